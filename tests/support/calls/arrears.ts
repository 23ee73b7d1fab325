import type { CallAnswer, Services } from '#catalogues/calls/services.ts';

type Good<N extends keyof Services> = Extract<CallAnswer<N>, { status: 200 }>['data'];

/** What a portal answers about when arrears stop power, as data that a test can change. */
export interface ArrearsScript {
  standings: Good<'arrearsStandings'>;
  tried: Good<'tryArrearsPolicy'>;
  rules: Good<'arrearsPolicy'>['rules'];
}

const HOUSE = {
  ...{ meterNumber: '45701124518', holder: 'Chinedu Okafor', address: 'House 12, Palm Avenue', owed: 45_000 },
  ...{ name: 'blocked' as const, until: null, excepted: null },
  why: [{ due: 'service-charge' as const, owed: 45_000, days: 64, charges: null }],
};

/** House 12 is stopped, and House 14 is excepted until the end of the month. */
export const GOOD_ARREARS: ArrearsScript = {
  standings: {
    houses: [
      HOUSE,
      {
        ...{ meterNumber: '45701124519', holder: 'Ngozi Eze', address: 'House 14, Palm Avenue', owed: 5_000 },
        ...{ name: 'excepted', until: '2026-11-30', excepted: { until: '2026-11-30', reason: 'In hospital' } },
        why: [{ due: 'fine', owed: 5_000, days: null, charges: null }],
      },
    ],
    counts: { blocked: 1, excepted: 1, grace: 0, reminded: 0 },
    ...{ total: 2, page: 1, rule: null },
  },
  rules: [
    {
      ...{ version: 1, terms: null, from: '2026-11-02', reason: 'Voted in October' },
      ...{ by: 'Ngozi Eze', at: '2026-11-01T10:00:00.000Z' },
    },
  ],
  tried: {
    version: 0,
    before: { blocked: 1, excepted: 1, grace: 0, reminded: 0 },
    after: { blocked: 0, excepted: 0, grace: 0, reminded: 2 },
    divided: 0,
    changed: 1,
    houses: [{ ...HOUSE, name: 'reminded', before: 'blocked' }],
  },
};

type Note = (name: string, input: unknown) => void;
type ArrearsCalls =
  | 'arrearsPolicy'
  | 'arrearsStandings'
  | 'tryArrearsPolicy'
  | 'setArrearsPolicy'
  | 'exceptMeter'
  | 'endException';

/** The calls about when arrears stop power, answered from a script. */
export function scriptedArrears(script: ArrearsScript, note: Note): Pick<Services, ArrearsCalls> {
  const done = (name: string) => async (input: unknown) => {
    note(name, input);
    return { status: 200, data: { message: 'It is so.' } } as const;
  };
  return {
    async arrearsPolicy(input) {
      note('arrearsPolicy', input);
      return { status: 200, data: { terms: script.standings.rule, version: 1, rules: script.rules } };
    },
    async arrearsStandings(input) {
      note('arrearsStandings', input);
      return { status: 200, data: script.standings };
    },
    async tryArrearsPolicy(input) {
      note('tryArrearsPolicy', input);
      return { status: 200, data: script.tried };
    },
    setArrearsPolicy: done('setArrearsPolicy'),
    exceptMeter: done('exceptMeter'),
    endException: done('endException'),
  };
}
