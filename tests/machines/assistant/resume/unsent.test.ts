import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createUids, withdrawnFrom } from '#machines/assistant/sync/log.ts';
import { type Numbers, withChanges } from '#machines/assistant/sync/numbers.ts';
import { createUnsent } from '#machines/assistant/sync/unsent.ts';
import type { Message } from '#machines/assistant/transcript.ts';

const turn = (id: number): Message => ({
  ...{ id, from: 'portal', text: String(id), tone: 'plain', at: '2026-11-24T08:00:00.000Z' },
});

/** What becomes of a log: a turn more, one that goes or is written anew, what is unknown is kept, and the account is read or forgotten. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ does: 'say' } as const) },
  fc.record({ does: fc.constantFrom('take back', 'mute'), back: fc.nat(4) }),
  { weight: 3, arbitrary: fc.constant({ does: 'send' } as const) },
  fc.constant({ does: 'look' } as const),
  fc.constant({ does: 'forget' } as const),
);

test('what an account does not know is the same at each look as if all of the log were looked at', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
      const { uidOf, entryOf } = createUids(() => 'desk');
      const unsent = createUnsent(uidOf);
      let log: readonly Message[] = [];
      let numbers: Numbers = new Map();
      let last = 0;
      for (const one of steps) {
        if (one.does === 'say') log = [...log, turn(log.length)];
        if (one.does === 'take back') log = log.filter((_, at) => at !== log.length - 1 - one.back);
        if (one.does === 'mute') log = log.map((each, at) => (at === log.length - 1 - one.back ? { ...each } : each));
        if (one.does === 'forget') numbers = new Map();
        if (one.does !== 'send' && one.does !== 'look') continue;
        const entries = log.map(entryOf);
        const { turns, withdrawn } = unsent(log, numbers);
        expect(turns).toEqual(log.filter((each) => !numbers.has(uidOf(each))));
        expect(withdrawn).toEqual([...withdrawnFrom(entries, numbers)].sort((a, b) => a.seq - b.seq));
        if (one.does === 'send')
          numbers = withChanges(numbers, [
            ...withdrawn.map(({ uid }) => [uid, undefined] as const),
            ...turns.map((each) => [uidOf(each), ++last] as const),
          ]);
      }
    }),
    { numRuns: 60 },
  );
});

test('numbers that change a little at a time are as a map that is written anew', () => {
  const change = fc.tuple(fc.nat(200).map(String), fc.option(fc.nat(), { nil: undefined }));
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 20 }), { maxLength: 40 }), (all) => {
      let numbers: Numbers = new Map();
      const plain = new Map<string, number>();
      for (const changes of all) {
        numbers = withChanges(numbers, changes);
        for (const [uid, seq] of changes) {
          plain.delete(uid);
          if (seq !== undefined) plain.set(uid, seq);
        }
        expect(new Map(numbers)).toEqual(plain);
        expect([numbers.size, [...numbers.keys()].length, [...numbers.values()].length]).toEqual(
          Array(3).fill(plain.size),
        );
        for (const [uid] of changes)
          expect([numbers.has(uid), numbers.get(uid)]).toEqual([plain.has(uid), plain.get(uid)]);
      }
    }),
    { numRuns: 60 },
  );
});
