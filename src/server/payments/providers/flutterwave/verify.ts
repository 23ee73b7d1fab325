import { askJson, type Line } from '../../../http-client.ts';
import type { Capture, PaymentQuestion, PaymentReport } from '../../port.ts';
import { inOrder, paidAttempts, refundsOf } from './lists.ts';
import {
  dataOf,
  errorOf,
  feeOf,
  reasonOf,
  received,
  TRANSACTION_STATUSES,
  type Transaction,
  transaction,
} from './wire.ts';

type Known = Exclude<PaymentReport, { status: 'unknown' }>;
type Unknown = Extract<PaymentReport, { status: 'unknown' }>;

/**
 * What became of an order: of one attempt where its id is known, else of all under the order's reference. Looking up by reference
 * answers the latest attempt, which may have failed after one that was paid, so those that were paid are listed too.
 */
export async function verify(
  line: Line,
  merchantId: (told: Transaction) => string,
  { orderId, reference }: PaymentQuestion,
): Promise<PaymentReport> {
  if (reference !== null) {
    const one = await attempt(line, merchantId, reference);
    return 'report' in one ? one.report : one;
  }
  const query = new URLSearchParams({ tx_ref: orderId });
  const answer = await askJson(line, 'GET', `/v3/transactions/verify_by_reference?${query}`);
  const latest = dataOf(answer, transaction);
  if (latest === null) return errorOf(answer) === 'not-found' ? nothingOf(orderId) : unknown(reasonOf(answer));
  const listed = await paidAttempts(line, orderId);
  if (typeof listed === 'string') return unknown(listed);
  const paid = inOrder([...listed, ...(latest.status === 'successful' ? [latest] : [])]);
  return paid.length === 0 ? reportOf(latest, merchantId(latest)) : reportOfAll(line, merchantId, paid);
}

/** All attempts that were paid. The first whose money is still held is the order's. */
async function reportOfAll(
  line: Line,
  merchantId: (told: Transaction) => string,
  paid: readonly Transaction[],
): Promise<PaymentReport> {
  const all: Attempt[] = [];
  for (const { id } of paid) {
    const one = await attempt(line, merchantId, id);
    if (!('report' in one)) return one;
    all.push(one);
  }
  const held = (all.find(({ report }) => report.status === 'captured') ?? all[0])?.report;
  if (held === undefined) return unknown('no attempt');
  const captures = all.flatMap(({ capture }) => (capture === null ? [] : [capture]));
  return captures.length < 2 ? held : { ...held, captures };
}

/** What became of one attempt, and what there is of it to give back; null: nothing was paid. */
interface Attempt {
  readonly report: Known;
  readonly capture: Capture | null;
}

/** One attempt, looked up by its id and held against what was given back of it. */
async function attempt(line: Line, merchantId: (told: Transaction) => string, id: string): Promise<Attempt | Unknown> {
  const answer = await askJson(line, 'GET', `/v3/transactions/${encodeURIComponent(id)}/verify`);
  const told = dataOf(answer, transaction);
  if (told === null) return unknown(reasonOf(answer));
  if (told.id !== id) return unknown('another transaction was answered');
  const report = reportOf(told, merchantId(told));
  if (report.status === 'unknown') return report;
  if (report.status !== 'captured') return { report, capture: null };
  const refunds = await refundsOf(line, id);
  if (typeof refunds === 'string') return unknown(refunds);
  const sum = (...kinds: readonly string[]) =>
    refunds.filter(({ kind }) => kinds.includes(kind)).reduce((kobo, one) => kobo + one.amountKobo, 0);
  // On its way back it is as good as gone: nothing may be given for it. One that fails has it held again.
  const refundedKobo = sum('accepted', 'pending', 'unknown');
  const { amountKobo, feeKobo = null, currency, merchantId: merchant } = report;
  const capture = { reference: told.id, amountKobo, feeKobo, currency, merchantId: merchant, refundedKobo };
  if (sum('accepted') >= amountKobo) return { report: { ...report, status: 'refunded' }, capture };
  return { report: refundedKobo >= amountKobo ? { ...report, status: 'open' } : report, capture };
}

function reportOf(told: Transaction, merchantId: string): PaymentReport {
  const status = Object.hasOwn(TRANSACTION_STATUSES, told.status) ? TRANSACTION_STATUSES[told.status] : undefined;
  if (status === undefined) return unknown(`a status that is not known: ${told.status}`.slice(0, 200));
  return {
    status,
    reference: told.id,
    amountKobo: received(told),
    feeKobo: feeOf(told),
    currency: told.currency,
    merchantId,
    orderId: told.tx_ref,
  };
}

const unknown = (reason: string): Unknown => ({ status: 'unknown', reason });

/** Nobody has tried to pay it. */
function nothingOf(orderId: string): PaymentReport {
  return { status: 'open', reference: null, amountKobo: 0, currency: 'NGN', merchantId: '', orderId };
}
