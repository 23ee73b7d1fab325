import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import { deed } from '../../../support/calls/administration.ts';
import { estatePayment } from '../../../support/calls/estate-histories.ts';
import { loaded, until } from '../support.ts';
import { operating } from './support.ts';

const paid = [
  estatePayment('power', 1, '2026-11-20'),
  estatePayment('fine', 2, '2026-11-19'),
  estatePayment('power', 3, '2026-11-18'),
];

describe('the history of a resident, for the platform administrator', () => {
  test('begins with the search, which wants a term', async () => {
    const page = operating({ residentPaid: paid }).pages.list('history');
    expect(await loaded(page)).toMatchObject({ state: 'empty', problem: MESSAGES.enterSearchTerm });
    page.send({ type: 'SEARCH', name: '', meterNumber: '' });
    expect(page.getSnapshot().search?.problem).toBe('Please enter a name or email to search');
    page.send({ type: 'SEARCH', name: 'Zzz', meterNumber: '' });
    expect(await loaded(page)).toMatchObject({ problem: 'User not found, please check and try again' });
  });

  test('has the payments of every kind together, or of one view, with the sums over all', async () => {
    const { pages, asked } = operating({ residentPaid: paid });
    const page = pages.list('history');
    await loaded(page);
    page.send({ type: 'SEARCH', name: 'Bola', meterNumber: '' });
    const view = await loaded(page);
    expect(view.subject).toMatch(/^Bola Eze/);
    expect(view.rows.map(({ cells }) => cells[1])).toEqual(['Power', 'Fine', 'Power']);
    expect(view.cards[0]).toEqual({ label: 'Successful transactions', value: '3' });
    page.send({ type: 'TAB', name: 'fine' });
    expect((await loaded(page)).rows.map(({ id }) => id)).toEqual(['POWER-00000002']);
    expect(asked('platformTransactions').at(-1)).toMatchObject({ view: 'fine', page: 1 });
  });

  test('of every kind is kept as Transactions.csv', async () => {
    const { pages, asked } = operating({ residentPaid: paid });
    const page = pages.list('history', { resident: 'Bola' });
    await loaded(page);
    const files: HandedFile[] = [];
    page.onFile((file) => files.push(file));
    page.send({ type: 'EXPORT' });
    await until(page, ({ toolbar }) => toolbar?.export?.busy === false);
    expect(files.map(({ name }) => name)).toEqual(['Transactions.csv']);
    expect(asked('exportPlatformTransactions')[0]).not.toHaveProperty('view');
  });
});

describe('the search of the platform’s dashboard', () => {
  test('finds residents of every estate, each with the way to their history', async () => {
    const page = operating().pages.list('resident-search');
    expect(await loaded(page)).toMatchObject({ state: 'empty', problem: MESSAGES.enterSearchTerm });
    page.send({ type: 'SEARCH', name: 'Eze 11', meterNumber: '' });
    expect((await loaded(page)).rows).toMatchObject([
      {
        cells: { 0: 'Bola Eze 11', 2: 'resident11@palmcourt.example' },
        actions: [{ leads: { to: '/transactionHistory?resident=resident11%40palmcourt.example' } }],
      },
    ]);
  });
});

describe('the log of all estates', () => {
  test('is read page by page, or for one estate by its name', async () => {
    const { pages } = operating({ deeds: [deed(1)] });
    const page = pages.list('audit-log');
    expect((await loaded(page)).rows).toHaveLength(1);
    page.send({ type: 'SEARCH', name: 'palm', meterNumber: '' });
    expect(await loaded(page)).toMatchObject({ subject: 'Of Palm Court', rows: { length: 1 } });
    page.send({ type: 'SEARCH', name: 'nowhere', meterNumber: '' });
    expect(await loaded(page)).toMatchObject({ state: 'empty', problem: PLATFORM_SENTENCES.noEstates });
  });

  test('where nothing was changed it says so', async () => {
    expect(await loaded(operating().pages.list('audit-log'))).toMatchObject({
      problem: ADMINISTRATION_SENTENCES.auditNothing.changes,
      first: { text: ADMINISTRATION_SENTENCES.firstChange },
    });
  });
});

describe('what an operator sets', () => {
  test('is the notice, and every product with whether it is sold', async () => {
    const { pages, script } = operating();
    const page = pages.platformSettings();
    expect(await loaded(page)).toMatchObject({
      view: {
        notice: null,
        actions: [{ label: 'Put up a notice' }],
        products: { length: 9 },
      },
    });
    script.settings = { notice: 'Vending is slow tonight.', paused: ['airtime'] };
    pages.refresh();
    const reading = await until(page, (now) => now.state === 'shown' && now.view.notice !== null);
    expect(reading).toMatchObject({
      view: {
        notice: 'Vending is slow tonight.',
        actions: [{ label: 'Change it' }, { label: 'Take it down', values: { active: 'false' } }],
      },
    });
    const products = reading.state === 'shown' ? reading.view.products : [];
    expect(products.find(({ label }) => label === 'Airtime')).toEqual({
      label: 'Airtime',
      badge: { text: 'Not sold', tone: 'warning' },
      action: { label: 'Sell again', open: 'pause-sales', values: { kind: 'airtime', active: 'true' } },
    });
  });
});
