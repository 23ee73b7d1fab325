import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import type { PlatformScript } from '../../../support/calls/platform.ts';
import { loaded } from '../support.ts';
import { operating } from './support.ts';

const palm = { id: 1, name: 'Palm Court' };
const cedar = { id: 2, name: 'Cedar View' };
const monthly: PlatformScript['monthly'] = [
  { id: 1, name: 'Security', kind: 'service', amount: 5_000, estate: palm, enabled: true, residents: 24 },
  { id: 2, name: 'Waste', kind: 'service', amount: 2_500.5, estate: cedar, enabled: false, residents: 0 },
  { id: 3, name: 'Gate pass', kind: 'fee', amount: 500, estate: palm, enabled: true, residents: 24 },
];

describe('the services and fees of estates', () => {
  test('stand apart, each with its estate, its monthly amount and whether it is enabled', async () => {
    const { pages } = operating({ monthly });
    const services = await loaded(pages.list('services'));
    expect(services.rows.map(({ cells }) => cells)).toEqual([
      ['Security', 'Palm Court', '₦5,000', '24', 'Enabled'],
      ['Waste', 'Cedar View', '₦2,500.50', '0', 'Disabled'],
    ]);
    expect((await loaded(pages.list('fees'))).rows.map(({ cells }) => cells[0])).toEqual(['Gate pass']);
  });

  test('each lead to being disabled, or enabled again', async () => {
    const { rows } = await loaded(operating({ monthly }).pages.list('services'));
    expect(rows.map(({ actions }) => actions)).toMatchObject([
      [
        { label: 'Disable', leads: { open: 'disable-service', values: { estate: '1', service: '1' } } },
        { leads: { open: 'describe-service' } },
      ],
      [
        { label: 'Enable', leads: { open: 'enable-service', values: { estate: '2', service: '2' } } },
        { leads: { open: 'describe-service' } },
      ],
    ]);
  });

  test('are found by their own name, else by their estate, which is said', async () => {
    const page = operating({ monthly }).pages.list('services');
    await loaded(page);
    page.send({ type: 'SEARCH', name: 'waste', meterNumber: '' });
    expect(await loaded(page)).toMatchObject({ subject: null, rows: [{ cells: { 0: 'Waste' } }] });
    page.send({ type: 'SEARCH', name: 'palm', meterNumber: '' });
    expect(await loaded(page)).toMatchObject({ subject: 'Of Palm Court', rows: [{ cells: { 0: 'Security' } }] });
    page.send({ type: 'SEARCH', name: 'nowhere', meterNumber: '' });
    expect(await loaded(page)).toMatchObject({ state: 'empty', problem: PLATFORM_PAGES.serviceNotFound });
  });

  test('where there are none, it says how the first is made', async () => {
    const { pages } = operating({ monthly: [] });
    expect(await loaded(pages.list('services'))).toMatchObject({
      state: 'empty',
      problem: PLATFORM_PAGES.noServicesYet,
      first: { text: PLATFORM_PAGES.firstService },
    });
    expect(await loaded(pages.list('fees'))).toMatchObject({
      state: 'empty',
      problem: PLATFORM_PAGES.noFeesYet,
      first: { text: PLATFORM_PAGES.firstFee },
    });
  });
});

describe('the fees of providers', () => {
  test('stand in one table; a provider without one is called unavailable', async () => {
    const view = await loaded(operating().pages.list('provider-fees'));
    expect(view.page).toBeNull();
    expect(view.rows).toMatchObject([
      { cells: ['MTN', '₦100', '21 Nov 2026'], actions: [{ leads: { values: { provider: 'mtn' } } }] },
      { cells: ['Glo', 'Not set', ''], notes: { fee: MESSAGES.serviceUnavailable }, actions: [{ label: 'Set fee' }] },
    ]);
  });
});
