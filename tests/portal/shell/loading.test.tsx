import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DASHBOARD_DEBTORS, DASHBOARD_TOKENS } from '#catalogues/limits.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer } from '../../support/answers.ts';
import { drawTalk } from '../support/draw.tsx';
import { WHO } from '../support/draw-as.ts';

/** Draws an address as somebody for whom the answer to a call is still on its way; answers how often it was asked for. */
async function drawWaiting(who: keyof typeof WHO, at: string, call: string): Promise<() => number> {
  let asked = 0;
  const waiting = () => {
    asked += 1;
    return new Promise<never>(() => undefined);
  };
  const keep = { ...keepNothing(), token: () => bearer(WHO[who]) };
  await drawTalk({}, { at, width: 1440, options: { keep, services: { [call]: waiting } } });
  return () => asked;
}

test.each([
  ['resident', '/dashboard', 'residentDashboard'],
  ['resident', '/transactionHistory', 'transactionsHistory'],
  ['estate administrator', '/registered-residents', 'estateUsers'],
  ['platform administrator', '/pending-transactions', 'pendingTopups'],
  ['resident', '/user-page', 'profile'],
] as const)(
  'for a %s %s shows the shape of what is coming until it is there',
  { tags: ['G-011', 'G-034'] },
  async (who, at, call) => {
    const asked = await drawWaiting(who, at, call);
    await waitFor(() => expect(asked()).toBeGreaterThan(0));
    await waitFor(() => expect(document.querySelectorAll('main .skeleton').length).toBeGreaterThan(1));
    expect(screen.queryByText(/There was a server error/)).toBeNull();
  },
);

test.each([
  ['resident', 'residentDashboard', 4, 2, DASHBOARD_TOKENS],
  ['owner', 'residentDashboard', 1, 1, 0],
  ['estate administrator', 'estateDashboard', 7, 3, DASHBOARD_DEBTORS],
  ['platform administrator', 'platformDashboard', 6, 4, 0],
] as const)(
  'while the dashboard of a %s loads it has as many cards, pictures and rows as it will have',
  async (who, call, cards, pictures, rows) => {
    await drawWaiting(who, '/dashboard', call);
    await waitFor(() => expect(document.querySelectorAll('.figure--waiting')).toHaveLength(cards));
    expect(document.querySelectorAll('.skeleton--chart')).toHaveLength(pictures);
    const own = document.querySelectorAll('.dashboard[aria-busy] .waiting-rows__row');
    expect(own).toHaveLength(rows);
  },
);
