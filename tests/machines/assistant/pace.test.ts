import { expect, test } from 'vitest';
import { say, talkTo } from '../../support/portal.ts';

async function waitsOf(pace: 'swift' | 'specified'): Promise<number[]> {
  const waited: number[] = [];
  const pause = async (ms: number) => void waited.push(ms);
  const { conversation } = talkTo({ pace }, { visitor: true, pause });
  await say(conversation, 'buy power 5000', 'resident@palmcourt.example', 'Demo-Power-2026', 'yes');
  conversation.send({ type: 'WIDGET', result: 'captured' });
  await conversation.settled();
  expect(conversation.getSnapshot().view?.outcome).toBe('success');
  return waited;
}

test('at the swift pace nobody is kept waiting', async () => {
  expect(await waitsOf('swift')).toEqual([]);
});

test('at the specified pace every listed wait is kept: sign-in, data, meter check, outcome', {
  tags: ['G-040'],
}, async () => {
  expect(await waitsOf('specified')).toEqual([2000, 500, 500, 4000]);
});
