import { describe, expect, test } from 'vitest';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import type { PlatformScript } from '../../../support/calls/platform.ts';
import { loaded, pagesOf } from '../support.ts';
import { minutesAgo, OPERATOR, operating } from './support.ts';

type Request = PlatformScript['requests'][number];

const request = (id: number, given: Partial<Request> = {}): Request => ({
  id,
  kind: 'new-fee',
  state: 'open',
  name: 'Generator',
  amount: 3_000,
  estate: 'Palm Court',
  note: 'From next quarter on',
  by: 'Ngozi Adeyemi',
  createdAt: minutesAgo(60 * 24),
  answeredAt: null,
  answer: null,
  ...given,
});

const requests = [
  request(2, { kind: 'new-estate', name: 'Mango Close', amount: null, estate: null, note: null }),
  request(1, { state: 'declined', answer: 'Please agree on it first' }),
];

describe('the requests', () => {
  test('of all stand before the platform administrator with who asked, and an open one can be answered', async () => {
    const { columns, rows } = await loaded(operating({ requests }).pages.list('requests'));
    expect(columns.map(({ label }) => label)).toEqual([
      'Name',
      'Request',
      'Amount',
      'Asked by',
      'Date',
      'Status',
      'Answer',
    ]);
    expect(rows).toMatchObject([
      {
        cells: ['Mango Close', 'New estate', '', 'Ngozi Adeyemi', '20 Nov 2026', 'Open', ''],
        actions: [{ label: 'Answer', leads: { open: 'answer-request', values: { request: '2' } } }],
      },
      {
        cells: [
          'Generator',
          'New fee',
          '₦3,000',
          'Ngozi Adeyemi',
          '20 Nov 2026',
          'Declined',
          'Please agree on it first',
        ],
        notes: { name: 'From next quarter on', by: 'Palm Court' },
        tones: { status: 'danger' },
        actions: [],
      },
    ]);
  });

  test('are narrowed by how they stand', async () => {
    const page = operating({ requests }).pages.list('requests');
    await loaded(page);
    page.send({ type: 'CHOOSE', name: 'state', value: 'declined' });
    expect((await loaded(page)).rows.map(({ id }) => id)).toEqual(['1']);
    page.send({ type: 'CHOOSE', name: 'state', value: 'done' });
    expect(await loaded(page)).toMatchObject({ state: 'empty', problem: PLATFORM_PAGES.noRequestsSo });
  });

  test("of an estate's administrator are the own, without a way to answer them", async () => {
    const { pages } = pagesOf({ ...OPERATOR, role: 'service-admin' }, { requests });
    const { columns, rows } = await loaded(pages.list('requests'));
    expect(columns.map(({ label }) => label)).not.toContain('Asked by');
    expect(rows.flatMap(({ actions }) => actions)).toEqual([]);
  });

  test('where there are none, it says where they come from', async () => {
    expect(await loaded(operating().pages.list('requests'))).toMatchObject({
      problem: PLATFORM_PAGES.noRequestsYet,
      first: { text: PLATFORM_PAGES.firstRequest },
    });
    const own = pagesOf({ ...OPERATOR, role: 'service-admin' }).pages.list('requests');
    expect(await loaded(own)).toMatchObject({
      problem: PLATFORM_PAGES.noOwnRequests,
      first: { text: PLATFORM_PAGES.firstOwnRequest },
    });
  });
});
