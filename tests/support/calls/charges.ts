import type { CallAnswer, CallInput, Services } from '#catalogues/calls/services.ts';
import { problem } from '../answers.ts';

type Good<N extends 'chargeRuns' | 'chargingRule' | 'previewCharges' | 'chargeLines'> = Extract<
  CallAnswer<N>,
  { status: 200 }
>['data'];

/** What a portal answers about charges, as data that a test can change. */
export interface ChargesScript {
  chargeRuns: Good<'chargeRuns'>['runs'];
  charging: Good<'chargingRule'>;
  chargePreview: Good<'previewCharges'>;
  chargeLines: Good<'chargeLines'>['lines'];
  /** What an apartment where nobody lives pays of a month, naira, by the services as calls name them; of an occupied one nothing. */
  emptyPays: Readonly<Record<string, number>>;
  /** Why nothing is charged or changed; null where it is. */
  chargesRefused: { readonly code: string; readonly message: string } | null;
  /** Why a yes is not taken, though there was a preview. */
  chargesStartRefused: { readonly code: string; readonly message: string } | null;
}

const AT = '2026-11-01T08:00:00.000Z';
const LINE = { holder: 'Chinedu Okafor', address: 'House 12, Palm Avenue', isHalf: false };

/** A run of each kind that there is. */
export const RUNS: ChargesScript['chargeRuns'] = [
  {
    ...{
      id: 3,
      reason: 'Fine: refuse in the drain',
      due: 'fine',
      month: null,
      standsFrom: '2026-11-20',
      payBy: '2026-12-05',
    },
    ...{
      state: 'stopped',
      lines: 3,
      total: 15_000,
      charged: 1,
      failed: 1,
      by: 'Ngozi Adeyemi',
      at: AT,
      takenBack: null,
    },
  },
  {
    ...{ id: 2, reason: 'Service charge, November 2026', due: 'service-charge', month: '2026-11' },
    ...{
      standsFrom: '2026-11-01',
      payBy: null,
      state: 'running',
      lines: 212,
      total: 3_060_000,
      charged: 140,
      failed: 0,
    },
    ...{ by: null, at: AT, takenBack: null },
  },
  {
    ...{ id: 1, reason: 'Service charge, October 2026', due: 'service-charge', month: '2026-10' },
    ...{
      standsFrom: '2026-10-01',
      payBy: null,
      state: 'taken-back',
      lines: 212,
      total: 3_060_000,
      charged: 0,
      failed: 0,
    },
    ...{ by: 'Ngozi Adeyemi', at: AT, takenBack: { at: AT, reason: 'It was the wrong month' } },
  },
];

const MONTHLY = { day: 1, whom: 'half-where-empty', byItself: false, daysToPay: null } as const;

/** What Palm Court can charge by the month: security is, the levy was not yet, and cleaning is paid by the month without a rule. */
const SERVICES: ChargesScript['charging']['services'] = [
  { ...MONTHLY, of: 'service-charge', service: 'Service Charge', amount: 15_000, isSaid: true, daysToPay: 14 },
  { ...MONTHLY, of: 'dev-levy', service: 'Development Levy', amount: null, isSaid: false, whom: 'all' },
  { ...MONTHLY, of: '5', service: 'Security', amount: 7_475, isSaid: true },
  { ...MONTHLY, of: '6', service: 'Cleaning', amount: 4_000, isSaid: false },
];

/** Palm Court, which charges by hand. */
export const GOOD_CHARGES: ChargesScript = {
  chargeRuns: RUNS,
  charging: {
    ...{ service: 'Service Charge', amount: 15_000, half: 7_475, day: 1, whom: 'half-where-empty', byItself: false },
    prices: [
      { from: '2026-12-01', amount: 18_000, by: 'Ngozi Adeyemi' },
      { from: null, amount: 15_000, by: null },
    ],
    daysToPay: 14,
    meters: [],
    today: '2026-11-21',
    plan: 'as-looked-at',
    services: SERVICES,
  },
  chargePreview: {
    ...{
      reason: 'Service charge, November 2026',
      standsFrom: '2026-11-01',
      early: null,
      payBy: '2026-11-15',
      lines: 2,
      total: 22_475,
      plan: 'as-shown',
      page: 1,
    },
    ...{ half: { lines: 1, total: 7_475 }, inAdvance: { lines: 1, total: 5_000 }, total_rows: 2 },
    leftOut: [{ why: 'charged', lines: 3 }],
    before: { month: '2026-11', lines: 1, total: 15_000 },
    rows: [
      { ...LINE, meterNumber: '45701124518', amount: 15_000, inAdvance: 5_000, leftOut: null },
      { ...LINE, meterNumber: '45701124519', amount: 7_475, isHalf: true, inAdvance: 0, leftOut: 'charged' },
    ],
  },
  chargeLines: [
    { ...LINE, meterNumber: '45701124518', amount: 15_000, state: 'failed', failure: 'The meter is gone' },
    { ...LINE, meterNumber: '45701124519', amount: 7_475, isHalf: true, state: 'charged', failure: null },
  ],
  emptyPays: {},
  chargesRefused: null,
  chargesStartRefused: null,
};

