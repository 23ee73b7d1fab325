import { describe, expect, test } from 'vitest';
import { MINUTES_SHOWN } from '#catalogues/operations.ts';
import { OPERATIONS as SAID } from '#catalogues/sentences/platform/operations.ts';
import { CALM, STUCK, STUCK_EVENING } from '../../../support/calls/operations.ts';
import type { Script } from '../../../support/portal.ts';
import { loaded, until } from '../support.ts';
import { operating } from './support.ts';

async function viewOf(given: Partial<Script> = {}) {
  const reading = await loaded(operating(given).pages.operations());
  if (reading.state !== 'shown') throw new Error(reading.state);
  return reading.view;
}

test('where nothing is stuck that is the finding, and everything else is short', async () => {
  expect(await viewOf()).toMatchObject({
    title: 'No order is stuck',
    line: 'Sales go on.',
    stuck: false,
    providers: [{ name: 'Card payments', note: 'paystack', bad: false, answered: 'not asked', median: '' }],
    queue: { aside: 'Nothing waits' },
    servers: { aside: '1 of 1 answer', rows: [{ up: 'up 6 d 4 h', badge: { text: 'Ready', tone: 'success' } }] },
    reconciliation: { badge: { text: 'Not compared yet', tone: 'info' }, rows: [] },
  });
});

test('what is stuck is told by how many, how much money, since when, and what failed meanwhile', async () => {
  const view = await viewOf({ operations: STUCK_EVENING });
  expect([view.title, view.line]).toEqual([
    '3 orders are stuck, ₦32,000 paid and not delivered',
    'Oldest 41 min. Power vendor failed from 19:30 to 19:36 and answers again. Sales go on.',
  ]);
  expect(
    view.providers.map(({ name, note, bad, answered, median, last }) => [name, note, bad, answered, median, last]),
  ).toEqual([
    ['Card payments', 'paystack', false, '270 of 270', '0.6 s', 'now'],
    ['Power vendor', '35 without a usable answer, 19:30 to 19:36', true, '191 of 226', '4.1 s', '8 s ago'],
    ['Airtime and data', '1 without a usable answer, 19:39', false, '180 of 181', '1.2 s', '2 s ago'],
    ['Cable TV, internet', 'VTpass', false, '30 of 30', '1.9 s', '31 s ago'],
    ['Vendor’s lists and wallet', 'VTpass', false, '60 of 60', '0.3 s', '20 s ago'],
    ['Mail', 'smtp', false, '210 of 210', '0.3 s', '1 s ago'],
  ]);
  expect([view.minutes.length, view.minutes[0], view.minutes.at(-1)]).toEqual([MINUTES_SHOWN, '19:13', '19:42']);
  expect(view.servers.rows.at(-1)?.badge).toEqual({ text: 'Old version', tone: 'warning' });
  expect(view.reconciliation).toEqual({
    badge: { text: 'All agree', tone: 'success' },
    line: '20 Nov 2026, compared 21 Nov 2026, 06:00, 318 payments',
    rows: [
      { label: SAID.orders, value: '₦1,482,650' },
      { label: SAID.fees, value: '₦15,900' },
      { label: SAID.without, value: '₦1,466,750' },
    ],
  });
});

test('what fails still, what goes back and what is not sold is said as it is', async () => {
  const power = STUCK_EVENING.providers[1];
  if (power === undefined) throw new Error('no power');
  const minutes = power.minutes.map((one, at) => (at >= 17 ? { answered: 0, failed: 3 } : one));
  const view = await viewOf({
    operations: {
      ...STUCK_EVENING,
      stuck: { orders: 1, paid: 5_050, goingBack: 1, since: STUCK_EVENING.stuck.since },
      notSold: 2,
      providers: [{ ...power, minutes }],
    },
  });
  expect([view.title, view.line]).toEqual([
    '1 order is stuck, ₦5,050 neither delivered nor paid back',
    'Oldest 41 min. Power vendor has failed since 19:30. 2 companies or products are not sold just now.',
  ]);
});

test('a server that is silent, and one that is stopping, are told apart; so are books that differ or were not read', async () => {
  const [server] = CALM.servers;
  if (server === undefined) throw new Error('no server');
  const seenAt = new Date(Date.parse(CALM.at) - 95_000).toISOString();
  const given = (reconciled: Script['operations']['reconciled']): Partial<Script> => ({
    operations: {
      ...CALM,
      servers: [
        { ...server, state: 'silent', seenAt },
        { ...server, name: 'lagos-2', state: 'stopping' },
      ],
      reconciled,
    },
  });
  const differing = await viewOf(given({ ...night, differences: 2 }));
  expect(differing.servers).toMatchObject({
    aside: '1 of 2 answer',
    rows: [{ badge: { text: 'Silent for 1 min', tone: 'danger' } }, { badge: { text: 'Stopping', tone: 'info' } }],
  });
  expect(differing.reconciliation.badge).toEqual({ text: '2 differences', tone: 'danger' });
  const unread = await viewOf(given({ ...night, notRead: ['vends'] }));
  expect(unread.reconciliation).toMatchObject({
    badge: { text: 'Not all was read', tone: 'warning' },
    line: expect.stringContaining('Not read: vends'),
  });
});

const night = {
  ...{ day: '2026-11-20', at: '2026-11-21T05:00:00.000Z', differences: 0, notRead: [] },
  ...{ payments: 318, paid: 1_482_650, fees: 15_900 },
};

