import type { AccountCopy, AccountNews } from './keep.ts';
import { type Entry, seqsAfter, type Withdrawn, withdrawnFrom } from './log.ts';
import { type Numbers, withChanges } from './numbers.ts';

/** What goes to the account: turns that have no number yet, and what is open. */
export interface Parcel {
  /** The revision that it continues. */
  readonly over: number;
  /** The ids of its turns, those of withdrawn ones included. */
  readonly uids: readonly string[];
  /** No more turns wait for another parcel. */
  readonly isLast: boolean;
  /** Puts it on its way. */
  readonly send: () => Promise<Receipt>;
}

/** What becomes of a parcel; `numbers` are those of its turns. */
export type Receipt =
  | { readonly came: 'kept'; readonly revision: number; readonly numbers: readonly number[] }
  | { readonly came: 'stale' | 'too-large' | 'refused' };

/** What the account has, and what was taken back here that it does not know of yet. */
export interface Found extends AccountNews {
  readonly withdrawn: Withdrawn;
}

/** So many turns go in one parcel, and so many where those are too much. */
const MANY = 300;
export const FEW = 40;

/** How far the account is with what was done here. `known` <= `due` <= `done`. */
export interface AccountContext {
  /** The account's revision that is known here; null while none is. */
  readonly revision: number | null;
  /** The numbers of the turns, by their ids. */
  readonly seqs: Numbers;
  /** So many things were done here. */
  readonly done: number;
  /** So many of them should be with the account once the turn is over. */
  readonly due: number;
  /** So many of them the account has. */
  readonly known: number;
  /** The account may have something new. */
  readonly unread: boolean;
  /** The face is left or come back to: it is not waited for the end of the turn. */
  readonly hurried: boolean;
  /** Another tab has done what the account does not have yet, and keeps it there, unless something comes of it here. */
  readonly elsewhere: boolean;
  readonly most: number;
  /** What is on its way, and how much of what was done it has. */
  readonly parcel: (Parcel & { readonly upTo: number }) | null;
  readonly found: Found | null;
}

/** What a chart begins with: what the account had of it before, null where it was never read. */
export interface Before extends Pick<AccountContext, 'seqs'> {
  readonly copy: AccountCopy | null;
  /** Something stands here that no account was ever asked about. */
  readonly unsent?: boolean;
}

/** What begins. */
export const begun = ({ copy, seqs, unsent = false }: Before): AccountContext => ({
  revision: copy?.revision ?? null,
  seqs,
  done: (copy === null ? unsent : copy.ahead) ? 1 : 0,
  due: 0,
  known: 0,
  unread: false,
  hurried: false,
  elsewhere: false,
  most: MANY,
  parcel: null,
  found: null,
});

/** The account was read: what it has is to be taken up, and all that was done here goes over that. `entries` are the turns here. */
export function foundIn(
  context: AccountContext,
  news: AccountNews | null,
  entries: readonly Entry[],
): Partial<AccountContext> {
  if (news === null) return {};
  const { revision, done } = context;
  // A revision that goes back is of other data: no number of ours is good there.
  const seqs = news.revision < (revision ?? 0) ? new Map<string, number>() : context.seqs;
  const known = news.state === null ? { ...news, messages: knownOf(news.messages, entries) } : news;
  return {
    found: { ...known, withdrawn: withdrawnFrom(entries, seqs) },
    seqs: seqsAfter(seqs, known),
    revision: news.revision,
    unread: false,
    due: done,
  };
}

/** A parcel was kept: its turns have numbers now. */
export function keptOf({ seqs, parcel, known, due, done }: AccountContext, receipt: Receipt): Partial<AccountContext> {
  if (parcel === null || receipt.came !== 'kept') return {};
  // A withdrawn one has no number any more that anybody asks for.
  const numbers = parcel.uids.map((uid, at) => [uid, seqs.has(uid) ? undefined : receipt.numbers[at]] as const);
  return {
    revision: receipt.revision,
    seqs: withChanges(seqs, numbers),
    known: parcel.isLast ? Math.max(known, parcel.upTo) : known,
    due: parcel.isLast ? due : done,
    parcel: null,
  };
}

/** What an account gets of who leaves: over what is on its way, and nothing of that again; null where it has all. */
export function lastOver({ revision, known, done, parcel }: AccountContext): number | null {
  const over = parcel === null ? revision : parcel.over + Math.max(1, parcel.uids.length);
  return done > (parcel?.upTo ?? known) ? over : null;
}

/** The turns of an account that stand here too. */
function knownOf(messages: AccountNews['messages'], entries: readonly Entry[]): AccountNews['messages'] {
  const standing = new Set(entries.map(({ uid }) => uid));
  return messages.filter(({ id }) => standing.has(id));
}
