import type { CallName } from '#catalogues/calls/index.ts';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { NOW, problem } from '../answers.ts';
import type { AdministrationScript } from './administration.ts';
import { CALM } from './operations.ts';

type Good<N extends CallName> = Extract<CallAnswer<N>, { status: 200 }>['data'];

/** What a portal answers to a platform administrator, as data that a test can change. */
export interface PlatformScript {
  estates: Good<'estates'>['estates'];
  monthly: Good<'monthlyServices'>['services'];
  fees: Good<'providerFees'>['fees'];
  operatorSettings: Good<'operatorSettings'>['settings'];
  settingChanges: Good<'settingHistory'>['changes'];
  cases: Good<'cases'>['cases'];
  outages: Good<'outages'>['outages'];
  wallets: Good<'vendorWallets'>['wallets'];
  requests: Good<'adminRequests'>['requests'];
  operations: Good<'operations'>;
  stuck: Good<'stuckOrders'>['orders'];
  pending: Good<'pendingTopups'>['pendingTransactions'];
  retried: Good<'retryTopup'>;
  topups: Good<'reportTopups'>['req'];
  /** What the resident paid who was searched. */
  residentPaid: Good<'platformTransactions'>['transactions'];
  books: Omit<Good<'reconciliation'>, 'page'>;
  statement: Good<'statement'>;
  settings: Good<'platformSettings'>;
  operator: Good<'portalOperator'>;
}

const NONE = { count: 0, value: 0 };

export const GOOD_PLATFORM: PlatformScript = {
  estates: [
    {
      id: 1,
      name: 'Palm Court',
      active: true,
      administrators: [{ name: 'Bola Ade', email: 'admin@palmcourt.example' }],
      invited: [],
      residents: 24,
      meters: 30,
      services: 2,
    },
    { id: 2, name: 'Cedar View', active: true, administrators: [], invited: [], residents: 0, meters: 0, services: 0 },
  ],
  monthly: [
    {
      id: 1,
      name: 'Security',
      kind: 'service',
      amount: 5000,
      estate: { id: 1, name: 'Palm Court' },
      enabled: true,
      residents: 24,
    },
  ],
  fees: [
    { provider: 'mtn', label: 'MTN', fee: 100, updatedAt: NOW.toISOString() },
    { provider: 'glo', label: 'Glo', fee: null, updatedAt: null },
  ],
  operatorSettings: [
    {
      name: 'fee',
      scope: 'power',
      value: 50,
      since: null,
      by: null,
      next: { value: 60, since: '2026-11-30T23:00:00.000Z' },
    },
    { name: 'fee', scope: 'mtn', value: 100, since: NOW.toISOString(), by: 'Ifeanyi Okonkwo', next: null },
    { name: 'orders-by-account', scope: '', value: 100, since: null, by: null, next: null },
    { name: 'vendors', scope: 'airtime', value: 'buypower', since: null, by: null, next: null },
  ],
  settingChanges: [
    {
      id: 1,
      name: 'fee',
      scope: 'mtn',
      value: 100,
      since: NOW.toISOString(),
      until: null,
      reason: 'The provider charges more',
      by: 'Ifeanyi Okonkwo',
      setAt: NOW.toISOString(),
    },
  ],
  cases: [],
  outages: [],
  wallets: [],
  requests: [],
  pending: [],
  operations: CALM,
  stuck: [],
  retried: { state: 'pending', reason: 'Retry unsuccessful', topupToken: null },
  topups: [],
  residentPaid: [],
  books: {
    orders: NONE,
    provider: NONE,
    vendor: NONE,
    delivered: NONE,
    ledger: NONE,
    refunds: NONE,
    differences: [],
    notCompared: { payments: NONE, deliveries: NONE, underWay: 0, books: [] },
    total: 0,
    checkedAt: NOW.toISOString(),
    last: null,
  },
  statement: {
    days: [],
    sums: { in: 0, back: 0, fees: 0, revenue: 0, estates: 0, out: 0, handed: 0, left: 0 },
    paidOn: [],
    estates: [],
    payouts: [],
    reconciled: null,
  },
  settings: { notice: null, paused: [] },
  operator: { name: null, hours: null, address: null },
};

