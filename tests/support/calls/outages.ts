import type { PlatformScript } from './platform.ts';

/** What is down as a vendor's list, its answer and an administrator said it, and what was. */
export const OUTAGES: PlatformScript['outages'] = [
  {
    ...{ id: 4, supply: 'power:ikeja', vendor: null, source: 'hand', reason: 'Works on the line' },
    ...{ since: '2026-11-21T08:05:00.000Z', until: null, ended: null, by: 'Ifeanyi Okonkwo' },
  },
  {
    ...{ id: 3, supply: 'power:jos', vendor: 'buypower', source: 'list', reason: 'so it says of itself' },
    ...{ since: '2026-11-21T07:00:00.000Z', until: '2026-11-21T09:15:00.000Z', ended: null, by: null },
  },
  {
    ...{ id: 2, supply: 'airtime:mtn', vendor: 'vtpass', source: 'sale', reason: '035: service is off' },
    ...{ since: '2026-11-21T06:30:00.000Z', until: '2026-11-21T10:30:00.000Z', ended: null, by: null },
  },
  {
    ...{ id: 1, supply: 'power:eko', vendor: null, source: 'hand', reason: 'A storm' },
    ...{ since: '2026-11-20T06:00:00.000Z', until: null, ended: '2026-11-20T09:30:00.000Z', by: null },
  },
];

/** A wallet that is low, one that lasts, and one that was never told. */
export const WALLETS: PlatformScript['wallets'] = [
  {
    ...{ vendor: 'vtpass', balance: 12_500, toldAt: '2026-11-21T08:59:00.000Z', problem: null },
    ...{ low: 20_000, sold: 240_000, hours: 1 },
  },
  {
    ...{ vendor: 'buypower', balance: 1_450_000.5, toldAt: '2026-11-21T08:41:00.000Z', problem: 'no answer in time' },
    ...{ low: 20_000, sold: 0, hours: null },
  },
  { vendor: 'baxi', balance: null, toldAt: null, problem: 'no answer in time', low: 50_000, sold: 0, hours: null },
];
