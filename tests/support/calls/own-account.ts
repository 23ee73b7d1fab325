import type { ArrivalRule } from '#catalogues/arrivals.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { ARRIVAL_RULE, ARRIVALS } from '#catalogues/sentences/own-account.ts';

type Own = Extract<CallAnswer<'ownAccount'>, { status: 200 }>['data'];
type Arrival = Extract<CallAnswer<'arrivals'>, { status: 200 }>['data']['arrivals'][number];

/** What the portal answers about account numbers, as data that a test can change. */
export interface OwnAccountScript {
  ownAccount: Own;
  /** `busy`: the provider gives none just now. */
  opening: 'good' | 'busy';
  came: Arrival[];
  rule: ArrivalRule;
}

export const ACCOUNT = { accountNumber: '9812345678', accountName: 'SANDBOX / AMAKA EZE', bank: 'Sandbox Bank' };

/** A transfer that waits, and one that was matched. */
export const CAME: readonly Arrival[] = [
  {
    id: 'IN-00000001',
    at: '2026-11-21T10:00:00.000Z',
    amount: 5000,
    state: 'waiting',
    sender: 'ADA OBI',
    accountNumber: ACCOUNT.accountNumber,
    resident: 'Amaka Eze',
    meterNumber: '45701120409',
    reason: 'ask-me',
    decidedBy: null,
    stuck: null,
  },
  {
    id: 'IN-00000002',
    at: '2026-11-20T10:00:00.000Z',
    amount: 12_000.5,
    state: 'matched',
    sender: null,
    accountNumber: ACCOUNT.accountNumber,
    resident: 'Amaka Eze',
    meterNumber: '45701120409',
    reason: '',
    decidedBy: 'Ngozi Adeyemi',
    stuck: null,
  },
];

export const NO_ACCOUNT: OwnAccountScript = {
  ownAccount: { possible: true, account: null, credit: 0, arrivals: [] },
  opening: 'good',
  came: [],
  rule: 'oldest-debt-first',
};

type Calls =
  | 'ownAccount'
  | 'openAccount'
  | 'arrivals'
  | 'matchArrival'
  | 'returnArrival'
  | 'takeArrivalOver'
  | 'recordArrivalPaid'
  | 'arrivalRule'
  | 'setArrivalRule';

/** The calls about account numbers, answering from the script as it stands. */
export function scriptedOwnAccount(
  script: OwnAccountScript,
  note: (name: string, input: unknown) => void,
): Pick<Services, Calls> {
  const decide = (id: string, state: Arrival['state'], message: string) => {
    const found = script.came.find((one) => one.id === id);
    if (found === undefined)
      return { status: 404, data: { code: 'arrival-not-found', message: ARRIVALS.gone } } as const;
    if (found.state !== 'waiting')
      return { status: 409, data: { code: 'decided', message: ARRIVALS.decided } } as const;
    script.came = script.came.map((one) => (one.id === id ? { ...one, state } : one));
    return { status: 200, data: { message } } as const;
  };
  return {
    async ownAccount() {
      note('ownAccount', null);
      return { status: 200, data: structuredClone(script.ownAccount) };
    },
    async openAccount() {
      note('openAccount', null);
      if (script.opening === 'busy') return { status: 503, data: { code: 'account-not-now', message: 'Not now.' } };
      script.ownAccount = { ...script.ownAccount, account: ACCOUNT };
      return { status: 200, data: script.ownAccount };
    },
    async arrivals({ page = 1 }) {
      note('arrivals', { page });
      return { status: 200, data: { arrivals: script.came, total: script.came.length, page: Number(page) } };
    },
    async matchArrival(input) {
      note('matchArrival', input);
      return decide(input.id, 'matched', 'Matched.');
    },
    async returnArrival(input) {
      note('returnArrival', input);
      return decide(input.id, 'returning', 'It goes back.');
    },
    async takeArrivalOver(input) {
      note('takeArrivalOver', input);
      script.came = script.came.map((one) =>
        one.id === input.id && one.stuck !== null ? { ...one, stuck: { ...one.stuck, byHand: 'Tunde Bello' } } : one,
      );
      return { status: 200, data: { message: ARRIVALS.byHand.taken('it') } };
    },
    async recordArrivalPaid(input) {
      note('recordArrivalPaid', input);
      const found = script.came.find((one) => one.id === input.id);
      if (found?.stuck?.byHand == null)
        return { status: 400, data: { code: 'not-taken-over', message: ARRIVALS.byHand.notTaken } };
      script.came = script.came.map((one) => (one === found ? { ...one, state: 'returned', stuck: null } : one));
      return { status: 200, data: { message: ARRIVALS.byHand.recorded } };
    },
    async arrivalRule() {
      note('arrivalRule', null);
      return { status: 200, data: { rule: script.rule } };
    },
    async setArrivalRule(input) {
      note('setArrivalRule', input);
      script.rule = input.rule;
      return { status: 200, data: { message: ARRIVAL_RULE.set(input.rule), rule: input.rule } };
    },
  };
}
