import type { PlatformScript } from './platform.ts';

/** Two days, an estate and a payout. */
export const STATEMENT: PlatformScript['statement'] = {
  days: [
    {
      ...{ day: '2026-11-21', in: 15_150, back: 5_050, fees: 577.25, revenue: 100, estates: 10_000, out: 0 },
      ...{ handed: 4_000, left: 9_522.75, differences: null },
    },
    {
      ...{ day: '2026-11-20', in: 5_050, back: 0, fees: 175.75, revenue: 50, estates: 0, out: 4_874.25 },
      ...{ handed: 0, left: 0, differences: 1 },
    },
  ],
  sums: {
    in: 20_200,
    back: 5_050,
    fees: 753,
    revenue: 150,
    estates: 10_000,
    out: 4_874.25,
    handed: 4_000,
    left: 9_522.75,
  },
  estates: [{ id: 1, name: 'Palm Court', in: 10_000, out: 0, left: 410_000 }],
  paidOn: [
    {
      ...{ id: 2, estate: 'Palm Court', amount: 4_000, day: '2026-11-21', reference: 'FT26112101' },
      ...{ by: 'Ifeanyi Okonkwo', at: '2026-11-21T10:00:00Z', takenBack: null },
    },
    {
      ...{ id: 1, estate: 'Palm Court', amount: 40_000, day: '2026-11-21', reference: 'FT26112100' },
      ...{ by: 'Ifeanyi Okonkwo', at: '2026-11-21T09:00:00Z' },
      takenBack: { at: '2026-11-21T09:30:00Z', reason: 'A nought too many' },
    },
  ],
  payouts: [
    {
      ...{ id: 'SBP-2026-11-19', provider: 'sandbox', state: 'paid', day: '2026-11-20', at: '2026-11-19T23:00:00Z' },
      ...{ payments: 1, amount: 5_050, fees: 175.75, deducted: 0, paid: 4_874.25 },
    },
  ],
  reconciled: { day: '2026-11-20', at: '2026-11-21T00:10:00Z', differences: 1, notRead: ['vends'] },
};
