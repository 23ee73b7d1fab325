import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Month, openMonth } from './charges/support/month.ts';

let month: Month;
beforeAll(async () => {
  month = await openMonth();
  await month.travel('2026-11-21T09:00:00Z');
});
afterAll(() => month.portal.close());

const DAYS = { from: '2025-01-01', to: '2026-12-31' };
const ask = (name: Parameters<Month['office']['ask']>[0], input: Record<string, unknown>) =>
  month.office.ask(name, input);

test('the file of a statement says the same as the statement, line by line, and as a PDF it is one', async () => {
  const [meter = ''] = month.meters;
  await month.start({ what: 'fine', amount: 500, reason: 'Refuse in the drain', meters: [meter] });
  await month.work();
  const { said } = await ask('meterStatement', { meter_number: meter, ...DAYS });
  const lines = said.lines as Record<string, unknown>[];
  expect(lines.at(-1)).toMatchObject({
    kind: 'charge',
    what: 'Fine: Refuse in the drain',
    by: 'Ngozi Adeyemi',
    charged: 500,
  });
  const file = (await ask('exportMeterStatement', { meter_number: meter, ...DAYS })).said;
  const rows = Buffer.from(String(file.base64), 'base64').toString('utf8').trim().split('\r\n');
  expect(rows).toHaveLength(lines.length + 3);
  expect(rows.at(-1)).toContain(Number(said.closing).toFixed(2));
  const pdf = (await ask('exportMeterStatement', { meter_number: meter, ...DAYS, as: 'pdf' })).said;
  expect(Buffer.from(String(pdf.base64), 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

test('a resident reads the own statement and no other, and an administrator of another estate reads none', async () => {
  const resident = await month.portal.signIn('resident@palmcourt.example');
  const own = await month.office.meterOf('resident@palmcourt.example');
  const read = async (meter?: string) =>
    (await month.portal.call('meterStatement', { ...DAYS, ...(meter && { meter_number: meter }) }, resident)).status;
  expect(await read()).toBe(200);
  expect(await read(own)).toBe(200);
  expect(await read(month.meters.find((meter) => meter !== own))).toBe(404);
  expect((await month.office.ask('meterStatement', { meter_number: own, ...DAYS }, 'cedar')).status).toBe(404);
  expect((await ask('meterStatement', { meter_number: own, from: '2026-02-01', to: '2026-01-01' })).said.code).toBe(
    'days-turned',
  );
});
