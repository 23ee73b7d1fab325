import type { PlatformScript } from './platform.ts';

const OPEN = { closedAt: null, closedBy: null, closedBecause: null } as const;

/** A case that nobody has, one of somebody else, one's own of a difference, and one that was closed. */
export const OPEN_CASES: PlatformScript['cases'] = [
  {
    ...{ id: 4, kind: 'refund', about: 'POWER-00000004', difference: null, amount: 5050, mine: false },
    ...{
      reason: 'refund refused: the card is closed',
      openedAt: '2026-11-19T07:00:00.000Z',
      owner: null,
      ownedAt: null,
    },
    ...{ lastTryAt: '2026-11-21T08:45:00.000Z', nextTryAt: '2026-11-21T09:00:00.000Z', ...OPEN },
  },
  {
    ...{ id: 7, kind: 'arrival', about: 'IN-00000007', difference: null, amount: 3000, mine: false },
    ...{ reason: 'refused: the account is closed', openedAt: '2026-11-21T06:30:00.000Z' },
    ...{ owner: 'Ngozi Adeyemi', ownedAt: '2026-11-21T07:05:00.000Z', lastTryAt: null, nextTryAt: null, ...OPEN },
  },
  {
    ...{ id: 9, kind: 'difference', about: 'POWER-00000009', amount: 5000, mine: true },
    ...{ difference: { kind: 'vended-twice', day: '2026-11-20' }, openedAt: '2026-11-21T00:00:00.000Z' },
    ...{ reason: 'Vended twice: one delivery / two deliveries', lastTryAt: '2026-11-21T00:00:00.000Z' },
    ...{
      owner: 'Ifeanyi Okonkwo',
      ownedAt: '2026-11-21T08:05:00.000Z',
      nextTryAt: '2026-11-22T00:00:00.000Z',
      ...OPEN,
    },
  },
  {
    ...{ id: 2, kind: 'difference', about: 'AIRTIME-00000002', amount: 500, mine: false },
    ...{ difference: { kind: 'not-captured-there', day: '2026-11-18' }, openedAt: '2026-11-19T00:00:00.000Z' },
    ...{ reason: 'Captured here only', owner: null, ownedAt: null, lastTryAt: null, nextTryAt: null },
    ...{ closedAt: '2026-11-20T00:00:00.000Z', closedBy: null, closedBecause: 'The books of 18 Nov 2026 agree.' },
  },
];
