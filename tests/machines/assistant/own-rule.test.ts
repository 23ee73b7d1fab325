import { expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { ARREARS_SAID } from '#catalogues/sentences/arrears.ts';
import { OWING } from '#catalogues/sentences/owing.ts';
import type { ToldStanding } from '#machines/flows/power/arrears.ts';
import { say, talkTo, texts } from '../../support/portal.ts';

const OWED = { serviceCharge: -15_000, devLevy: 0, fine: 0 };
const standing = (more: Partial<ToldStanding>): ToldStanding => ({
  ...{ name: 'clear', reminds: [], stops: [], upTo: 0, words: null, until: null },
  ...more,
});
const buying = async (told: ToldStanding, ...said: string[]) => {
  const { conversation, script } = talkTo({ owed: OWED, standing: told });
  await say(conversation, ...said);
  const { view } = conversation.getSnapshot();
  const shown = { step: view?.step, say: view?.say.map(({ text }) => text) };
  return { ...shown, texts: texts(conversation), calls: script.calls.map(({ name }) => name) };
};

test('an estate that bears a debt sells power, and reminds of it', async () => {
  expect(await buying(standing({ name: 'reminded', reminds: ['service-charge'] }), 'buy power', '5000')).toMatchObject({
    step: 'confirming',
    texts: expect.arrayContaining([MESSAGES.outstandingServiceCharge]),
  });
});

test('one that stops it says so in its own words, with what is to be paid', async () => {
  const told = standing({
    name: 'blocked',
    stops: ['service-charge'],
    words: 'Mama Ngozi at the gate takes transfers.',
  });
  const { step, say: shown, calls } = await buying(told, 'buy power 5000');
  expect([step, shown]).toEqual([
    'blocked',
    [
      `${MESSAGES.outstandingBlock} ${OWING.said(['₦15,000 service charge'], 'Palm Court')}\n${MESSAGES.outstandingServiceCharge}`,
      ARREARS_SAID.own('Mama Ngozi at the gate takes transfers.'),
    ],
  ]);
  expect(calls).not.toContain('openOrder');
});

test('a little may be bought where the estate lets it, and no more than that', async () => {
  const told = standing({ name: 'blocked', stops: ['service-charge'], upTo: 1_000 });
  const most = ARREARS_SAID.upTo('₦1,000');
  const much = await buying(told, 'buy power 5000');
  expect([much.step, much.texts.includes(most)]).toEqual(['asking', true]);
  expect(much.calls).not.toContain('openOrder');
  expect((await buying(told, 'buy power 5000', '1000')).step).toBe('confirming');
  expect((await buying(told, 'buy power 1000')).step).toBe('confirming');
});

test.each([
  ['grace', ARREARS_SAID.grace('28 Nov 2026')],
  ['excepted', ARREARS_SAID.excepted('28 Nov 2026')],
] as const)('a house in %s buys, and is told until when', async (name, sentence) => {
  const told = standing({ name, reminds: ['service-charge'], until: '2026-11-28' });
  const { step, texts: said } = await buying(told, 'buy power', '5000');
  expect([step, said.includes(sentence)]).toEqual(['confirming', true]);
});

test('what is owed is told with how the house stands, and what would change that', async () => {
  const told = standing({ name: 'blocked', stops: ['service-charge'], upTo: 1_000, words: 'Call Mama Ngozi.' });
  const { texts: said } = await buying(told, 'what do I owe');
  expect(said).toEqual(
    expect.arrayContaining([
      MESSAGES.outstandingBlock,
      ARREARS_SAID.unblocks(['₦15,000 service charge']),
      ARREARS_SAID.own('Call Mama Ngozi.'),
      ARREARS_SAID.upTo('₦1,000'),
    ]),
  );
  const graced = await buying(standing({ name: 'grace', until: '2026-11-28' }), 'what do I owe');
  expect(graced.texts).toContain(ARREARS_SAID.grace('28 Nov 2026'));
});
