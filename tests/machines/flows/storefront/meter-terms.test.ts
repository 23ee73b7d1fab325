import { expect, test } from 'vitest';
import { say, talkTo } from '../../../support/portal.ts';
import { shop } from '../../../support/shop.ts';

const FORM = { provider: 'phcneko', meterNumber: '45700000011', email: 'ada@example.com', amount: '5000' };
const DEBT = { debt: 12_000, debtShare: 0.4, rate: 180 };

async function readBack(terms: NonNullable<Parameters<typeof shop>[1]>['terms'], amount = '5000') {
  const page = await shop('public-power', terms && { terms });
  await page.fill({ ...FORM, amount });
  await page.press('NEXT');
  return page;
}

test('where a meter is, what it is charged by and about how many units come stand in the read-back', async () => {
  const { row } = await readBack({ address: '12 Palm Avenue', tariffClass: 'A-Non MD', rate: 209.5 });
  expect(row('Address')).toBe('12 Palm Avenue');
  expect(row('Tariff class')).toBe('A-Non MD');
  expect(row('Units')).toBe('about 23.8 kWh');
});

test('a debt of the meter is told before a yes, with what of this payment goes to it, and the units are those of the rest', async () => {
  const { row, said } = await readBack(DEBT);
  expect(row('Debt of the meter')).toBe('₦12,000');
  expect(row('Goes to the debt')).toBe('₦2,000, 40 percent of it');
  expect(row('Units')).toBe('about 16.6 kWh');
  expect(said()).toContain(
    'This meter owes its company ₦12,000. ₦2,000 of this payment goes to that debt, and loads no units.',
  );
});

test('no more goes to a debt than is owed', async () => {
  const { row } = await readBack({ ...DEBT, debt: 500 }, '10000');
  expect(row('Goes to the debt')).toBe('₦500, 5 percent of it');
});

test('where the company does not say how much it keeps, no units are promised', async () => {
  const { row, said } = await readBack({ debt: 12_000, rate: 180 });
  expect(row('Units')).toBeUndefined();
  expect(said().join()).toContain('The company may keep a part of this payment for it');
});

test('an amount that the meter does not take is asked again with the figure, before any card', async () => {
  const { view, field, fill, press, row, problems, calls } = await readBack({ least: 6000, most: 50_000 });
  expect(view().step).toBe('asking');
  expect(problems()).toEqual({ amount: 'The least this meter takes at once is ₦6,000' });
  await fill({ amount: '60000' });
  await press('NEXT');
  expect(field('amount').problem).toBe('The most this meter takes at once is ₦50,000');
  await fill({ amount: '6000' });
  await press('NEXT');
  expect(view().step).toBe('confirming');
  expect(row('Takes at once')).toBe('₦6,000 to ₦50,000');
  expect(calls('openBill')).toEqual([]);
});

test('in the chat the amount is asked again, too', async () => {
  const page = await shop('public-power', { terms: { least: 6000 } }, { values: FORM });
  expect(page.heard()).toContain('The least this meter takes at once is ₦6,000');
  await page.say('7000');
  expect(page.view().step).toBe('confirming');
  expect(page.row('Amount')).toBe('₦7,000');
});

test("power of an estate reads the same terms back, at the estate's own rate", async () => {
  const { conversation } = talkTo({ terms: { ...DEBT, least: 1000 } });
  await say(conversation, 'buy power');
  await say(conversation, '500');
  expect(conversation.getSnapshot().view?.next).toBe('amount');
  await say(conversation, '5000');
  const view = conversation.getSnapshot().view;
  expect(view?.step).toBe('confirming');
  const rows = Object.fromEntries((view?.summary ?? []).map(({ label, value }) => [label, value]));
  expect(rows).toMatchObject({ 'Goes to the debt': '₦2,000, 40 percent of it', Units: 'about 16.6 kWh' });
});
