import { expect, test } from 'vitest';
import { POWER_AMOUNT_KOBO } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { estatePowerProblems, estatePowerTotal } from '#machines/flows/power/estate-fields.ts';
import { say, talkTo, texts } from '../../support/portal.ts';

/** An operator who takes ₦75 and sells ₦1,000 to ₦20,000 at once. */
const SET = {
  estateFees: { power: 75, service: 75, 'dev-levy': 75, fine: 75 },
  amounts: { power: { least: 1000, most: 20_000 } },
};

/** All that was answered to a sentence. */
async function told(given: Parameters<typeof talkTo>[0], words: string): Promise<string> {
  const { conversation } = talkTo({ ...SET, ...given });
  await conversation.settled();
  const before = texts(conversation).length;
  await say(conversation, words);
  return texts(conversation).slice(before).join('\n');
}

test.each([
  ['how much is the fee', 'The convenience fee is ₦75 on every payment of your estate, whatever the amount.'],
  ['how much will I pay in all for 5000 of power', 'For ₦5,000 you pay ₦5,075 in all.'],
  ['how many units will 5000 give me', 'With the convenience fee of ₦75 you pay ₦5,075.'],
  ['how many units will 500 give me', 'The least you can buy at once is ₦1,000.'],
  ['how many units will 50000 give me', 'The most you can buy at once is ₦20,000.'],
])('"%s" is answered by what is set now', async (words, answer) => {
  const said = await told({}, words);
  expect(said).toContain(answer);
  expect(said).not.toContain('₦50 ');
});

test('fees that differ are each told with what they are for', async () => {
  const said = await told({ estateFees: { ...SET.estateFees, fine: 0 } }, 'how much is the fee');
  expect(said).toContain('Estate power ₦75, Estate services ₦75, The development levy ₦75, A fine ₦0.');
});

test('a fee that is changed while somebody talks is told as it is from then on', async () => {
  const { conversation, script } = talkTo(SET);
  await say(conversation, 'how much is the fee');
  script.estateFees = { power: 80, service: 80, 'dev-levy': 80, fine: 80 };
  await say(conversation, 'how much is the fee');
  expect(texts(conversation).at(-1)).toContain('₦80');
});

test('an amount that is not sold now is said before the meter is asked, and asked again', async () => {
  const { conversation, script } = talkTo(SET);
  await say(conversation, 'buy power 500');
  const { view } = conversation.getSnapshot();
  expect(view).toMatchObject({ step: 'asking', next: 'amount' });
  expect(view?.fields.find(({ name }) => name === 'amount')?.problem).toBe(SENTENCES.leastAtOnce('₦1,000'));
  expect(script.calls.map(({ name }) => name)).not.toContain('pingMeter');
  await say(conversation, '5000');
  expect(
    conversation
      .getSnapshot()
      .view?.summary.slice(-2)
      .map(({ value }) => value),
  ).toEqual(['₦75', '₦5,075']);
});

test("the visitor's form has the fee and the bounds as the portal says them, and no total before", async () => {
  const { conversation } = talkTo(SET, { visitor: true });
  await conversation.settled();
  const terms = conversation.getSnapshot().estatePower;
  expect(terms).toEqual({ fee: 7_500, bounds: { least: 100_000, most: 2_000_000 } });
  expect(estatePowerTotal('5000', null)).toEqual([]);
  expect(estatePowerTotal('5000', terms).map(({ value }) => value)).toEqual(['₦75', '₦5,075']);
  const amount = (value: string, bounds = terms) => estatePowerProblems({ amount: value }, bounds).amount;
  expect([amount('500'), amount('5000'), amount('30000')]).toEqual([
    SENTENCES.leastAtOnce('₦1,000'),
    undefined,
    SENTENCES.mostAtOnce('₦20,000'),
  ]);
  expect(amount('100', { fee: 7_500, bounds: POWER_AMOUNT_KOBO })).toBe(MESSAGES.amountTooSmall);
});
