import { describe, expect, test } from 'vitest';
import { DELIVERIES } from '../../../support/calls/tokens.ts';
import { say, talkTo, texts } from '../../../support/portal.ts';
import { onDevice, WHO } from '../offline/on-device.ts';

const talk = () => talkTo({ deliveries: [...DELIVERIES] });
const last = (conversation: ReturnType<typeof talk>['conversation']) => texts(conversation).at(-1) ?? '';

test.each([
  'my tokens',
  'show me my tokens',
  'list all my tokens',
  'show tokens wey I don buy',
  'abeg show my last tokens',
])('"%s" lists them, and its page has the same', async (text) => {
  const { conversation } = talk();
  await say(conversation, text);
  const table = conversation.getSnapshot().messages.at(-1)?.table;
  expect(table?.page).toMatchObject({ path: '/my-tokens' });
  expect(table?.rows[0]).toContain('0142 8837 5516 9020 4471');
  expect(table?.rows).toHaveLength(4);
});

test('"I have loaded it" ticks the next of the last purchase and says what to type then; it can be taken back', async () => {
  const { conversation, script } = talk();
  const ticks = () => script.deliveries[0]?.tokens.map(({ loadedAt }) => loadedAt !== null);
  await say(conversation, 'I have loaded it');
  expect(last(conversation)).toBe(
    'Noted as loaded: Key change, 1 of 2. Now type Key change, 2 of 2: 6835 1209 7743 0186 2295',
  );
  await say(conversation, 'i don load am');
  expect(ticks()).toEqual([true, true, false]);
  await say(conversation, 'I have not loaded it');
  expect(last(conversation)).toBe('Noted as not loaded: Key change, 2 of 2.');
  await say(conversation, 'I have loaded all of them');
  expect(ticks()).toEqual([true, true, true]);
  expect(last(conversation)).toContain('That was the last one.');
  expect(conversation.getSnapshot().loaded).toEqual(expect.arrayContaining(['01428837551690204471']));
});

test('a purchase that is open stays open, and is neither paid nor filled by it', async () => {
  const { conversation, script } = talk();
  await say(conversation, 'buy power 5000');
  const step = conversation.getSnapshot().view?.step;
  await say(conversation, 'I have loaded it');
  expect(conversation.getSnapshot().view?.step).toBe(step);
  expect(script.calls.map(({ name }) => name)).not.toContain('openOrder');
});

describe('without a line', () => {
  const KEPT = { owner: WHO, unsent: [], tokens: [], deliveries: [...DELIVERIES] };

  test('what was listed before is listed, and what was ticked stands ticked', async () => {
    const { conversation, lose } = onDevice(KEPT);
    await conversation.settled();
    expect(conversation.getSnapshot().loaded).toEqual(['22970853047227511385']);
    await lose();
    const page = conversation.pages.list('tokens');
    page.start();
    await expect.poll(() => page.getSnapshot().rows.length).toBe(4);
    page.stop();
  });

  test('what somebody else saw on this device is not', async () => {
    const { conversation, lose } = onDevice({ ...KEPT, owner: 'another' });
    await lose();
    const page = conversation.pages.list('tokens');
    page.start();
    await expect.poll(() => page.getSnapshot().state).toBe('failed');
    page.stop();
  });
});
