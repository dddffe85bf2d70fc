// Written by tools/page_types.py: change the types of Python, then run it anew.

export type ClubRole = 'owner' | 'organiser' | 'member';

export type AnyClubAct = AcceptMember | SetRole | RemoveMember | LeaveClub | RenewInvite | DescribeClub | DissolveClub;

export interface NewClub {
  name: string;
  about?: string;
  /** May everybody see that there is this club, and ask to become a member? */
  listed?: boolean;
}

/** With the word of an invitation at once; without, those who let people in are asked. */
export interface JoinRequest {
  invite?: string;
}

export interface AcceptMember {
  do: 'accept';
  name: string;
}

/** For the owner. Who makes somebody else the owner is an organiser from then on. */
export interface SetRole {
  do: 'role';
  name: string;
  role: ClubRole;
}

/** Or refuse somebody who asks. */
export interface RemoveMember {
  do: 'remove';
  name: string;
}

export interface LeaveClub {
  do: 'leave';
}

/** The link that was handed out before lets nobody in any more. */
export interface RenewInvite {
  do: 'invite';
}

export interface DescribeClub {
  do: 'describe';
  about: string;
  listed: boolean;
}

/** Its tournaments go with it; its tables are seen by those who sit there. */
export interface DissolveClub {
  do: 'dissolve';
}

export interface ClubSummary {
  id: string;
  name: string;
  about: string;
  members: number;
  /** Of whoever asks: owner, organiser, member; asked; or empty. */
  role: string;
}

export interface MemberData {
  name: string;
  role: string;
  since: number;
}

/** Whoever is no member sees no people. */
export interface ClubData {
  id: string;
  name: string;
  about: string;
  listed: boolean;
  count: number;
  role: string;
  members: MemberData[];
  /** For those who let people in. */
  asking: MemberData[];
  /** For those who let people in. */
  invite: string;
}