type Note = (name: string, input: unknown) => void;
type Platform =
  | 'estates'
  | 'registerEstate'
  | 'setEstateActive'
  | 'adminRequests'
  | 'makeRequest'
  | 'answerRequest'
  | 'platformAuditLog'
  | 'platformSettings'
  | 'setPlatformSettings'
  | 'portalNotice'
  | 'portalOperator'
  | 'setOperator'
  | 'monthlyServices'
  | 'createService'
  | 'enableService'
  | 'describeService'
  | 'disableService'
  | 'createFee'
  | 'providerFees'
  | 'setProviderFee'
  | 'operatorSettings'
  | 'settingHistory'
  | 'changeSetting'
  | 'cases'
  | 'takeCase'
  | 'closeCase'
  | 'outages'
  | 'vendorWallets'
  | 'sayDown'
  | 'sayBack'
  | 'operations'
  | 'stuckOrders'
  | 'askOrder'
  | 'pendingTopups'
  | 'retryTopup'
  | 'refundTopup'
  | 'reportTopups'
  | 'exportTopups'
  | 'platformTransactions'
  | 'exportPlatformTransactions'
  | 'reconciliation'
  | 'exportReconciliation'
  | 'statement'
  | 'exportStatement'
  | 'estateOwed'
  | 'recordEstatePayment'
  | 'takeBackEstatePayment';

/** The rows of a page, ten a page. */
export const onPage = <T>(rows: readonly T[], page: unknown): T[] =>
  rows.slice((Number(page ?? 1) - 1) * 10, Number(page ?? 1) * 10);

const has = (text: string, term: string | undefined) => text.toLowerCase().includes((term ?? '').toLowerCase());

