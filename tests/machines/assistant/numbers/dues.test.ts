import { expect, test } from 'vitest';
import { FIGURES } from '#catalogues/sentences/conversation/figures.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PARTS } from '#catalogues/sentences/parts.ts';
import type { View } from '#machines/kit/view.ts';
import { chatOf } from '../past/past-chat.ts';

const owed = { serviceCharge: -45_000, devLevy: 0, fine: 5_000 };
const charged = { owed: { ...owed, serviceCharge: 0 } };

test.each([
  ['pay 7000 of my service charge', {}, PARTS.nothing('₦7,000')],
  ['pay 15000 service charge', charged, PARTS.nothing('₦15,000')],
  ['pay 7000 service charge for 2 months', { owed }, FIGURES.monthly('₦7,000')],
  ['pay 2000 of my fine', {}, SENTENCES.noFine],
  ['pay 6000 of my fine', { owed }, PARTS.most('₦5,000')],
  ['pay 50k of my service charge', { owed }, PARTS.most('₦45,000')],
] as const)('"%s" says what becomes of the sum', async (sentence, script, said) => {
  const talk = await chatOf('service-user', script, sentence);
  expect(talk.texts()).toContain(said);
  expect(talk.shown().view?.flow).toBe('pay-services');
  talk.conversation.stop();
});

const total = ({ view }: { view: View | null }) => view?.summary.find(({ label }) => label === 'Total')?.value;

test.each([
  [['pay 7000 of my service charge'], '₦7,050'],
  [['pay 45000 service charge'], '₦45,050'],
  [['abeg make I pay 10k out of my service charge'], '₦10,050'],
  [['pay service charge', '7000'], '₦7,050'],
  [['pay service charge', '10k'], '₦10,050'],
  [['pay service charge', '3'], '₦45,050'],
  [['pay service charge for 2 months', 'no, 7000'], '₦7,050'],
  [['pay service charge for 2 months', 'make it 7000 naira'], '₦7,050'],
  [['pay 7000 of my service charge', 'no, 2 months'], '₦30,050'],
  [['pay 7000 of my service charge', 'make it 8000'], '₦8,050'],
  [['pay 2000 of my fine'], '₦2,050'],
  [['pay service charge', 'all of it'], '₦45,050'],
  [['pay all my service charge'], '₦45,050'],
  [['pay service charge', 'all 12 months'], '₦180,050'],
  [['pay service charge', 'whole year'], '₦180,050'],
  [['pay my full service charge for 2 months'], '₦30,050'],
  [['pay service charge for the whole year'], '₦180,050'],
  [['pay all 6 months of service charge'], '₦90,050'],
  [['pay service charge', '7000', 'make it all'], '₦45,050'],
  [['pay service charge', '7000', 'pay the full amount'], '₦45,050'],
  [['pay service charge', '7000', 'no, pay everything'], '₦45,050'],
  [['pay service charge', '7000', 'half of it'], '₦3,550'],
  [['pay my fine', 'pay half'], '₦2,550'],
  [['pay 2000 of my fine', 'pay the full fine'], '₦5,050'],
  [['pay 2000 of my fine', 'pay my fine in full'], '₦5,050'],
  [['pay service charge for 2 months', 'pay all my service charge'], '₦45,050'],
  [['pay service charge for 2 months', 'I cannot pay the full service charge'], '₦30,050'],
  [['pay for services', '7000', 'service charge'], '₦7,050'],
  [['pay for services', 'seven thousand', 'service charge'], '₦7,050'],
  [['pay for services', 'make it 7k', 'service charge'], '₦7,050'],
  [['pay for services', '4000', 'fine'], '₦4,050'],
  [['pay for services', '7000', '8000', 'service charge'], '₦8,050'],
  [['pay for services', '7000', 'development levy'], '₦7,050'],
  [['pay for services', '2', '3'], '₦15,050'],
  [['pay service charge for half a year'], '₦90,050'],
  [['pay my fine'], '₦5,050'],
  [['pay my fine', 'no, 2000'], '₦2,050'],
  [['I wan settle 3000 out of the fine'], '₦3,050'],
])('%j is read back with %s', async (sentences, said) => {
  const talk = await chatOf('service-user', { owed }, ...sentences);
  expect([total(talk.shown()), talk.texts().slice(-3)]).toEqual([said, expect.anything()]);
  talk.conversation.stop();
});

