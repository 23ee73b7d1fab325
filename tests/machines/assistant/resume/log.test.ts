import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readKept, readNews } from '#machines/assistant/sync/keep.ts';
import {
  caughtUp,
  createUids,
  type Entry,
  joined,
  numberedBy,
  placed,
  seqsAfter,
  seqsOf,
  type Uids,
  withdrawnFrom,
  withSeq,
} from '#machines/assistant/sync/log.ts';
import type { Message } from '#machines/assistant/transcript.ts';
import { addToLog, emptyLog, readLog } from '../../../support/calls/kept-log.ts';

const AT = '2026-11-23T08:00:00.000Z';
const turn = (text: string, from: Message['from'] = 'person'): Message => ({
  id: 1,
  from,
  text,
  tone: 'plain',
  at: AT,
});

/** A device as far as its log goes. Its clock stands still and it says the same words, so that nothing but the ids tells turns apart. */
class Device {
  revision = 0;
  seqs: ReadonlyMap<string, number> = new Map();
  log: readonly Entry[] = [];
  readonly said: string[] = [];
  readonly #uids: Uids;

  constructor(name: string) {
    this.#uids = createUids(() => `${name}-0000-1111`);
  }

  say(): void {
    const entry = this.#uids.entryOf(turn('hello'));
    this.said.push(entry.uid);
    this.log = [...this.log, entry];
  }

  /** The last turn is taken back, if it is this device's own. */
  takeBack(): string | null {
    const last = this.log.at(-1);
    if (last === undefined || !this.said.includes(last.uid)) return null;
    this.log = this.log.slice(0, -1);
    return last.uid;
  }

  parcel() {
    const unsent = this.log.filter(({ uid }) => !this.seqs.has(uid));
    const gone = withdrawnFrom(this.log, this.seqs);
    const messages = [
      ...gone.map(({ uid }) => ({ id: uid, message: null })),
      ...unsent.map(({ uid, ...message }) => ({ id: uid, message })),
    ];
    return { revision: this.revision, messages, kept: { version: 1, stack: [] } };
  }

  hearNumbers(parcel: ReturnType<Device['parcel']>, revision: number, numbers: readonly number[]): void {
    const after = new Map(this.seqs);
    for (const [index, { id, message }] of parcel.messages.entries()) {
      if (message === null) after.delete(id);
      else after.set(id, numbers[index] ?? 0);
    }
    this.revision = revision;
    this.seqs = after;
    this.log = this.log.map((entry) => withSeq(entry, after));
  }

  hearNews(found: ReturnType<typeof readLog>): void {
    const news = readNews(found);
    const gone = new Set(withdrawnFrom(this.log, this.seqs).map(({ uid }) => uid));
    this.log = caughtUp(this.log, news, gone);
    this.seqs = seqsAfter(this.seqs, news);
    this.revision = news.revision;
  }

  uids = () => this.log.map(({ uid }) => uid);
}

const EVENTS = [
  'say',
  'take back',
  'send',
  'send, and the answer is lost',
  'send, and it is lost',
  'send twice',
  'read',
];
const step = fc.record({ on: fc.constantFrom(0, 1), event: fc.constantFrom(...EVENTS) });

function lived(steps: readonly { readonly on: number; readonly event: string }[], most = 300) {
  let server = emptyLog();
  const devices = [new Device('phone'), new Device('desk')] as const;
  const withdrawn = new Set<string>();
  const given: (readonly [string, number])[] = [];

  /** False where it was stale. */
  function send(one: Device, parcel = one.parcel(), heard = true): boolean {
    const kept = addToLog(server, parcel, most);
    if (kept === null) return false;
    server = kept.log;
    for (const [index, { id, message }] of parcel.messages.entries())
      if (message !== null) given.push([id, kept.data.numbers[index] ?? 0]);
    if (heard) one.hearNumbers(parcel, kept.data.revision, kept.data.numbers);
    return true;
  }

  for (const { on, event } of steps) {
    const one = devices[on === 0 ? 0 : 1];
    if (event === 'say') one.say();
    if (event === 'take back') {
      const uid = one.takeBack();
      // What the server has may come back with the next answer, where that it was taken back was told by none.
      if (uid !== null && (one.seqs.has(uid) || !server.messages.some(({ id }) => id === uid))) withdrawn.add(uid);
    }
    if (event === 'send') send(one);
    if (event === 'send, and the answer is lost') send(one, one.parcel(), false);
    if (event === 'send twice') {
      const parcel = one.parcel();
      if (send(one, parcel, false)) send(one, { ...parcel, revision: server.revision });
    }
    if (event === 'read') one.hearNews(readLog(server, one.revision));
  }
  // In the end each has its line back.
  for (const one of [...devices, ...devices]) {
    one.hearNews(readLog(server, one.revision));
    send(one);
  }
  for (const one of devices) one.hearNews(readLog(server, one.revision));
  return { devices, withdrawn, given, server };
}

