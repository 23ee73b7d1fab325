import { expect, test } from 'vitest';
import { draw } from '../support/draw.tsx';
import { asking } from '../support/scenes/conversations.ts';
import { portal } from '../support/scenes/messages.ts';

const more = { ...asking, messages: [...asking.messages, portal('One thing more.')] };

/** How the log moves to a new turn, for somebody whom motion bothers or not. */
async function movesBy(still: boolean): Promise<(ScrollBehavior | undefined)[]> {
  const { show } = await draw(asking);
  const moves: (ScrollBehavior | undefined)[] = [];
  Element.prototype.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options === 'object') moves.push(options.behavior);
  };
  const asked = window.matchMedia;
  window.matchMedia = (query) =>
    query.includes('reduced-motion') ? Object.assign(asked(query), { matches: still }) : asked(query);
  await show(more);
  return moves;
}

test('the log glides to a new turn', async () => {
  expect(await movesBy(false)).toEqual(['smooth']);
});

test('the log is at a new turn at once for somebody whom motion bothers', async () => {
  expect(await movesBy(true)).toEqual(['instant']);
});
