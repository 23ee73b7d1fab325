import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { MeterTermsTold } from '#catalogues/calls/paying/terms.shapes.ts';
import type { CallAnswer, CallInput, Services } from '#catalogues/calls/services.ts';
import { type OrderState, offerOf } from '#catalogues/orders.ts';
import { providerOf } from '#catalogues/products/providers.ts';
import { orderNumbers } from '../answers.ts';

const PAID_AT = '2026-11-21T18:42:00.000Z';
const BILL_TOKEN = '11223344556677889900';
const BILL_VOUCHERS = [
  { pin: '373401234567', serial: 'SPN0001234' },
  { pin: '373407654321', serial: null },
];
const BILL_RECEIPT = '240000123456';

const refusal = (message: string, code = 'refused') => ({ message, code });

/** The storefront's answers, as data that a test can change while the conversation goes on. */
export interface BillScript {
  /** Naira, none set, or no such answer. */
  fee: number | 'none' | 'down' | 'no line';
  /** What the provider says of an account. */
  holder: 'named' | 'nameless' | 'unknown' | 'down' | 'no line';
  /** On which terms the company sells to a meter; it says nothing of them unless given. */
  terms?: MeterTermsTold;
  /** The meter is postpaid, as its company says; it takes tokens unless given. */
  postpaid?: true;
  /** What is down, as the portal says it; a meter of the estate or of that company is refused with its words. */
  down?: readonly { supply: string; since: string; message: string }[];
  bill: 'good' | 'changed' | 'bad account' | 'bad email' | 'often' | 'busy' | 'no line';
  /** Answers to the reports of one order, in turn; the last one stays. */
  report: ('delivered' | 'processing' | 'failed' | 'not-paid' | 'unknown' | 'no line')[];
  prices: 'good' | 'no line';
  /** Let a waiting `billStatus` answer with this state. */
  state: OrderState;
}

/** Where nothing goes wrong; the fee is the demonstration's. */
export const GOOD_BILLS: Omit<BillScript, 'report' | 'state'> = {
  fee: 100,
  holder: 'named',
  bill: 'good',
  prices: 'good',
};

/** Part of each price list, naira. */
export const PRICES: Readonly<Record<CallInput<'priceList'>['list'], CallAnswer<'priceList'>['data']['providers']>> = {
  'data-plans': [
    {
      provider: 'mtn',
      name: 'MTN',
      packages: [
        { name: 'N500 (14 days, 750MB)', amount: 500 },
        { name: 'N1,000 (30 days, 1.5GB)', amount: 1000 },
        { name: 'N1,200 (30 days, 2GB)', amount: 1200 },
      ],
    },
    {
      provider: 'airtel',
      name: 'Airtel',
      packages: [
        { name: 'N1,499.01 (30 days, 3GB)', amount: 1499.01 },
        { name: 'N1,499.03 (7 days, 6GB)', amount: 1499.03 },
        { name: 'N2,499.01 (30 days, 6GB)', amount: 2499.01 },
      ],
    },
  ],
  internet: [
    {
      provider: 'smile',
      name: 'Smile',
      packages: [
        { name: '1GB FlexiDaily', amount: 350 },
        { name: '2GB FlexiWeekly', amount: 1000 },
      ],
    },
    { provider: 'swift', name: 'Swift', packages: [{ name: 'N/A', amount: 1230 }] },
    {
      provider: 'spectranet',
      name: 'Spectranet',
      packages: [
        { name: 'Unified 5GB', amount: 3070 },
        { name: 'Unified 10GB', amount: 5110 },
        { name: 'Unlimited', amount: 18_420 },
      ],
    },
  ],
  'cable-pay-bills': [
    {
      provider: 'dstv',
      name: 'DStv',
      packages: [
        { name: 'COMPACT PLUS', amount: 12_400 },
        { name: 'COMPACT', amount: 7900 },
      ],
    },
    { provider: 'gotv', name: 'GOtv', packages: [{ name: 'MAX', amount: 3600 }] },
  ],
  'cable-wizard': [
    {
      provider: 'dstv',
      name: 'DStv',
      packages: [
        { name: 'COMPACT PLUS', amount: 10_650 },
        { name: 'COMPACT', amount: 6800 },
      ],
    },
    { provider: 'gotv', name: 'GOtv', packages: [{ name: 'MAX', amount: 3200 }] },
  ],
};

type BillServices = Pick<
  Services,
  'priceList' | 'providerFee' | 'validateBill' | 'openBill' | 'payBill' | 'billStatus' | 'billReceipt'
>;

