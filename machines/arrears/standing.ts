import { initialTransition, setup, transition } from 'xstate';
import { type ArrearsPolicy, SPECIFIED_POLICY, type StandingName } from '#catalogues/arrears.ts';
import { STOPPING_DUES, type StoppingDue } from '#catalogues/orders.ts';
import { duesOf, type HouseDebts, olderThan, type Reason, reasonsIn } from './conditions.ts';

/** What a house is judged by. */
export interface StandingFacts {
  readonly debts: HouseDebts;
  readonly policy: ArrearsPolicy;
  /** An exception of the estate holds today. */
  readonly isExcepted: boolean;
}

/** How a house stands, and why. */
export interface Standing {
  readonly name: StandingName;
  /** The conditions that make it stand so. */
  readonly why: readonly Reason[];
  /** Dues that it is reminded of. */
  readonly reminds: readonly StoppingDue[];
  /** Dues that stop power now. */
  readonly stops: readonly StoppingDue[];
  /** In how many days it stops power if nothing is paid; null: not, or already. */
  readonly stopsIn: number | null;
}

type Look = { readonly type: 'LOOK' } & StandingFacts;

/**
 * How a house stands with its estate: a look at what it owes leads from anywhere to where it belongs. Only whoever was stopped, or would
 * have been without an exception, is released.
 */
export const standing = setup({
  types: { events: {} as Look },
  guards: {
    isExcepted: ({ event }) => event.isExcepted && stopping(event).length > 0,
    isStopped: ({ event }) => stopping(event).length > 0,
    isYoung: ({ event }) => reasonsIn(event.policy.block, event.debts).length > 0,
    isReminded: ({ event }) => reasonsIn(event.policy.remind, event.debts).length > 0,
  },
}).createMachine({
  id: 'standing',
  initial: 'clear',
  states: {
    clear: {},
    reminded: {},
    grace: {},
    blocked: {
      on: {
        LOOK: [
          { guard: 'isExcepted', target: 'excepted' },
          { guard: 'isStopped', target: 'blocked' },
          { target: 'released' },
        ],
      },
    },
    excepted: {
      on: {
        LOOK: [
          { guard: 'isExcepted', target: 'excepted' },
          { guard: 'isStopped', target: 'blocked' },
          { target: 'released' },
        ],
      },
    },
    released: {},
  },
  on: {
    LOOK: [
      { guard: 'isExcepted', target: '.excepted' },
      { guard: 'isStopped', target: '.blocked' },
      { guard: 'isYoung', target: '.grace' },
      { guard: 'isReminded', target: '.reminded' },
      { target: '.clear' },
    ],
  },
});

/** What would stop power if there were no exception. */
const stopping = ({ debts, policy }: StandingFacts): readonly Reason[] =>
  reasonsIn(policy.block, olderThan(policy.graceDays, debts));

/** The standing of whoever was never looked at. */
export const firstStanding = initialTransition(standing)[0].value as StandingName;

/** Judge a house by what it owes. `before`: how it stood at the last look, which only tells whether it is released. */
export function judge(facts: StandingFacts, before: StandingName = firstStanding): Standing {
  const { debts, policy } = facts;
  const snapshot = standing.resolveState({ value: before });
  const name = transition(standing, snapshot, { type: 'LOOK', ...facts })[0].value as StandingName;
  const reminding = reasonsIn(policy.remind, debts);
  const reasons: Readonly<Record<StandingName, readonly Reason[]>> = {
    clear: [],
    reminded: reminding,
    grace: reasonsIn(policy.block, debts),
    blocked: stopping(facts),
    excepted: stopping(facts),
    released: [],
  };
  return {
    ...{ name, why: reasons[name], reminds: duesIn(reminding, debts) },
    stops: name === 'blocked' ? duesIn(reasons.blocked, debts) : [],
    stopsIn: name === 'grace' ? daysUntil(facts) : null,
  };
}

/** The dues of some reasons of which something is owed. */
function duesIn(reasons: readonly Reason[], { owed }: HouseDebts): readonly StoppingDue[] {
  const named = new Set(reasons.flatMap(({ condition }) => duesOf(condition)));
  return STOPPING_DUES.filter((due) => named.has(due) && owed[due] > 0);
}

/** In how many days enough of a debt is old enough. */
function daysUntil({ debts, policy }: StandingFacts): number | null {
  const days = Array.from({ length: policy.graceDays + 1 }, (_, later) => later);
  const found = days.find((later) => reasonsIn(policy.block, olderThan(policy.graceDays, debts, later)).length > 0);
  return found ?? null;
}

/** What stands on the accounts of a house, kobo: below 0 a service charge or a levy is owed, above 0 a fine. */
interface OnAccounts {
  readonly serviceCharge: number;
  readonly devLevy: number;
  readonly fine: number;
}

/** The debts of a house by what stands on its accounts; what single charges they are is not told. */
export const debtsIn = ({ serviceCharge, devLevy, fine }: OnAccounts): HouseDebts => ({
  owed: {
    'service-charge': Math.max(0, -serviceCharge),
    'dev-levy': Math.max(0, -devLevy),
    fine: Math.max(0, fine),
  },
  charges: [],
});

/** Judge balances by the rule of the specification, S2 section 5. */
export const judgeAsSpecified = (balances: OnAccounts): Standing =>
  judge({ debts: debtsIn(balances), policy: SPECIFIED_POLICY, isExcepted: false });
