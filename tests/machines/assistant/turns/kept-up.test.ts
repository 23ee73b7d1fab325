import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptUp } from '#machines/assistant/kept-up.ts';
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
