import { setTimeout as pause } from 'node:timers/promises';
import type { Outside } from './outside.ts';

/** Something that is wrong around the portal while processes die. */
export interface Fault {
  readonly name: string;
  /** False: it cannot be brought about here, and the table says so. */
  readonly isPossible: (outside: Outside) => boolean;
  /** What it is from now on. */
  readonly begin: (outside: Outside) => Promise<void>;
  /** What happens once, in the middle of the purchases of a round. */
  readonly strike?: (outside: Outside) => Promise<void>;
}

const payments = (faults: object) => (outside: Outside) => outside.wrong('payments', faults);
const vending = (faults: object) => (outside: Outside) => outside.wrong('vending', faults);
const anywhere = () => true;
const onCluster = ({ cluster }: Outside) => cluster !== null;
const nothing = async () => undefined;

/** Longer than a statement may take, and shorter than a lease. */
const FROZEN_MS = 12_000;
const FULL_MS = 6_000;
const AHEAD_S = 3_600;
const WRONG_FOR_MS = 6_000;

/** What can be wrong: with the payment provider, with the vendor, and with the data base. */
export const FAULTS: readonly Fault[] = [
  { name: 'nothing else', isPossible: anywhere, begin: nothing },
  {
    name: 'payments slow',
    isPossible: anywhere,
    begin: payments({ answers: [{ kind: 'slow', ms: 3_000 }] }),
  },
  {
    name: 'payments silent',
    isPossible: anywhere,
    // The payer's own page answers: it is the portal that hears nothing.
    begin: (outside) =>
      outside.wrong('payments', {
        answers: outside.pair.payer.serverPaths.map((path) => ({ kind: 'silent', path, times: 3 })),
      }),
  },
  { name: 'events doubled and forged', isPossible: anywhere, begin: payments({ events: ['doubled', 'forged'] }) },
  { name: 'events late', isPossible: anywhere, begin: payments({ events: ['late'] }) },
  { name: 'vendor slow', isPossible: anywhere, begin: vending({ answers: [{ kind: 'slow', ms: 4_000 }] }) },
  {
    name: 'vendor silent',
    isPossible: anywhere,
    begin: (outside) =>
      outside.wrong('vending', {
        answers: [{ kind: 'silent', path: outside.pair.vendor.sale, method: 'POST', times: 3 }],
      }),
  },
  {
    name: 'vendor cut off',
    isPossible: anywhere,
    begin: (outside) =>
      outside.wrong('vending', {
        answers: [
          { kind: 'refuse', path: outside.pair.vendor.sale, method: 'POST', times: 2 },
          { kind: 'broken', path: outside.pair.vendor.sale, method: 'POST', times: 2 },
          { kind: 'error', status: 503, done: true, path: outside.pair.vendor.sale, method: 'POST', times: 2 },
        ],
      }),
  },
  {
    name: 'data base restarted',
    isPossible: onCluster,
    begin: nothing,
    strike: async ({ cluster }) => cluster?.restart(),
  },
  {
    name: 'data base frozen',
    isPossible: onCluster,
    begin: nothing,
    strike: async ({ cluster }) => cluster?.freeze(FROZEN_MS),
  },
  {
    name: 'disk full',
    isPossible: ({ cluster }) => cluster !== null && cluster.fill !== null,
    begin: nothing,
    strike: async ({ cluster }) => cluster?.fill?.(FULL_MS),
  },
  {
    name: 'data base failed over',
    isPossible: onCluster,
    begin: nothing,
    strike: async ({ cluster }) => cluster?.failOver(),
  },
  {
    name: 'clock stepped',
    isPossible: ({ clock }) => clock !== null,
    begin: nothing,
    strike: async ({ clock }) => {
      clock?.ahead(AHEAD_S);
      await pause(WRONG_FOR_MS).finally(() => clock?.ahead(0));
    },
  },
];