/** The rule of one of the services, which costs what it does since ever. */
function ruleOf(charging: ChargesScript['charging'], of: string | undefined): ChargesScript['charging'] {
  const one = charging.services.find((service) => service.of === of);
  if (one === undefined || of === 'service-charge') return charging;
  const { service, amount, day, whom, byItself, daysToPay } = one;
  const prices = amount === null ? [] : [{ from: null, amount, by: null }];
  return { ...charging, service, amount: amount ?? 0, prices, day, whom, byItself, daysToPay, meters: [] };
}

/** The prices of one of the services, or of all of them. */
function historyOf(
  { charging, emptyPays }: Pick<ChargesScript, 'charging' | 'emptyPays'>,
  { service: of, month = '2026-11' }: CallInput<'priceHistory'>,
) {
  const services = charging.services.filter((one) => of === undefined || one.of === of);
  const prices = services.flatMap(({ of: name, service, amount }) => {
    const own = name === 'service-charge' ? charging.prices : [{ from: null, amount, by: null }];
    return own.flatMap(({ from, amount: costs, by }) =>
      costs === null
        ? []
        : [
            {
              ...{ of: name, service, amount: costs, from, by },
              until: from === null && name === 'service-charge' ? '2026-11-30' : null,
              isNow: from === null,
              at: from === null ? null : AT,
            },
          ],
    );
  });
  const at = `${month}-01`;
  const ofMonth = (name: string, amount: number | null) =>
    name === 'service-charge'
      ? (charging.prices.find(({ from }) => from === null || from <= at)?.amount ?? null)
      : amount;
  return {
    services: services.map(({ of: name, service, amount }) => ({
      ...{ of: name, service, amount, ofMonth: ofMonth(name, amount), half: emptyPays[name] ?? null },
    })),
    ...{ prices, month, total: prices.length, page: 1 },
  };
}

type Note = (name: string, input: unknown) => void;
type Charging =
  | 'chargingRule'
  | 'setChargingRule'
  | 'priceHistory'
  | 'previewCharges'
  | 'startCharges'
  | 'chargeRuns'
  | 'chargeLines'
  | 'stopCharges'
  | 'resumeCharges'
  | 'takeBackCharges';

/** The calls by which an administrator charges an estate, answered from a script. */
export function scriptedCharges(script: ChargesScript, note: Note): Pick<Services, Charging> {
  async function answered<T>(name: Charging, input: unknown, data: T) {
    note(name, input);
    const refused = script.chargesRefused ?? (name === 'startCharges' ? script.chargesStartRefused : null);
    if (refused !== null) return { status: 400 as const, data: { ...problem(refused.message), code: refused.code } };
    return { status: 200 as const, data };
  }
  const reading = async <T>(name: Charging, input: unknown, data: T) => {
    note(name, input);
    return { status: 200 as const, data };
  };
  const message = 'It is done.';
  return {
    chargingRule: (input) => reading('chargingRule', input, ruleOf(script.charging, input.service)),
    priceHistory: (input) => reading('priceHistory', input, historyOf(script, input)),
    setChargingRule: (input) => answered('setChargingRule', input, { message }),
    previewCharges: (input) => answered('previewCharges', input, script.chargePreview),
    startCharges: (input) => answered('startCharges', input, { message: 'It is being charged.', id: 4 }),
    chargeRuns: (input) =>
      reading('chargeRuns', input, { runs: script.chargeRuns, total: script.chargeRuns.length, page: 1 }),
    chargeLines: (input) =>
      reading('chargeLines', input, {
        lines: script.chargeLines,
        reason: 'Fine',
        total: script.chargeLines.length,
        page: 1,
      }),
    stopCharges: (input) => answered('stopCharges', input, { message }),
    resumeCharges: (input) => answered('resumeCharges', input, { message }),
    takeBackCharges: (input) => answered('takeBackCharges', input, { message }),
  };
}
