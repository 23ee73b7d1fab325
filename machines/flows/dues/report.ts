import type { CallAnswer, CallInput } from '#catalogues/calls/services.ts';
import { SERVICE_DAYS_PER_MONTH } from '#catalogues/limits.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import type { DueKind } from '#catalogues/orders.ts';
import type { Report, ReportInput } from '#machines/kit/paying/context.ts';
import { undelivered } from '#machines/kit/paying/undelivered.ts';
import type { Row } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Due } from './due.ts';

const AMOUNTS = { service: 'serviceCharge', 'dev-levy': 'devLevy', fine: 'fine' } as const satisfies Record<
  DueKind,
  string
>;

/** The payment record of S2 section 3: what was paid less the fee is what is credited (DECISIONS 10). */
export function recordOf(
  { kind, serviceId, months, fee }: Due,
  { reference, amount }: Pick<ReportInput, 'reference' | 'amount'>,
): CallInput<'servicePayment'> {
  const credited = nairaOf(koboOf(amount) - fee);
  return {
    transfer_reference: reference,
    serviceId,
    duration: (months ?? 0) * SERVICE_DAYS_PER_MONTH,
    [AMOUNTS[kind]]: credited,
  };
}

/** What reporting a payment came to. */
export function reported(answer: CallAnswer<'servicePayment'>): Report {
  if (answer.status !== 200) return undelivered(answer);
  const { orderId, service, paidAt, email } = answer.data;
  return {
    kind: 'delivered',
    result: { title: service, orderId, paidAt, email },
    receipt: receiptRows(answer.data, 'Total paid'),
  };
}

type Priced = Pick<
  Extract<CallAnswer<'openDues'>, { status: 200 }>['data'],
  'service' | 'months' | 'meterNumber' | 'estate' | 'amount' | 'fee' | 'total'
>;

/** A payment to the estate as rows; as the server priced it. */
export function receiptRows(due: Priced, total: 'Total' | 'Total paid'): readonly Row[] {
  const money = (naira: number) => formatNaira(koboOf(naira));
  return [
    { label: 'Service', value: due.service },
    ...(due.months === null ? [] : [{ label: 'Months', value: String(due.months) }]),
    { label: 'Meter', value: due.meterNumber },
    { label: 'Estate', value: due.estate },
    { name: 'amount', label: 'Amount', value: money(due.amount) },
    { name: 'fee', label: 'Convenience fee', value: money(due.fee) },
    { label: total, value: money(due.total), total: true },
  ];
}
