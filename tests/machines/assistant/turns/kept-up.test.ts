import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptUp, madeOf, sameFromStart } from '#machines/assistant/kept-up.ts';
import { tellIdle } from '#machines/assistant/runs/tasks.ts';
import { say, talkTo } from '../../../support/portal.ts';

test('a log that goes on is asked for its new turns alone, and finds what the whole of it holds', () => {
  const piece = fc.record({ keep: fc.nat(12), more: fc.array(fc.nat(9), { maxLength: 6 }) });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      let asked = 0;
      const find = keptUp((one: { readonly n: number }) => {
        asked += 1;
        return one.n > 5 ? one.n : undefined;
      });
      let log: readonly { readonly n: number }[] = [];
      for (const { keep, more } of pieces) {
        log = [...log.slice(0, keep), ...more.map((n) => ({ n }))];
        asked = 0;
        expect(find(log)).toEqual(log.flatMap(({ n }, at) => (n > 5 ? [{ at, found: n }] : [])));
        expect(asked).toBe(more.length);
      }
    }),
  );
});

test('two conversations in one process each keep what was found of them', () => {
  let asked = 0;
  const find = keptUp((one: { readonly n: number }) => {
    asked += 1;
    return one.n > 5 ? one.n : undefined;
  });
  const turn = (n: number) => ({ n });
  const [mine, theirs] = [
    [turn(1), turn(9)],
    [turn(2), turn(3)],
  ];
  find(mine);
  find(theirs);
  asked = 0;
  expect([find([...mine, turn(7)]), find([...theirs, turn(8)]), asked]).toEqual([
    [
      { at: 1, found: 9 },
      { at: 2, found: 7 },
    ],
    [{ at: 2, found: 8 }],
    2,
  ]);
});

test('what logs that were made of one another share is known without a look, and never more than they do', () => {
  const step = fc.record({ of: fc.nat(3), keep: fc.nat(12), more: fc.nat(4) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 90 }), fc.nat(100), fc.nat(100), (steps, one, other) => {
      const logs: (readonly object[])[] = [[{}, {}]];
      for (const { of, keep, more } of steps) {
        const before = logs.at(-1 - of) ?? logs[0] ?? [];
        const shared = Math.min(keep, before.length);
        logs.push(madeOf([...before.slice(0, shared), ...Array.from({ length: more }, () => ({}))], before, shared));
      }
      const before = logs[one % logs.length] ?? [];
      const now = logs[other % logs.length] ?? [];
      const same = now.findIndex((turn, at) => turn !== before[at]);
      const most = same < 0 ? now.length : same;
      expect(sameFromStart(before, now)).toBeLessThanOrEqual(most);
    }),
  );
  const first = [{}, {}];
  const second = madeOf([...first, {}], first, 2);
  expect([sameFromStart(first, second), sameFromStart(second, [...second])]).toEqual([2, 3]);
});

test('a chart that waits for nothing is not told that nothing is in progress', () => {
  const told: string[] = [];
  const chart = (waits: boolean) => ({
    getSnapshot: () => ({ can: () => waits }),
    send: ({ type }: { readonly type: string }) => void told.push(`${type} ${waits}`),
  });
  tellIdle(chart(false));
  tellIdle(chart(true));
  expect(told).toEqual(['IDLE true']);
});

test('all that a sentence changes is told to who draws at once, and not piece by piece', async () => {
  const { conversation } = talkTo();
  await conversation.settled();
  let told = 0;
  conversation.subscribe(() => {
    told += 1;
  });
  conversation.say('200 is what i have');
  expect([told, conversation.getSnapshot().messages.at(-1)?.from]).toEqual([1, 'portal']);
  await say(conversation, 'buy power', '5000');
  expect(conversation.getSnapshot().view?.step).toBe('confirming');
});
