/** From where an address can be opened, as far as it tells by itself. */

export type Reach = 'device' | 'network' | 'everywhere';

const DEVICE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?|0\.0\.0\.0)$/;
const NETWORK = [
  /^(10(\.\d+){3}|192\.168(\.\d+){2}|169\.254(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2})$/,
  /^\[?(f[cd][0-9a-f]{2}|fe80):/,
];

/** `device`: only on this machine. `network`: only in the network at hand. */
export function reachOf(host: string): Reach {
  const name = host.toLowerCase();
  if (DEVICE.test(name)) return 'device';
  // A name without a dot, or one under .local, is known in the own network alone.
  const local = name.endsWith('.local') || (!name.includes('.') && !name.includes(':'));
  return local || NETWORK.some((addresses) => addresses.test(name)) ? 'network' : 'everywhere';
}
