// Written by tools/page_types.py: change the types of Python, then run it anew.
import type { NoticeKind } from './requests';
import type { Holidays } from './messages';

export interface ContactData {
  id: number;
  channel: string;
  /** Of a mailbox; where an address tells its owner nothing, it is empty. */
  address: string;
  label: string;
  state: 'unconfirmed' | 'confirmed' | 'given-up';
  kinds: NoticeKind[];
  digest: boolean;
  /** Why the last message did not get through. */
  failure: string;
  failed: number | null;
}

export interface VacationData {
  /** That may be taken in a year. */
  days: number;
  left: number;
  taken: Holidays[];
}

export interface NoticesReply {
  /** Those that are set up. */
  channels: string[];
  kinds: NoticeKind[];
  contacts: ContactData[];
  zone: string;
  quiet: number[] | null;
  digest_at: number;
  /** Of the table that was asked about; null: as everywhere. */
  table: NoticeKind[] | null;
  /** Of an account. */
  vacation: VacationData | null;
}

export interface LinkedContact {
  channel: string;
  /** Not all of it. */
  address: string;
  state: 'unconfirmed' | 'confirmed' | 'given-up';
  /** Is anything sent there? */
  told: boolean;
}
