import { expect, test } from 'vitest';
import { DELIVERIES } from '../../support/calls/tokens.ts';
import { loaded, pagesOf, RESIDENT, until } from './support.ts';

const KEY = 'a3f0b9e2-1d4c:1';

test('tokens stand newest first, those of one delivery together in the order of loading', async () => {
  const { pages } = pagesOf(RESIDENT, { deliveries: [...DELIVERIES] });
  const view = await loaded(pages.list('tokens'));
  expect(view.columns.map(({ label }) => label)).toEqual(['Date', 'For', 'Token', 'Units', 'Meter number', 'State']);
  expect(view.rows.map(({ cells }) => cells)).toEqual([
    ['21 Nov 2026', 'Key change, 1 of 2', '0142 8837 5516 9020 4471', '', '45701120409', ''],
    ['21 Nov 2026', 'Key change, 2 of 2', '6835 1209 7743 0186 2295', '', '45701120409', ''],
    ['21 Nov 2026', 'Power', '5129 3971 4059 2482 1528', '27.78 kWh', '45701120409', ''],
    ['03 Nov 2026', 'Power', '2297 0853 0472 2751 1385', '11.00 kWh', '45012340001', 'Loaded'],
  ]);
});

test('a token whose units the vendor did not say has none in the list', async () => {
  const deliveries = DELIVERIES.map((delivery) => ({ ...delivery, units: '' }));
  const { pages } = pagesOf(RESIDENT, { deliveries });
  const view = await loaded(pages.list('tokens'));
  expect(view.rows.map(({ cells }) => cells[3])).toEqual(['', '', '', '']);
});

test('a tick is kept by the server, and the same switch takes it back', async () => {
  const { pages, asked, script } = pagesOf(RESIDENT, { deliveries: [...DELIVERIES] });
  const page = pages.list('tokens');
  const [{ id } = { id: '' }] = (await loaded(page)).rows;
  const state = () => script.deliveries[0]?.tokens.map(({ loadedAt }) => loadedAt !== null);
  // What was made is read again, and the switch can be pressed after that.
  const readAgain = async (times: number) => {
    await expect.poll(() => asked('myTokens').length).toBe(times);
    return until(page, (view) => view.state === 'shown');
  };
  page.send({ type: 'ACT', row: id, action: 'loaded' });
  const { rows } = await readAgain(2);
  expect(rows[0]?.actions.at(-1)).toMatchObject({ pressed: true });
  expect(state()).toEqual([true, false, false]);
  page.send({ type: 'ACT', row: id, action: 'loaded' });
  await readAgain(3);
  expect(state()).toEqual([false, false, false]);
  expect(asked('markLoaded')).toEqual([
    { orderId: 'POWER-00000002', digits: [id], loaded: true },
    { orderId: 'POWER-00000002', digits: [id], loaded: false },
  ]);
});

test('a tick that could not be kept is taken back, and it is said why', async () => {
  const { pages, script } = pagesOf(RESIDENT, { deliveries: [...DELIVERIES] });
  const page = pages.list('tokens');
  const [{ id } = { id: '' }] = (await loaded(page)).rows;
  script.ticks = 'no line';
  page.send({ type: 'ACT', row: id, action: 'loaded' });
  const { notice, rows } = await until(page, (view) => view.notice !== null);
  expect(notice).not.toBeNull();
  expect(rows[0]?.cells.at(-1)).toBe('');
});

test('a visitor names the orders that this browser made, with their keys', async () => {
  const held = [{ orderId: 'POWEKO-00000001', key: KEY }];
  const { pages, asked } = pagesOf({ ...RESIDENT, id: null, role: null }, { deliveries: [...DELIVERIES] }, {}, held);
  const page = pages.list('tokens');
  await loaded(page);
  expect(asked('myTokens')).toEqual([{ orders: held }]);
  page.send({ type: 'ACT', row: '22970853047227511385', action: 'loaded' });
  await until(page, ({ rows }) => rows.at(-1)?.cells.at(-1) === '');
  expect(asked('markLoaded')).toEqual([{ ...held[0], digits: ['22970853047227511385'], loaded: false }]);
});
