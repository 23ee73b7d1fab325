import type { Message } from '../transcript.ts';

/** So many turns of a transcript are kept, the last ones. */
export const MOST_KEPT = 300;

/** A turn in the log of a conversation: `uid` is the id that the device gave it which wrote it, `seq` the number that the server gave it. */
export type Entry = Message & { readonly uid: string; readonly seq?: number };

/** What the server tells of a log. */
export interface LogNews {
  /** Nothing with a smaller number is kept any more. */
  readonly begins: number;
  /** What has come since, in the order of the numbers; a null message was withdrawn. */
  readonly messages: readonly LogItem[];
}

/** A turn as the server has it. */
interface LogItem {
  readonly number: number;
  readonly id: string;
  readonly message: Message | null;
}

/** The log as a device has it: numbered turns by their numbers, then its own that have none yet, as they were said. */
export function inOrder(entries: readonly Entry[]): readonly Entry[] {
  const numbered = entries.filter(({ seq }) => seq !== undefined);
  const own = entries.filter(({ seq }) => seq === undefined);
  return [...numbered.toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0)), ...own];
}

/** A device's own log with the numbers that the server tells, and without what is not kept there any more. */
export function numberedBy(own: readonly Entry[], { begins, messages }: LogNews): readonly Entry[] {
  const told = new Map(messages.map((item) => [item.id, item]));
  return own.flatMap((entry) => {
    const item = told.get(entry.uid);
    if (item !== undefined) return item.message === null ? [] : [{ ...entry, seq: item.number }];
    return entry.seq !== undefined && entry.seq < begins ? [] : [entry];
  });
}

/** The same with what others wrote, each turn once. What this device has `withdrawn`, and the server was not told of yet, stays away. */
export function caughtUp(
  own: readonly Entry[],
  news: LogNews,
  withdrawn: ReadonlySet<string> = new Set(),
): readonly Entry[] {
  const mine = numberedBy(own, news);
  const known = new Set([...mine.map(({ uid }) => uid), ...withdrawn]);
  const others = news.messages.flatMap(({ number, id, message }) =>
    message === null || known.has(id) ? [] : [{ ...message, uid: id, seq: number }],
  );
  return inOrder([...mine, ...others]);
}

/** One log of two copies, e.g. of two tabs, without what either has withdrawn. */
export function joined(
  mine: readonly Entry[],
  theirs: readonly Entry[],
  withdrawn: ReadonlySet<string> = new Set(),
): readonly Entry[] {
  const seqs = seqsOf([...mine, ...theirs]);
  const known = new Set(theirs.map(({ uid }) => uid));
  const all = [...theirs, ...mine.filter(({ uid }) => !known.has(uid))];
  return inOrder(all.filter(({ uid }) => !withdrawn.has(uid)).map((entry) => withSeq(entry, seqs)));
}

/** The numbers in a log, by the ids of the turns. */
export function seqsOf(
  entries: readonly { readonly uid: string; readonly seq?: number }[],
): ReadonlyMap<string, number> {
  return new Map(entries.flatMap(({ uid, seq }) => (seq === undefined ? [] : [[uid, seq]])));
}

/** The same numbers with what the server tells, and without what is not kept there any more. */
export function seqsAfter(
  seqs: ReadonlyMap<string, number>,
  { begins, messages }: LogNews,
): ReadonlyMap<string, number> {
  const after = new Map([...seqs].filter(([, seq]) => seq >= begins));
  for (const { id, number, message } of messages) {
    if (message === null) after.delete(id);
    else after.set(id, number);
  }
  return after;
}

/** A turn with its number, where it has one. */
export function withSeq({ seq: _, ...entry }: Entry, seqs: ReadonlyMap<string, number>): Entry {
  const seq = seqs.get(entry.uid);
  return seq === undefined ? entry : { ...entry, seq };
}

/** Turns that have a number and were taken back. */
export type Withdrawn = readonly { readonly uid: string; readonly seq: number }[];

/** The turns that have a number and stand in the transcript no more: their questions were taken back. */
export function withdrawnFrom(entries: readonly Entry[], seqs: ReadonlyMap<string, number>): Withdrawn {
  const standing = new Set(entries.map(({ uid }) => uid));
  return [...seqs].flatMap(([uid, seq]) => (standing.has(uid) ? [] : [{ uid, seq }]));
}

/** The ids of the turns that a face shows. A turn never changes, so it is known by itself. */
export interface Uids {
  /** The id of a turn, which it is given where it has none. */
  uidOf(message: Message): string;
  /** A turn with its id. */
  entryOf(message: Message): Entry;
  /** A turn of a log as a face shows it. */
  shown(entry: Entry): Message;
}

const spelled = (id: string): string => id.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** Gives the turns of this device their ids. Digits are spelled, so that nobody takes them for the number of a card. */
export function createUids(newId: () => string): Uids {
  const uids = new WeakMap<Message, string>();
  let device: string | null = null;
  let count = 0;
  function uidOf(message: Message): string {
    const known = uids.get(message);
    if (known !== undefined) return known;
    device ??= spelled(newId());
    const uid = `${device}.${spelled(String(++count))}`;
    uids.set(message, uid);
    return uid;
  }

  return {
    uidOf,
    entryOf: (message) => ({ ...message, uid: uidOf(message) }),
    shown({ uid, seq: _, ...message }) {
      uids.set(message, uid);
      return message;
    },
  };
}

/** A transcript that was kept before turns had ids: what they were said by and when is theirs, as the server's migration 150 says it. */
export function withUids(messages: readonly (Message & { readonly uid?: string })[]): readonly Entry[] {
  const counts = new Map<string, number>();
  return messages.map((message) => {
    const said = `${message.at} ${message.from}`;
    const count = (counts.get(said) ?? 0) + 1;
    counts.set(said, count);
    return { ...message, uid: message.uid ?? `${said} ${count}` };
  });
}

/**
 * The transcript with numbers for the screen that go on from those that stood here: what was told here already keeps its number, what
 * came before it has a smaller one, so that who shows turns one by one shows only what is new.
 */
export function placed(entries: readonly Entry[], before: readonly Entry[]): readonly Entry[] {
  const ids = new Map(before.map(({ uid, id }) => [uid, id]));
  const last = entries.findLastIndex(({ uid }) => ids.has(uid));
  const first = (ids.get(entries[last]?.uid ?? '') ?? last + 1) - last;
  // A turn that has left the log was seen with its number, so what is new begins after that.
  const fresh = last < 0 ? first : (before.at(-1)?.id ?? 0) - last;
  return entries.map((entry, index) => ({ ...entry, id: (index > last ? fresh : first) + index }));
}

/** The orders whose result a turn tells. */
export const ordersOf = ({ card }: Message): readonly string[] => (card ? [card.result.orderId] : []);
