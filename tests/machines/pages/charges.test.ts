import { expect, test } from 'vitest';
import { loaded, pagesOf, RESIDENT, until } from './support.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };

test('of which service a month would be charged is chosen above its lines', async () => {
  const { pages, asked } = pagesOf(ADMIN);
  const page = pages.list('charges', { of: 'lines' });
  const { toolbar } = await loaded(page);
  expect(toolbar?.choices.slice(1)).toEqual([
    {
      ...{ name: 'service', label: 'A month of', value: 'service-charge' },
      options: [
        { value: 'service-charge', label: 'Service Charge' },
        { value: 'dev-levy', label: 'Development Levy' },
        { value: '5', label: 'Security' },
        { value: '6', label: 'Cleaning' },
      ],
    },
  ]);
  page.send({ type: 'CHOOSE', name: 'service', value: '5' });
  const chosen = await until(page, ({ state, toolbar }) => state === 'shown' && toolbar?.choices[1]?.value === '5');
  expect(chosen.toolbar?.choices).toHaveLength(2);
  expect(asked('previewCharges')).toMatchObject([{ service: 'service-charge' }, { service: '5' }]);
  page.send({ type: 'CHOOSE', name: 'service', value: 'rates' });
  expect(asked('previewCharges')).toHaveLength(2);
});

test('where runs are listed nothing is to be chosen, and of one service alone its month', async () => {
  const { pages, script } = pagesOf(ADMIN);
  expect((await loaded(pages.list('charges'))).toolbar?.choices).toEqual([]);
  script.charging = { ...script.charging, services: script.charging.services.slice(0, 1) };
  expect((await loaded(pages.list('charges', { of: 'lines' }))).toolbar?.choices).toMatchObject([{ name: 'month' }]);
});

test('the lines of any month that can be charged are shown: of the one in advance, and of a year back', async () => {
  const { pages, asked } = pagesOf(ADMIN);
  const page = pages.list('charges', { of: 'lines', month: '2026-12' });
  const { toolbar, cards } = await loaded(page);
  const [months] = toolbar?.choices ?? [];
  expect(months).toMatchObject({ name: 'month', value: '2026-12' });
  const values = months?.options.map(({ value }) => value) ?? [];
  expect([values[0], values.at(-1), values.length]).toEqual(['2026-12', '2025-11', 14]);
  expect(cards.map(({ label, value }) => [label, value])).toEqual([
    ['Lines', '2'],
    ['Total', '₦22,475'],
    ['More than November 2026', '₦7,475'],
    ['Left out', '3'],
  ]);
  expect(cards.map(({ note }) => note).slice(0, 3)).toEqual([
    '1 meter at the whole price, 1 meter at half',
    '1 × ₦15,000 + 1 × ₦7,475. Paid in advance on 1 meter: ₦5,000.',
    'November 2026: ₦15,000 of 1 meter.',
  ]);
  expect(cards[1]?.action).toMatchObject({
    open: 'charge-estate',
    values: { what: 'month', service: 'service-charge', month: '2026-12' },
  });
  page.send({ type: 'CHOOSE', name: 'month', value: '2026-03' });
  await until(page, ({ state, toolbar: now }) => state === 'shown' && now?.choices[0]?.value === '2026-03');
  expect(asked('previewCharges')).toMatchObject([{ month: '2026-12' }, { month: '2026-03' }]);
});

test('an address says what is charged once, and what says no sum is this month', async () => {
  const { pages, asked } = pagesOf(ADMIN);
  const fine = { what: 'fine', amount: '5000', reason: 'refuse in the drain', meters: '45701124518,45701124519' };
  const { toolbar } = await loaded(pages.list('charges', { of: 'left-out', ...fine }));
  expect(toolbar?.choices).toEqual([]);
  await loaded(pages.list('charges', { of: 'lines', ...fine, amount: 'much' }));
  const paged = { page: 1, rows: 10 };
  const now = { what: 'month', service: 'service-charge', month: '2026-11', of: 'lines', ...paged };
  expect(asked('previewCharges')).toEqual([
    { ...fine, amount: 5_000, meters: ['45701124518', '45701124519'], of: 'left-out', ...paged },
    now,
  ]);
});

test('a service that is named in words is the chosen one, and another can be chosen', async () => {
  const { pages, asked } = pagesOf(ADMIN);
  const page = pages.list('charges', { of: 'lines', month: '2026-12', called: 'security' });
  const { toolbar } = await loaded(page);
  const [, services] = toolbar?.choices ?? [];
  expect(services?.options.find(({ value }) => value === services.value)?.label).toBe('Security');
  page.send({ type: 'CHOOSE', name: 'service', value: 'dev-levy' });
  await until(page, ({ state, toolbar: now }) => state === 'shown' && now?.choices[1]?.value === 'dev-levy');
  expect(asked('previewCharges')).toMatchObject([
    { service: '5', month: '2026-12' },
    { service: 'dev-levy', month: '2026-12' },
  ]);
});

test('what is worth a look says why, and a month that costs less than the one before says so', async () => {
  const { pages, asked, script } = pagesOf(ADMIN);
  const [line] = script.chargePreview.rows;
  if (line === undefined) throw new Error('there has to be a line');
  script.chargePreview = {
    ...script.chargePreview,
    before: { month: '2026-11', lines: 3, total: 30_000 },
    rows: [
      { ...line, before: 7_475, looks: ['changed', 'in-advance'] },
      { ...line, meterNumber: '45701124519', before: null, looks: ['first'] },
    ],
  };
  const view = await loaded(pages.list('charges', { of: 'look', month: '2026-12' }));
  expect(asked('previewCharges')).toMatchObject([{ of: 'look', month: '2026-12' }]);
  expect(view.rows.map(({ cells }) => cells.at(-1))).toEqual([
    'Was ₦7,475 the month before. Paid in advance',
    'Charged for the first time',
  ]);
  expect(view.cards[2]).toMatchObject({ label: 'Less than November 2026', value: '₦7,525' });
});

test('what is charged once has no month before it', async () => {
  const { pages, script } = pagesOf(ADMIN);
  script.chargePreview = { ...script.chargePreview, before: null };
  const fine = { what: 'fine', amount: '5000', reason: 'refuse in the drain' };
  const { cards } = await loaded(pages.list('charges', { of: 'lines', ...fine }));
  expect(cards.map(({ label }) => label)).toEqual(['Lines', 'Total', 'Left out']);
});