describe('two devices and the log of their account', () => {
  test('whatever is said, lost, sent again and taken back, both show the same: nothing twice, nothing lost, each in its own order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { devices, withdrawn, given } = lived(steps);
        const [phone, desk] = devices;
        expect(desk.uids()).toEqual(phone.uids());
        expect(new Set(phone.uids()).size).toBe(phone.uids().length);
        const seqs = phone.log.map(({ seq }) => seq ?? 0);
        expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
        for (const one of devices) {
          const stays = one.said.filter((uid) => !withdrawn.has(uid));
          expect(phone.uids().filter((uid) => one.said.includes(uid))).toEqual(stays);
        }
        // A turn that is sent again has the number that it had.
        const numbers = new Map(given);
        expect(given.filter(([uid, seq]) => numbers.get(uid) !== seq)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('a log whose beginning is not kept any more has the same end on both', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { devices, server } = lived(steps, 4);
        const [phone, desk] = devices;
        expect(desk.uids()).toEqual(phone.uids());
        expect(phone.uids()).toEqual(server.messages.filter(({ message }) => message !== null).map(({ id }) => id));
      }),
      { numRuns: 300 },
    );
  });

  test('an id has no digit that could be taken for one of a card, and is a turn’s for good', () => {
    const { entryOf, shown } = createUids(() => '4701-1204-0912-3456');
    const message = turn('hello');
    expect(entryOf(message)).toEqual(entryOf(message));
    expect(entryOf(message).uid).toMatch(/^[^\d]+\.[^\d]+$/);
    expect(entryOf(turn('hello')).uid).not.toBe(entryOf(message).uid);
    const other = shown({ ...message, uid: 'desk.a', seq: 7 });
    expect([other, entryOf(other).uid]).toEqual([message, 'desk.a']);
  });
});

const entries = fc.uniqueArray(fc.record({ name: fc.nat(12), seq: fc.boolean() }), { selector: ({ name }) => name });
const logOf = (names: readonly { readonly name: number; readonly seq: boolean }[], prefix: string): readonly Entry[] =>
  names
    .map(({ name, seq }) => ({
      ...turn('hello'),
      uid: seq ? `both.${name}` : `${prefix}.${name}`,
      ...(seq && { seq: name + 1 }),
    }))
    .toSorted((a, b) => (a.seq ?? 99) - (b.seq ?? 99));

test('two copies are one log: all of both once, by the numbers first, and what has none in its own order', () => {
  fc.assert(
    fc.property(entries, entries, (left, right) => {
      const [mine, theirs] = [logOf(left, 'mine'), logOf(right, 'theirs')];
      const log = joined(mine, theirs);
      const uids = log.map(({ uid }) => uid);
      expect([...uids].sort()).toEqual([...new Set([...mine, ...theirs].map(({ uid }) => uid))].sort());
      for (const one of [mine, theirs])
        expect(uids.filter((uid) => one.some((entry) => entry.uid === uid))).toEqual(one.map(({ uid }) => uid));
      expect(joined(log, theirs)).toEqual(log);
      expect(joined(mine, theirs, new Set(uids))).toEqual([]);
    }),
  );
});

test('what an older portal kept in a browser is the same turn as its server has numbered it, and is not told twice', () => {
  const messages = [turn('Good day.', 'portal'), turn('hello'), turn('Hello again.', 'portal')];
  const kept = readKept({ version: 1, messages, stack: [], runs: [] });
  const own = kept?.messages ?? [];
  expect(own.map(({ uid }) => uid)).toEqual([`${AT} portal 1`, `${AT} person 1`, `${AT} portal 2`]);
  const news = {
    begins: 4,
    messages: own.map(({ uid, ...message }, index) => ({ number: index + 4, id: uid, message })),
  };
  expect(caughtUp(own, news).map(({ uid, seq }) => [uid, seq])).toEqual([
    [`${AT} portal 1`, 4],
    [`${AT} person 1`, 5],
    [`${AT} portal 2`, 6],
  ]);
});

test('what is not kept by the account any more goes here too, and what has no number stays', () => {
  const log = logOf(
    [
      { name: 1, seq: true },
      { name: 5, seq: true },
      { name: 7, seq: false },
    ],
    'mine',
  );
  expect(numberedBy(log, { begins: 4, messages: [] }).map(({ uid }) => uid)).toEqual(['both.5', 'mine.7']);
  expect([...seqsAfter(seqsOf(log), { begins: 4, messages: [] })]).toEqual([['both.5', 6]]);
});

test('turns on the screen go on from those that stood there: what comes before them has smaller numbers', () => {
  const before = [{ ...turn('hello'), uid: 'desk.1', id: 3 }];
  const other = { ...turn('hello'), uid: 'phone.1', id: 1, seq: 1 };
  expect(placed([other, ...before], before).map(({ uid, id }) => [uid, id])).toEqual([
    ['phone.1', 2],
    ['desk.1', 3],
  ]);
  expect(placed([other], before).map(({ id }) => id)).toEqual([1]);
});
