import type { CallAnswer, CallInput } from '#catalogues/calls/services.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { type MeterType, ORDER_KINDS, type PublicKind } from '#catalogues/orders.ts';
import { providerOf } from '#catalogues/products/providers.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { POSTPAID } from '#catalogues/sentences/postpaid.ts';
import type { Report, ReportInput } from '#machines/kit/paying/context.ts';
import { particularRows, several, untoldUnits } from '#machines/kit/paying/particulars.ts';
import { undelivered } from '#machines/kit/paying/undelivered.ts';
import type { Row } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Basket } from './basket.ts';
import { packageTitle } from './package-title.ts';

interface ProductWords {
  /** What it is called when it is there. */
  readonly result: string;
  readonly provider: Omit<Row, 'value'>;
  readonly package: Omit<Row, 'value'>;
  readonly account: string;
}

const AT_PROVIDER = {
  provider: { name: 'provider', label: 'Provider' },
  package: { name: 'package', label: 'Package' },
} as const;
const ON_NETWORK = {
  provider: { name: 'network', label: 'Network' },
  package: { name: 'plan', label: 'Plan' },
  account: 'Phone Number',
} as const;

/** What each product and its parts are called. */
export const PRODUCT_WORDS: Readonly<Record<PublicKind, ProductWords>> = {
  'public-power': { ...AT_PROVIDER, result: SENTENCES.powerToken, account: 'Meter Number' },
  airtime: { ...ON_NETWORK, result: 'Airtime' },
  data: { ...ON_NETWORK, result: 'Mobile data' },
  internet: { ...AT_PROVIDER, result: 'Internet package', account: 'Account' },
  cable: { ...AT_PROVIDER, result: 'Cable TV subscription', account: 'Smartcard Number' },
};

/** What is called so when it is there; of a postpaid meter it is its bill. */
export const resultOf = ({
  kind,
  meterType,
}: {
  readonly kind: PublicKind;
  readonly meterType?: MeterType | undefined;
}): string => (meterType === 'postpaid' ? POSTPAID.bill : PRODUCT_WORDS[kind].result);

/** What the widget said of an order, in the payload of S3 section 3. */
export function wordOf(basket: Basket, input: ReportInput): CallInput<'payBill'> {
  const { kind, provider, account } = basket;
  const { service, ...more } = ORDER_KINDS[kind];
  const { orderId, status, trans_id } = input.reference;
  const email = input.values.email?.trim() ?? '';
  return {
    destinationAccount: account,
    // What the widget was begun with is the amount plus the fee.
    amount: kind === 'public-power' ? input.amount : nairaOf(basket.amount ?? 0),
    service,
    provider,
    ...('serviceType' in more && { serviceType: more.serviceType }),
    ...(kind !== 'airtime' && email !== '' && { email }),
    ...(trans_id !== undefined && { trans_id }),
    orderId,
    key: input.key,
    status,
  };
}

/** What reporting it came to; `key` opens the receipt for a buyer without an account. */
export function reported(answer: CallAnswer<'payBill'>, key: string): Report {
  if (answer.status !== 200) return undelivered(answer);
  const { kind, meterType, orderId, token, units, particulars, paidAt, email } = answer.data;
  const result = {
    title: resultOf({ kind, meterType }),
    orderId,
    key,
    paidAt,
    ...(token !== undefined && { token }),
    ...(units !== undefined && { units }),
    ...several(particulars, units),
    ...(email !== '' && { email }),
  };
  return {
    kind: 'delivered',
    result,
    receipt: [...billRows(answer.data, 'Total paid'), ...untoldUnits(token, units), ...particularRows(particulars)],
  };
}

type Bill = Pick<
  Extract<CallAnswer<'openBill'>, { status: 200 }>['data'],
  'kind' | 'provider' | 'package' | 'destinationAccount' | 'accountName' | 'meterType' | 'amount' | 'fee' | 'total'
>;

/** An order of the storefront as rows; as the server priced it. */
export function billRows(bill: Bill, total: 'Total' | 'Total paid'): readonly Row[] {
  const money = (naira: number) => formatNaira(koboOf(naira));
  const words = PRODUCT_WORDS[bill.kind];
  return [
    { ...words.provider, value: providerOf(bill.provider)?.name ?? bill.provider },
    ...(bill.package === null ? [] : [{ ...words.package, value: packageTitle(bill.provider, bill.package) }]),
    { label: words.account, value: bill.destinationAccount },
    ...(bill.accountName === '' ? [] : [{ label: 'Account Name', value: bill.accountName }]),
    ...(bill.meterType === 'postpaid' ? [{ label: POSTPAID.meterType, value: POSTPAID.postpaid }] : []),
    { name: 'amount', label: 'Amount', value: money(bill.amount) },
    { name: 'fee', label: 'Convenience fee', value: money(bill.fee) },
    { label: total, value: money(bill.total), total: true },
  ];
}
