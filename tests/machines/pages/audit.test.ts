import { describe, expect, test } from 'vitest';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATION_SENTENCES as WORDS } from '#catalogues/sentences/estate/administration.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { deed } from '../../support/calls/administration.ts';
import { loaded, pagesOf, RESIDENT } from './support.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const };

async function log(deeds = [deed(1)], query: Readonly<Record<string, string>> = {}) {
  const portal = pagesOf(ADMIN, { deeds });
  const page = portal.pages.list('audit-log', query);
  await loaded(page);
  return { ...portal, page, shown: () => page.getSnapshot() };
}

describe('the log of an estate', () => {
  test('says who did what, to whom, when, and what it was before and after', async () => {
    const { shown } = await log([
      deed(2, { action: 'balance-set', before: 'Fine ₦0', after: 'Fine ₦5,000' }),
      deed(1, { actor: null, action: 'a-new-deed' }),
    ]);
    const { columns, rows, page } = shown();
    expect(columns.map(({ label }) => label)).toEqual(['When', 'Who', 'What', 'Whom or what', 'Before', 'After']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['21 Nov 2026, 19:42', 'Bola Ade', 'Set a balance', '45012345670', 'Fine ₦0', 'Fine ₦5,000'],
      ['21 Nov 2026, 19:42', '', 'a new deed', '45012345670', 'occupied', 'unoccupied'],
    ]);
    expect(page).toMatchObject({ at: 1, total: 2 });
  });

  test('has what was read, and who signed in, on tabs of their own that say from where', async () => {
    const read = deed(3, { action: 'data-read', before: null, after: 'The payments', from: '102.89.1.0' });
    const { page, shown, asked } = await log([read], { of: 'reads' });
    expect(asked('auditLog')).toEqual([{ page: 1, of: 'reads' }]);
    expect(shown().columns.map(({ label }) => label)).toEqual([
      ...['When', 'Who', 'What', 'Whom or what', 'Details', 'From where'],
    ]);
    expect(shown().rows[0]?.cells.slice(2)).toEqual([
      ...['Opened what is of somebody', '45012345670', 'The payments', '102.89.1.0'],
    ]);
    page.send({ type: 'TAB', name: 'sign-ins' });
    await loaded(page);
    expect(asked('auditLog').at(-1)).toEqual({ page: 1, of: 'sign-ins' });
  });

  test('is narrowed to some days, of which both are required', async () => {
    const { page, shown, asked } = await log();
    page.send({ type: 'DATES', from: '2026-11-01', to: '' });
    expect(shown().toolbar?.dates?.problem).toBe(SENTENCES.bothDates);
    page.send({ type: 'DATES', from: '2026-11-01', to: '2026-11-21' });
    await loaded(page);
    expect(asked('auditLog')).toEqual([{ page: 1 }, { page: 1, from: '2026-11-01', to: '2026-11-21' }]);
  });

  test('opens at the days that a table of the chat was asked for, and at none that are no days', async () => {
    expect((await log([], { from: '2026-11-01', page: '2' })).asked('auditLog')).toEqual([
      { page: 2, from: '2026-11-01' },
    ]);
    expect((await log([], { from: 'yesterday', page: '-1' })).asked('auditLog')).toEqual([{ page: 1 }]);
  });

  test('says where nothing was changed, and has nothing to export or to search', async () => {
    const { shown } = await log([]);
    expect(shown()).toMatchObject({ state: 'empty', problem: WORDS.auditNothing.changes, search: null });
    expect(shown().toolbar).toMatchObject({ choices: [], export: null });
  });

  test('says where it cannot be read', async () => {
    const { pages } = pagesOf(ADMIN, {}, { auditLog: async () => Promise.reject(new NoAnswer()) });
    expect(await loaded(pages.list('audit-log'))).toMatchObject({
      state: 'failed',
      problem: MESSAGES.searchFailedBanner,
    });
  });
});
