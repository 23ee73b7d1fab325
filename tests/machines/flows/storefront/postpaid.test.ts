import { expect, test } from 'vitest';
import { POSTPAID } from '#catalogues/sentences/postpaid.ts';
import { shop } from '../../../support/shop.ts';

const FORM = { provider: 'phcneko', meterNumber: '45700000011', email: 'ada@example.com', amount: '5000' };

async function readBack(given: Parameters<typeof shop>[1] = {}) {
  const page = await shop('public-power', { postpaid: true, ...given });
  await page.fill(FORM);
  await page.press('NEXT');
  return page;
}

test('the read-back of a postpaid meter says that a bill is paid and no token comes, and promises no units', async () => {
  const { view, row, said } = await readBack({ terms: { rate: 209.5, debt: 12_000, debtShare: 0.4 } });
  expect(view().step).toBe('confirming');
  expect(row(POSTPAID.meterType)).toBe(POSTPAID.postpaid);
  expect(said()).toContain(POSTPAID.remark);
  expect(row('Units')).toBeUndefined();
  expect(said().join()).not.toContain('loads no units');
});

test('paid, it is a receipt with its number, and a bill by name', async () => {
  const { press, widget, view, row, calls, heard } = await readBack();
  await press('CONFIRM');
  await widget('captured');
  expect(calls('openBill')).toMatchObject([{ meterType: 'postpaid', destinationAccount: FORM.meterNumber }]);
  expect(view()).toMatchObject({ outcome: 'success', result: { title: POSTPAID.bill } });
  expect(view().result).not.toHaveProperty('token');
  expect(row('Receipt number')).toBe('240000123456');
  expect(`${heard()}`).toContain(POSTPAID.delivered);
  expect(`${heard()}`.toLowerCase()).not.toContain('here is your token');
});

test('a meter that turned out to be postpaid is read back anew as that, and nothing is charged before another yes', async () => {
  const page = await shop('public-power', {});
  await page.fill(FORM);
  await page.press('NEXT');
  expect(page.row(POSTPAID.meterType)).toBeUndefined();
  Object.assign(page.script, { postpaid: true });
  await page.press('CONFIRM');
  expect(page.view()).toMatchObject({ step: 'confirming', widget: null });
  expect(page.said()).toContain('It is a postpaid meter.');
  expect(page.row(POSTPAID.meterType)).toBe(POSTPAID.postpaid);
  await page.press('CONFIRM');
  expect(page.view().widget).not.toBeNull();
});

test('it can be said in a sentence', async () => {
  const page = await shop('public-power', { postpaid: true });
  await page.say('pay postpaid bill 5000 for meter 45700000011 ekedc, ada@example.com');
  expect(page.view().step).toBe('confirming');
  expect(page.said()).toContain(POSTPAID.remark);
});
