import { describe, expect, test } from 'vitest';
import { SETTLES } from '#catalogues/sentences/settles.ts';
import type { Script } from '../../../support/portal.ts';
import { estateScreen } from './estate-screen.ts';

const month = (of: string, amount: number, service = 1) => ({
  ...{ due: 'service-charge' as const, since: `${of}-01`, amount, month: of, service },
  name: `${service === 1 ? 'Service charge' : 'Security'}, ${of}`,
});
const DEBTS = [
  month('2026-09', 5_000),
  month('2026-10', 15_000),
  month('2026-10', 5_000, 2),
  month('2026-11', 15_000),
  { due: 'fine' as const, since: '2026-11-20', amount: 10_000, name: 'Fine: noise', month: null, service: null },
  { due: 'dev-levy' as const, since: '2026-03-01', amount: 20_000, name: null, month: null, service: null },
];
const OWED = { serviceCharge: -40_000, devLevy: -20_000, fine: 10_000 };
const owing: Partial<Script> = { owed: OWED, debts: DEBTS };

/** What is said of a payment beside its read-back. */
async function said(values: Readonly<Record<string, string>>, given = owing, person = {}) {
  const form = await estateScreen('pay-services', given, { values, person });
  expect(form.view().step).toBe('confirming');
  return form.view().say.flatMap(({ tone, text }) => (tone === 'info' ? [text] : []));
}

describe('a payment says before the yes which debts it settles', () => {
  test('the oldest in full, and some of the next, each by its month or by what it was charged for', async () => {
    expect(await said({ service: '1', months: '1' })).toEqual([
      SETTLES.both('September 2026', '₦10,000', 'October 2026'),
    ]);
    expect(await said({ service: '1', months: '2' })).toEqual([
      SETTLES.both('September 2026, October 2026 and Security, 2026-10', '₦5,000', 'November 2026'),
    ]);
  });

  test('what is more than what is owed stays on the account', async () => {
    expect(await said({ service: '1', months: '3' })).toEqual([
      `${SETTLES.whole(SETTLES.others('September 2026, October 2026, Security, 2026-10', 1))} ${SETTLES.stays('₦5,000')}`,
    ]);
  });

  test('a fine and a levy settle their own', async () => {
    expect(await said({ service: 'fine' })).toEqual([SETTLES.whole('Fine: noise')]);
    expect(await said({ service: 'dev-levy', amount: '5000' })).toEqual([
      SETTLES.some('₦5,000', SETTLES.since('01 Mar 2026')),
    ]);
  });

  test('who owes nothing of it reads that it stays, and of half a price only what is credited settles', async () => {
    expect(await said({ service: '1', months: '1' }, { owed: OWED, debts: [] })).toEqual([SETTLES.nothing]);
    const empty = { ...owing, occupied: false };
    expect((await said({ service: '1', months: '1' }, empty, { status: 'unoccupied' })).at(-1)).toBe(
      SETTLES.both('September 2026', '₦2,475', 'October 2026'),
    );
  });

  test('nothing is said of a service that is never owed, nor where the server does not say what is', async () => {
    expect(await said({ service: '2', months: '1' })).toEqual([]);
    expect(await said({ service: '1', months: '1' }, { owed: OWED })).toEqual([]);
  });
});
