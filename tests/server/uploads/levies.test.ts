import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { csv, type Desk, openDesk } from './support/clerk.ts';

let desk: Desk;
let one: string;
let other: string;
let foreign: string;
beforeAll(async () => {
  desk = await openDesk();
  [one = '', other = ''] = (await desk.metersOf('palm')).map(({ meter_number }) => meter_number);
  foreign = (await desk.metersOf('cedar'))[0]?.meter_number ?? '';
});
afterAll(() => desk.close());

let before: number;
beforeEach(async () => {
  before = (await desk.owed(one)).devLevyKobo;
});
const charged = async () => (await desk.owed(one)).devLevyKobo - before;
const send = (...lines: string[]) =>
  desk.ask('uploadDevLevy', { property_id: desk.ids.palm, dataset: csv('meterNumber,amount', ...lines) });

test('a levy is owed by its meter, and is in the list with when it came', {
  tags: ['E-079', 'E-081', 'E-082'],
}, async () => {
  expect(await send(`${one},60000`, `${other},"1,000.50"`)).toEqual({
    status: 200,
    said: { message: ROW_SENTENCES.leviesCharged(2, 0), added: 2, before: 0 },
  });
  expect(await charged()).toBe(-6_000_000);
  expect((await desk.ledger()).kobo).toBe(0);
  const at = desk.portal.time.now.toISOString();
  const levies = [
    { id: expect.any(Number), meterNumber: one, amount: 60_000, createdAt: at, updatedAt: at },
    { id: expect.any(Number), meterNumber: other, amount: 1_000.5, createdAt: at, updatedAt: at },
  ];
  const { said } = await desk.ask('uploadedLevies', {});
  expect(said).toEqual({ levies: expect.arrayContaining(levies), total: 2, page: 1 });
  expect((await desk.ask('devLevies', {})).said).toEqual({ ...(said.levies as object[]) });
  expect((await desk.ask('uploadedLevies', {}, 'cedar')).said).toEqual({ levies: [], total: 0, page: 1 });
});

test('the same levy again charges nothing', async () => {
  const ledger = await desk.ledger();
  expect((await send(`${one},60000`, `${one},"60,000"`)).said).toMatchObject({ added: 0, before: 2 });
  expect([await charged(), await desk.ledger()]).toEqual([0, ledger]);
});

test('another amount charges the difference, or gives it back', async () => {
  expect((await send(`${one},75000`)).said).toMatchObject({ added: 1, before: 0 });
  expect(await charged()).toBe(-1_500_000);
  await send(`${one},50000`);
  expect(await charged()).toBe(1_000_000);
  const deed = (await desk.deeds()).at(-1);
  expect([deed?.action, JSON.parse(deed?.detail ?? '')]).toEqual([
    'levies-uploaded',
    { rows: 1, added: 1, kobo: -2_500_000, before: 0 },
  ]);
});

test('two amounts for one meter, and meters that the estate does not have, charge nobody', async () => {
  const { status, said } = await send(`${other},5`, `${one},1`, `${one},2`, `${foreign},9`, '45099999999,9');
  expect([status, said.rows]).toEqual([
    400,
    [
      { row: 4, message: ROW_SENTENCES.levyDiffers(3) },
      { row: 5, message: ROW_SENTENCES.meterUnknown },
      { row: 6, message: ROW_SENTENCES.meterUnknown },
    ],
  ]);
  expect(await charged()).toBe(0);
});

test('a preview says which levies are charged already, which become another amount and by how much, and charges nothing', async () => {
  const [, , third = ''] = (await desk.metersOf('palm')).map(({ meter_number }) => meter_number);
  await send(`${one},60000`, `${other},1000.50`);
  const ledger = await desk.ledger();
  const preview = (...lines: string[]) =>
    desk.ask('previewDevLevy', { property_id: desk.ids.palm, dataset: csv('meterNumber,amount', ...lines) });
  const { status, said } = await preview(
    `${one},75000`,
    `${other},"1,000.50"`,
    `${third},9`,
    `${third},9`,
    `${foreign},9`,
  );
  expect([status, said.remarks]).toEqual([
    200,
    [
      { row: 2, valid: true, message: ROW_SENTENCES.levyMore('₦60,000', '₦15,000'), fate: 'changed', moves: 15_000 },
      { row: 3, valid: true, message: ROW_SENTENCES.levyKnown, fate: 'known' },
      { row: 5, valid: true, message: ROW_SENTENCES.levyTwice(4), fate: 'repeated' },
      { row: 6, valid: false, message: ROW_SENTENCES.meterUnknown },
    ],
  ]);
  expect((await preview(`${one},50000`)).said.remarks).toEqual([
    { row: 2, valid: true, message: ROW_SENTENCES.levyLess('₦60,000', '₦10,000'), fate: 'changed', moves: -10_000 },
  ]);
  expect(await desk.ledger()).toEqual(ledger);
  expect((await desk.ask('previewDevLevy', { property_id: desk.ids.cedar, dataset: csv('x') })).status).toBe(403);
});