/** The storefront's calls, answering from the script as it stands; `note` is told of each. */
export function scriptedBills(script: BillScript, note: (name: string, input: unknown) => void): BillServices {
  const numberOf = orderNumbers();
  const opened = new Map<string, Bill>();
  const noLine = (said: string) => {
    if (said === 'no line') throw new NoAnswer();
  };
  return {
    async priceList({ list }) {
      noLine(script.prices);
      return { status: 200, data: { list, providers: PRICES[list] } };
    },
    async providerFee({ provider }) {
      note('providerFee', provider);
      const { fee } = script;
      if (typeof fee === 'number') return { status: 200, data: { fees: fee, provider } };
      if (fee !== 'none') throw new NoAnswer();
      return { status: 404, data: refusal('No fee is set.', 'no-fee') };
    },
    async validateBill(input) {
      note('validateBill', input);
      noLine(script.holder);
      const company = providerOf(input.provider)?.company;
      const outage = script.down?.find(({ supply }) => supply === `power:${company}`);
      if (outage) return { status: 503, data: refusal(outage.message, 'supply-down') };
      if (script.holder === 'unknown') return { status: 400, data: refusal('Invalid Number') };
      if (script.holder === 'down') return { status: 503, data: refusal('The provider does not answer.') };
      const BillAccountIdDetails = script.holder === 'named' ? 'Adaeze Obi' : '';
      const terms = script.terms && { terms: script.terms };
      const type = script.postpaid && { meterType: 'postpaid' as const };
      const data = { BillAccountId: input.destinationAccount, BillAccountIdDetails, ...terms, ...type };
      return { status: 200, data };
    },
    async openBill(input) {
      note('openBill', input);
      noLine(script.bill);
      if (script.bill === 'changed') return { status: 409, data: refusal('This price has changed.', 'price-changed') };
      if (script.bill === 'bad account') return { status: 400, data: refusal('Invalid Number', 'account-not-found') };
      if (script.bill === 'bad email') return { status: 400, data: refusal('Email is required', 'email-missing') };
      if (script.bill === 'often')
        return { status: 429, data: { ...refusal('Too many tries. Please wait a minute.'), retryAfter: 60 } };
      if (script.bill === 'busy') return { status: 503, data: refusal('The portal is busy.') };
      if (script.postpaid && input.meterType !== 'postpaid')
        return { status: 409, data: refusal('It is a postpaid meter.', 'meter-type-changed') };
      const prefix = offerOf(input.screen, input.kind)?.prefix ?? '';
      const bill = billFor(
        input,
        `${prefix}-0000000${numberOf(input.key)}`,
        typeof script.fee === 'number' ? script.fee : 0,
      );
      opened.set(bill.orderId, bill);
      return { status: 200, data: { ...bill, widget: widgetFor(bill) } };
    },
    async payBill(input) {
      note('payBill', input);
      const said = script.report.length > 1 ? script.report.shift() : script.report[0];
      noLine(said ?? '');
      const bill = opened.get(input.orderId);
      if (!bill) return { status: 404, data: refusal('There is no such order.') };
      if (said === 'delivered') {
        const loads = bill.kind === 'public-power' ? { token: BILL_TOKEN, units: '27.78' } : {};
        const pins = bill.provider === 'spectranet' ? { particulars: { vouchers: BILL_VOUCHERS } } : {};
        const power =
          bill.meterType === 'postpaid' ? { particulars: { receiptNo: BILL_RECEIPT } } : { ...loads, ...pins };
        return { status: 200, data: { ...bill, ...power, paidAt: PAID_AT } };
      }
      if (said === 'processing') return { status: 202, data: { state: 'fulfilling', message: 'still at it' } };
      if (said === 'failed') return { status: 400, data: refusal('The card was declined.', 'not-captured') };
      if (said === 'not-paid') return { status: 400, data: refusal('Nothing was charged.', 'not-paid') };
      return { status: 409, data: { ...refusal('The vendor does not say.'), state: 'pending' } };
    },
    billStatus: (input, signal) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        if (input.wait === script.state) return;
        resolve({ status: 200, data: { orderId: input.orderId, state: script.state, updatedAt: PAID_AT } });
      }),
    async billReceipt(input) {
      note('billReceipt', input);
      return { status: 200, data: { name: 'receipt.pdf', base64: 'JVBERi0=' } };
    },
  };
}

type Bill = Omit<Extract<CallAnswer<'openBill'>, { status: 200 }>['data'], 'widget'>;

function billFor(input: CallInput<'openBill'>, orderId: string, fee: number): Bill {
  const { kind, provider, destinationAccount, meterType, amount, email = '' } = input;
  const verified = kind === 'public-power' || kind === 'cable';
  return {
    orderId,
    kind,
    provider,
    destinationAccount,
    accountName: verified ? 'Adaeze Obi' : '',
    ...(meterType && { meterType }),
    package: input.package ?? null,
    amount,
    fee,
    total: Math.round((amount + fee) * 100) / 100,
    email,
  };
}

function widgetFor({ orderId, total, email, accountName }: Bill) {
  return {
    provider: 'sandbox',
    script: '/sandbox/payments/inline.js',
    merchantId: 'TEST0000',
    name: accountName || email,
    email,
    narration: 'Storefront',
    amount: total,
    currency: 'NGN',
    orderId,
  } as const;
}