const put = {
  ...{ takenAt: '2026-11-21T09:15:00.000Z', at: '2026-11-21T10:00:00.000Z', readAt: '2026-11-21T10:01:00.000Z' },
  ...{ unread: null, payments: 0, paid: 0, asking: 0, person: 0, delivered: 0, back: 0 },
};

test.each([
  ['not read yet', { readAt: null }, ['Being settled', 'info'], [SAID.bookNotYet], []],
  [
    'a book that cannot be read',
    { readAt: null, unread: 'it hands out no list' },
    ['Not all was read', 'warning'],
    [SAID.bookUnread('it hands out no list')],
    [],
  ],
  ['nothing that was lost', {}, ['All settled', 'success'], [SAID.nothingSince], []],
  [
    'payments that are asked about',
    { payments: 3, paid: 15_150, asking: 1, delivered: 2 },
    ['Being settled', 'info'],
    [SAID.since('3', '₦15,150')],
    [
      [SAID.delivered, '2'],
      [SAID.askedAbout, '1'],
    ],
  ],
  [
    'one that nobody can tell',
    { payments: 2, paid: 10_100, person: 1, back: 1 },
    ['1 for you', 'warning'],
    [SAID.since('2', '₦10,100'), SAID.lookYourself],
    [
      [SAID.goesBack, '1'],
      [SAID.forYou, '1'],
    ],
  ],
] as const)('after a restore it tells %s', async (_, found, [text, tone], words, rows) => {
  const { restored } = await viewOf({ operations: { ...CALM, restored: { ...put, ...found } } });
  expect(restored).toEqual({
    badge: { text, tone },
    line: ['Put back 21 Nov 2026, 11:00 as it was 21 Nov 2026, 10:15.', ...words].join(' '),
    rows: rows.map(([label, value]) => ({ label, value })),
  });
});

test('where nothing was put back nothing is told of that', async () => {
  expect((await viewOf()).restored).toBe(null);
});

test('it is read anew after its wait, by itself, and what is shown stays meanwhile', async () => {
  const { pages, script, waited, readAgain } = operating();
  const page = pages.operations();
  await loaded(page);
  script.operations = STUCK_EVENING;
  const changed = until(page, (now) => now.state === 'shown' && now.view.stuck);
  readAgain();
  const view = await changed;
  page.stop();
  expect(view).toMatchObject({ view: { title: expect.stringContaining('3 orders are stuck') } });
  expect(waited).toContain('operationsRead');
});

describe('the list of what is stuck', () => {
  test('says who, how much, how old, why in words with what is known, and when it is tried next', async () => {
    const { rows } = await loaded(operating({ stuck: STUCK }).pages.list('stuck'));
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['POWER-504FT6DC5SAX523M', 'Ifeoma Nwosu', '₦15,000', '41 min', SAID.reasons['vendor-silent'], '19:45'],
      ['POWER-7KQ2M09RWE41LZ8D', 'Sani Danjuma', '₦12,000', '12 min', SAID.reasons['not-sent'], SAID.due],
      ['AIRTIME-2HB60YV3N8', 'Visitor', '₦5,000', '6 min', SAID.reasons['vendor-knows-nothing'], '19:44'],
    ]);
    expect(rows.map(({ notes }) => notes)).toEqual([
      {
        who: 'Palm Court',
        why: `Sent to BuyPower. Asked 14 times, last 19:40. It says “in progress”. Case: the vendor says unknown. ${SAID.safe['vendor-silent']}`,
      },
      { who: 'Palm Court', why: `Asked 5 times. ${SAID.safe['not-sent']}` },
      { who: '0803 555 0142', why: `Sent to VTpass. Asked once, at 19:41. ${SAID.safe['vendor-knows-nothing']}` },
    ]);
    expect(rows.map(({ tones }) => tones)).toEqual([{ age: 'warning' }, undefined, undefined]);
    expect(rows[0]?.actions).toEqual([{ name: 'ask', label: 'Ask now', does: 'tries again' }]);
  });

  test.each([
    [{ state: 'fulfilled', reason: null, topupToken: '12345678901234567890' }, 'success', 'Its token is 1234 5678'],
    [{ state: 'fulfilled', reason: null, topupToken: null }, 'success', 'is delivered.'],
    [{ state: 'refunded', reason: 'It is paid back.', topupToken: null }, 'success', 'is paid back.'],
    [
      { state: 'pending', reason: 'The vendor is asked again.', topupToken: null },
      'info',
      'The vendor is asked again.',
    ],
  ] as const)('asking about an order that is %o says what it came to', async (retried, tone, words) => {
    const { pages, asked } = operating({ stuck: STUCK, retried });
    const page = pages.list('stuck');
    await loaded(page);
    page.send({ type: 'ACT', row: 'POWER-504FT6DC5SAX523M', action: 'ask' });
    const { news } = await until(page, (view) => view.news.length > 0);
    expect(news).toMatchObject([{ tone, text: expect.stringContaining(words) }]);
    expect(asked('askOrder')).toEqual([{ orderId: 'POWER-504FT6DC5SAX523M' }]);
  });

  test('where nothing is stuck that is said', async () => {
    expect(await loaded(operating().pages.list('stuck'))).toMatchObject({
      state: 'empty',
      problem: 'No order is stuck.',
    });
  });
});

test('what providers answered is a list, too, for the chat and the terminal', async () => {
  const { rows } = await loaded(operating({ operations: STUCK_EVENING }).pages.list('provider-answers'));
  expect(rows[1]).toMatchObject({
    cells: ['Power vendor', '191 of 226', '35', '4.1 s', '8 s ago'],
    notes: { provider: 'BuyPower, 35 without a usable answer, 19:30 to 19:36' },
  });
});
