import { MINUTES_SHOWN } from '#catalogues/operations.ts';
import { NOW } from '../answers.ts';
import type { PlatformScript } from './platform.ts';

type Operations = PlatformScript['operations'];
type Minutes = Operations['providers'][number]['minutes'];

const MINUTE_MS = 60_000;
const at = (ms: number): string => new Date(NOW.getTime() - ms).toISOString();

/** The half hour that ends with now; `answers` says how much was answered and how much not in each minute, the oldest first. */
const halfHour = (answers: (minute: number) => readonly [answered: number, failed: number]): Minutes =>
  Array.from({ length: MINUTES_SHOWN }, (_, minute) => {
    const [answered, failed] = answers(minute);
    return { answered, failed };
  });

/** Nothing is stuck, nobody was asked, and no night was compared. */
export const CALM: Operations = {
  at: NOW.toISOString(),
  stuck: { orders: 0, paid: 0, goingBack: 0, since: null },
  notSold: 0,
  minutesFrom: at(29 * MINUTE_MS),
  providers: [
    { line: 'payments', provider: 'paystack', minutes: halfHour(() => [0, 0]), medianMs: null, lastAt: null },
  ],
  queue: { dueNow: 0, inHand: 0, backingOff: 0, cases: 0, oldestWaitsS: 0 },
  servers: [
    {
      ...{ name: 'lagos-1', version: '1.9.0', beganAt: at(148 * 60 * MINUTE_MS), seenAt: at(4_000) },
      ...{ state: 'ready', old: false },
    },
  ],
  reconciled: null,
  restored: null,
};

/** Three orders are stuck since the power vendor failed for some minutes; one server has an old version. */
export const STUCK_EVENING: Operations = {
  ...CALM,
  stuck: { orders: 3, paid: 32_000, goingBack: 0, since: at(41 * MINUTE_MS) },
  providers: [
    {
      ...{ line: 'payments', provider: 'paystack', medianMs: 622, lastAt: at(200) },
      minutes: halfHour((minute) => [8 + (minute % 3), 0]),
    },
    {
      ...{ line: 'power', provider: 'buypower', medianMs: 4_100, lastAt: at(8_000) },
      minutes: halfHour((minute) => (minute >= 17 && minute <= 23 ? [1, 5] : [8, 0])),
    },
    {
      ...{ line: 'airtime-data', provider: 'vtpass', medianMs: 1_200, lastAt: at(2_000) },
      minutes: halfHour((minute) => [6, minute === 26 ? 1 : 0]),
    },
    {
      ...{ line: 'cable-internet', provider: 'vtpass', medianMs: 1_900, lastAt: at(31_000) },
      minutes: halfHour((minute) => [minute % 3, 0]),
    },
    { line: 'vendors', provider: 'vtpass', medianMs: 300, lastAt: at(20_000), minutes: halfHour(() => [2, 0]) },
    { line: 'mail', provider: 'smtp', medianMs: 310, lastAt: at(1_000), minutes: halfHour(() => [7, 0]) },
  ],
  queue: { dueNow: 4, inHand: 3, backingOff: 3, cases: 0, oldestWaitsS: 2.4 },
  servers: [
    ...CALM.servers,
    {
      ...{ name: 'lagos-2', version: '1.9.0', beganAt: at(148 * 60 * MINUTE_MS), seenAt: at(3_000) },
      ...{ state: 'ready', old: false },
    },
    {
      ...{ name: 'lagos-3', version: '1.8.4', beganAt: at(19 * 24 * 60 * MINUTE_MS), seenAt: at(2_000) },
      ...{ state: 'ready', old: true },
    },
  ],
  reconciled: {
    ...{ day: '2026-11-20', at: '2026-11-21T05:00:00.000Z', differences: 0, notRead: [] },
    ...{ payments: 318, paid: 1_482_650, fees: 15_900 },
  },
};

/** What is stuck then, the oldest first. */
export const STUCK: PlatformScript['stuck'] = [
  {
    ...{ orderId: 'POWER-504FT6DC5SAX523M', kind: 'power', state: 'pending', customerName: 'Ifeoma Nwosu' },
    ...{ estate: 'Palm Court', phone: null, total: 15_000, since: at(41 * MINUTE_MS), why: 'vendor-silent' },
    ...{ vendor: 'buypower', sends: 1, asked: 14, answeredAt: at(2 * MINUTE_MS), lastAnswer: 'in progress' },
    ...{ inCase: 'the vendor says unknown', nextAt: at(-3 * MINUTE_MS) },
  },
  {
    ...{ orderId: 'POWER-7KQ2M09RWE41LZ8D', kind: 'power', state: 'fulfilling', customerName: 'Sani Danjuma' },
    ...{ estate: 'Palm Court', phone: null, total: 12_000, since: at(12 * MINUTE_MS), why: 'not-sent' },
    ...{ vendor: null, sends: 0, asked: 5, answeredAt: null, lastAnswer: null, inCase: null, nextAt: at(0) },
  },
  {
    ...{ orderId: 'AIRTIME-2HB60YV3N8', kind: 'airtime', state: 'pending', customerName: '' },
    ...{ estate: null, phone: '08035550142', total: 5_000, since: at(6 * MINUTE_MS), why: 'vendor-knows-nothing' },
    ...{ vendor: 'vtpass', sends: 1, asked: 1, answeredAt: at(MINUTE_MS), lastAnswer: null, inCase: null },
    ...{ nextAt: at(-2 * MINUTE_MS) },
  },
];