test.each([
  [['pay half of my service charge']],
  [['I want to pay part of my fine']],
  [['I wan pay small out of my fine']],
  [['pay 10 percent of the fine']],
  [['pay service charge', 'half']],
  [['pay service charge', 'small small']],
  [['pay my fine', 'not all']],
  [['pay half of 2 months of service charge']],
  [['pay service charge for half of 2 months']],
  [['pay half a month of service charge']],
  [['pay half payment for 2 months service charge']],
  [['pay part of my 2 months service charge']],
  [['pay service charge', 'half of 2 months']],
  [['pay service charge for 2 months', 'pay half of 2 months']],
])('%j asks how much, and pays nothing else', async (sentences) => {
  const talk = await chatOf('service-user', { owed }, ...sentences);
  expect(talk.shown().view).toMatchObject({ step: 'asking', next: 'part' });
  expect(talk.texts().join(' ')).not.toContain('No meter of yours');
  talk.conversation.stop();
});

test.each([
  ['i cannot pay 45000'],
  ['45000 is too much'],
  ['45000 is wrong'],
  ['dont pay 7000'],
  ['i no get 7k'],
  ['45000?'],
  ['all?'],
  ['i fit pay 10k now and 10k later'],
])('"%s" where months are asked for is no sum', async (sentence) => {
  const talk = await chatOf('service-user', { owed }, 'pay service charge', sentence);
  expect(talk.shown().view).toMatchObject({ step: 'asking', next: 'months' });
  talk.conversation.stop();
});

test.each(['yes', 'all good', 'everything is correct'])('"%s" to a part is a yes to it', async (sentence) => {
  const talk = await chatOf('service-user', { owed }, 'pay service charge', '7000', sentence);
  expect(talk.shown().view?.widget?.amount).toBe(7_050);
  talk.conversation.stop();
});

test.each(['pay service charge for all of us', 'pay complete service charge for december', 'pay my dues'])(
  '"%s" asks for how many months',
  async (sentence) => {
    const talk = await chatOf('service-user', { owed }, sentence);
    expect(talk.shown().view).toMatchObject({ step: 'asking', next: 'months' });
    talk.conversation.stop();
  },
);

test.each(['pay 3 months service charge', 'pay service charge', 'pay levy 5000'])(
  '"%s" leaves out none',
  async (sentence) => {
    const talk = await chatOf('service-user', {}, sentence);
    expect(talk.texts().join(' ')).not.toContain('not used');
    talk.conversation.stop();
  },
);

test.each([
  [['pay half of 3 months of security'], PARTS.wholeMonths],
  [['pay service charge', 'half of 2 months'], PARTS.wholeMonths],
  [['pay for services', '7000', 'security'], PARTS.nothing('₦7,000')],
])('%j, of which nothing is owed, says what becomes of the part', async (sentences, said) => {
  const talk = await chatOf('service-user', {}, ...sentences);
  expect(talk.texts()).toContain(said);
  expect(talk.shown().view).toMatchObject({ step: 'asking', next: 'months' });
  talk.conversation.stop();
});

const ofLevy = { owed: { serviceCharge: -45_000, devLevy: -59_500, fine: 10_000 } };

test.each([
  ['service-user', 'pay the full amount', '₦59,550'],
  ['service-user', 'pay the full levy', '₦59,550'],
  ['service-owner', 'pay it all', '₦59,550'],
  ['service-owner', 'pay half of it', '₦2,550'],
])('to a %s who reads back 5,000 of a levy "%s" is no yes to that', async (role, sentence, said) => {
  const talk = await chatOf(role, ofLevy, 'pay levy 5000', sentence);
  expect(talk.shown().view?.step).toBe('confirming');
  expect(total(talk.shown())).toBe(said);
  talk.conversation.stop();
});

test.each([
  ['pay service charge', '7000', 'pay the full amount'],
  ['pay service charge', '7000', 'pay everything'],
  ['pay service charge for 2 months', 'I want to pay the full amount'],
  ['pay service charge for 2 months', 'pay 7000 of my service charge'],
  ['pay 7000 of my service charge', 'pay service charge for 2 months'],
  ['pay levy 5000', 'pay service charge'],
])('what is changed is not said to be kept from before: %s, %s', async (...sentences) => {
  const talk = await chatOf('service-user', ofLevy, ...sentences);
  const kept = talk.texts().filter((text) => text.startsWith('I keep from before'));
  expect(kept.join(' ')).not.toMatch(/Amount|months/);
  talk.conversation.stop();
});

test('a change of a sum is said once', async () => {
  const talk = await chatOf('service-user', ofLevy, 'pay service charge', '7000', 'pay 10000');
  expect(talk.texts().filter((text) => text.includes('instead of'))).toEqual(['₦10,000 instead of ₦7,000.']);
  talk.conversation.stop();
});
