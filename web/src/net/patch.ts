/** Applies the differences between two messages; the counterpart of `pelagos.table.patch`. */
import type { Change } from '../protocol/messages';

/** The data with the patch applied. The old data is not touched: what has not changed is shared. */
export function patched<T>(old: T, patch: Change[]): T {
  let data: unknown = old;
  for (const change of patch) data = changed(data, change);
  return data as T;
}

function changed(data: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change.length === 1 ? change[0] : spliced(data, ...change);
  if (data === null || typeof data !== 'object') throw new Gap();
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...data }) as Record<string, unknown>;
  for (const [name, inner] of Object.entries(change)) {
    if (!(name in copy)) throw new Gap();
    copy[name] = changed(copy[name], inner);
  }
  return copy;
}

function spliced(data: unknown, first: number, last: number, items: unknown[]): unknown[] {
  if (!Array.isArray(data) || first + last > data.length) throw new Gap();
  return [...(data as unknown[]).slice(0, first), ...items, ...(data as unknown[]).slice(data.length - last)];
}

/** A patch that does not fit what is held. */
export class Gap extends Error {}
