import { describe, expect, test } from 'vitest';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { loaded, until } from '../support.ts';
import { operating } from './support.ts';

const estates = Array.from({ length: 12 }, (_, at) => ({
  id: at + 1,
  name: `Estate ${at + 1}`,
  active: at !== 3,
  administrators: [
    { name: 'Bola Ade', email: 'bola@estate.example' },
    { name: 'Uche Nwosu', email: 'uche@estate.example' },
  ],
  invited: [],
  residents: 1_204,
  meters: 1_310,
  services: 2,
}));

describe('the estates', () => {
  test('stand under three cards of real totals, ten on a page, each with its administrators', async () => {
    const page = operating({ estates }).pages.list('estates');
    const view = await loaded(page);
    expect(view.title).toBe('VIEW EXISTING ESTATES');
    expect(view.cards).toEqual([
      { label: 'Total estates', value: '12' },
      { label: 'Active estates', value: '11' },
      { label: 'Inactive estates', value: '1' },
    ]);
    expect(view.columns.map(({ label }) => label)).toEqual([
      'Estate',
      'Administrators',
      'Residents',
      'Meters',
      'Services',
      'Status',
    ]);
    expect(view.rows[0]).toMatchObject({
      cells: ['Estate 1', 'Bola Ade, Uche Nwosu', '1,204', '1,310', '2', 'Active'],
      notes: { administrators: 'bola@estate.example, uche@estate.example' },
    });
    expect(view.page).toMatchObject({ at: 1, of: 2, total: 12, neighbours: 1 });
    page.send({ type: 'PAGE', at: 2 });
    expect((await loaded(page)).rows.map(({ cells }) => cells[0])).toEqual(['Estate 11', 'Estate 12']);
  });

  test('that nobody administers yet say who is invited, or that the link ran out', async () => {
    const [one] = estates;
    if (one === undefined) throw new Error('There is no estate.');
    const invited = (...people: readonly (readonly [name: string, expired: boolean])[]) => ({
      ...one,
      administrators: [],
      invited: people.map(([name, expired]) => ({ name, email: `${name.toLowerCase()}@estate.example`, expired })),
    });
    const seen = [
      invited(['Ada', false], ['Bola', true], ['Chi', false]),
      invited(['Bola', true]),
      invited(),
      { ...one, invited: [{ name: 'Ada', email: 'ada@estate.example', expired: false }] },
    ];
    const { rows } = await loaded(operating({ estates: seen }).pages.list('estates'));
    expect(rows.map(({ cells, notes }) => [cells[1], notes?.administrators])).toEqual([
      ['Invited: Ada, Chi', 'ada@estate.example, bola@estate.example, chi@estate.example'],
      ['Link expired: Bola', 'bola@estate.example'],
      ['', undefined],
      ['Bola Ade, Uche Nwosu', 'bola@estate.example, uche@estate.example'],
    ]);
  });

  test('are searched by name, and the search is over all of them', async () => {
    const page = operating({ estates }).pages.list('estates');
    await loaded(page);
    page.send({ type: 'SEARCH', name: '', meterNumber: '' });
    expect(page.getSnapshot().search?.problem).toBe(PLATFORM_PAGES.estateNeeded);
    page.send({ type: 'SEARCH', name: 'estate 12', meterNumber: '' });
    expect((await loaded(page)).rows.map(({ cells }) => cells[0])).toEqual(['Estate 12']);
    page.send({ type: 'SEARCH', name: 'nowhere', meterNumber: '' });
    expect(await loaded(page)).toMatchObject({ state: 'empty', problem: PLATFORM_SENTENCES.noEstates });
    page.send({ type: 'CLEAR' });
    expect((await loaded(page)).page?.total).toBe(12);
  });

  test('are narrowed to those that are not active, and the cards stay those of all', async () => {
    const page = operating({ estates }).pages.list('estates', { list: 'inactive' });
    const view = await loaded(page);
    expect(view.rows).toMatchObject([{ cells: { 0: 'Estate 4', 5: 'Inactive' }, tones: { status: 'warning' } }]);
    expect(view.cards[0]).toEqual({ label: 'Total estates', value: '12' });
  });

  test('each lead to one administrator more, to their details, and to the question whether it should be active', async () => {
    const { rows } = await loaded(operating({ estates }).pages.list('estates'));
    expect(rows[0]?.actions.map(({ leads }) => leads)).toEqual([
      { open: 'register-estate', values: { estate: 'Estate 1' } },
      { to: '/administrators?estate=Estate%201' },
      { open: 'estate-details', values: { estate: '1' } },
      { open: 'set-estate-active', values: { estate: '1', active: 'false' } },
    ]);
    expect(rows[3]?.actions[3]).toMatchObject({ label: 'Activate', leads: { values: { active: 'true' } } });
  });

  test('where there are none, it says how the first is registered', async () => {
    expect(await loaded(operating({ estates: [] }).pages.list('estates'))).toMatchObject({
      state: 'empty',
      problem: PLATFORM_PAGES.noEstatesYet,
      first: { text: PLATFORM_PAGES.firstEstate },
    });
  });

  test('that cannot be had say so, and are asked for again', async () => {
    let line = false;
    const given = operating({ estates });
    const { pages } = operating(
      {},
      {
        estates: (input, signal) => (line ? given.services.estates(input, signal) : Promise.reject(new NoAnswer())),
      },
    );
    const page = pages.list('estates');
    expect(await loaded(page)).toMatchObject({ state: 'failed', problem: MESSAGES.networkFailure });
    line = true;
    page.send({ type: 'REFRESH' });
    expect((await until(page, ({ state }) => state === 'shown')).rows).toHaveLength(10);
  });
});