/** The calls of a platform administrator, answered from a script; those that change something as `administered` says. */
export function scriptedPlatform(script: PlatformScript & AdministrationScript, note: Note): Pick<Services, Platform> {
  async function changed<T>(name: string, input: unknown, data: T) {
    note(name, input);
    if (script.administered === 'no line') throw new NoAnswer();
    if (script.administered === 'broken') throw new NoAnswer();
    if (script.administered !== 'good') return { status: 400 as const, data: problem(script.administered.refused) };
    return { status: 200 as const, data };
  }
  const file = (name: string, input: unknown, text: string, called = `${name}.csv`) => {
    note(name, input);
    return Promise.resolve({
      status: 200 as const,
      data: { name: called, type: 'text/csv', base64: Buffer.from(text).toString('base64') },
    });
  };
  return {
    async estates({ page, term, list = 'all' }) {
      const found = script.estates.filter(
        (one) => has(one.name, term) && (list === 'all' || one.active === (list === 'active')),
      );
      const active = script.estates.filter((one) => one.active).length;
      const total = script.estates.length;
      return {
        status: 200,
        data: {
          estates: onPage(found, page),
          total: found.length,
          page: Number(page ?? 1),
          totals: { total, active, inactive: total - active },
        },
      };
    },
    registerEstate: (input) =>
      changed('registerEstate', input, {
        message: 'Admin created',
        estate: { id: 3, name: input.estate_name },
        joined: script.estates.some((one) => one.name === input.estate_name),
        invited: input.email,
      }),
    setEstateActive: (input) =>
      changed('setEstateActive', input, { message: 'The estate is set.', active: input.active }),
    async adminRequests({ page, state }) {
      const found = script.requests.filter((one) => state === undefined || one.state === state);
      return { status: 200, data: { requests: onPage(found, page), total: found.length, page: Number(page ?? 1) } };
    },
    makeRequest: (input) =>
      changed('makeRequest', input, { message: 'An admin will be in touch with you in 3-5 days.', id: 1 }),
    answerRequest: (input) => changed('answerRequest', input, { message: 'The request is answered.' }),
    async platformAuditLog({ page }) {
      return {
        status: 200,
        data: { deeds: onPage(script.deeds, page), total: script.deeds.length, page: Number(page ?? 1) },
      };
    },
    async platformSettings() {
      return { status: 200, data: script.settings };
    },
    setPlatformSettings: (input) => changed('setPlatformSettings', input, { ...input, message: 'Saved.' }),
    async portalOperator() {
      return { status: 200, data: script.operator };
    },
    setOperator: (input) => changed('setOperator', input, { ...script.operator, message: 'Saved.' }),
    async portalNotice() {
      return { status: 200, data: script.settings };
    },
    async monthlyServices({ page, estate, kind, term }) {
      const found = script.monthly.filter(
        (one) =>
          has(one.name, term) &&
          (estate === undefined || one.estate.id === Number(estate)) &&
          (kind === undefined || one.kind === kind),
      );
      return { status: 200, data: { services: onPage(found, page), total: found.length, page: Number(page ?? 1) } };
    },
    createService: (input) => changed('createService', input, { message: 'Service created', id: 9 }),
    describeService: (input) => changed('describeService', input, { message: 'Saved.', id: 9 }),
    enableService: (input) => changed('enableService', input, { message: 'The service is enabled.', id: 9 }),
    disableService: (input) => changed('disableService', input, { message: 'The service is disabled.', id: 9 }),
    createFee: (input) => changed('createFee', input, { message: 'Service created', id: 9 }),
    async providerFees() {
      return { status: 200, data: { fees: script.fees } };
    },
    async operatorSettings() {
      return { status: 200, data: { settings: script.operatorSettings } };
    },
    async settingHistory({ page, name }) {
      note('settingHistory', { page, name });
      const found = script.settingChanges.filter((one) => name === undefined || one.name === name);
      return { status: 200, data: { changes: onPage(found, page), total: found.length, page: Number(page ?? 1) } };
    },
    changeSetting: (input) => changed('changeSetting', input, { message: 'It is set.' }),
    async cases({ of = 'open', page }) {
      note('cases', { of, page });
      if (script.administered === 'no line') throw new NoAnswer();
      const found = script.cases.filter(
        ({ closedAt, mine }) => (closedAt !== null) === (of === 'closed') && (of !== 'mine' || mine),
      );
      return { status: 200, data: { cases: onPage(found, page), total: found.length, page: Number(page ?? 1) } };
    },
    takeCase: (input) => changed('takeCase', input, { message: `Case ${input.id} is yours now.` }),
    closeCase: (input) => changed('closeCase', input, { message: `Case ${input.id} is closed.` }),
    async outages({ of = 'now', page }) {
      note('outages', { of, page });
      if (script.administered === 'no line') throw new NoAnswer();
      const found = script.outages.filter(({ ended }) => (ended === null) === (of === 'now'));
      return { status: 200, data: { outages: onPage(found, page), total: found.length, page: Number(page ?? 1) } };
    },
    async vendorWallets() {
      return { status: 200, data: { wallets: script.wallets } };
    },
    sayDown: (input) => changed('sayDown', input, { message: 'It is sold to nobody from now on.' }),
    sayBack: (input) => changed('sayBack', input, { message: 'It is sold again.' }),
    setProviderFee: (input) => changed('setProviderFee', input, { message: 'The fee is set.', fee: input.fee }),
    async operations() {
      return { status: 200, data: script.operations };
    },
    async stuckOrders({ page }) {
      note('stuckOrders', { page });
      return {
        status: 200,
        data: { orders: onPage(script.stuck, page), total: script.stuck.length, page: Number(page ?? 1) },
      };
    },
    askOrder: (input) => changed('askOrder', input, script.retried),
    async pendingTopups({ page, topupRef, from, to }) {
      note('pendingTopups', { page, topupRef, from, to });
      const found = script.pending.filter((one) => has(one.payment_transaction_id, topupRef));
      return {
        status: 200,
        data: { pendingTransactions: onPage(found, page), total: found.length, page: Number(page ?? 1) },
      };
    },
    retryTopup: (input) => changed('retryTopup', input, script.retried),
    refundTopup: (input) => changed('refundTopup', input, { message: 'It is marked for refund.', state: 'pending' }),
    async reportTopups(input) {
      note('reportTopups', input);
      return { status: 200, data: { req: script.topups } };
    },
    exportTopups: (input) => file('exportTopups', input, 'Date,Amount\r\n'),
    async platformTransactions(input) {
      note('platformTransactions', input);
      const found = script.residentPaid.filter((one) => !input.view || one.transaction_type === input.view);
      return {
        status: 200,
        data: {
          transactions: onPage(found, input.page),
          successfulTransactions: found.length,
          successfulTransactionsValue: found.reduce((sum, { amount }) => sum + amount, 0),
          total_number_failed_transactions: 0,
          last_transaction_date: found[0]?.createdAt ?? null,
          total: found.length,
          page: Number(input.page ?? 1),
        },
      };
    },
    exportPlatformTransactions: (input) =>
      file('exportPlatformTransactions', input, 'Date,Amount\r\n', 'Transactions.csv'),
    async reconciliation(input) {
      note('reconciliation', input);
      if (script.administered === 'no line') throw new NoAnswer();
      return {
        status: 200,
        data: {
          ...script.books,
          differences: onPage(script.books.differences, input.page),
          page: Number(input.page ?? 1),
        },
      };
    },
    async statement(input) {
      note('statement', input);
      if (script.administered === 'no line') throw new NoAnswer();
      return { status: 200, data: script.statement };
    },
    exportStatement: (input) => file('exportStatement', input, 'Day,Captured\r\n', 'statement.csv'),
    async estateOwed(input) {
      note('estateOwed', input);
      if (script.administered === 'no line') throw new NoAnswer();
      const name = script.estates.find(({ id }) => id === Number(input.property_id))?.name ?? 'Palm Court';
      return { status: 200, data: { name, owed: 410_000 } };
    },
    recordEstatePayment: (input) =>
      changed('recordEstatePayment', input, { message: 'It is recorded.', id: 1, owed: 410_000 - input.amount }),
    takeBackEstatePayment: (input) =>
      changed('takeBackEstatePayment', input, { message: 'It is taken back.', owed: 410_000 }),
    exportReconciliation: (input) => file('exportReconciliation', input, 'Order,Difference\r\n', 'reconciliation.csv'),
  };
}
