import { z } from 'zod';
import type { PaymentPort, WidgetDescription } from '#src/server/payments/port.ts';
import { portTo as flutterwaveTo } from '../../server/payments/flutterwave/support.ts';
import { EXPIRY, portTo as netplusTo } from '../../server/payments/netplus/support.ts';
import { portTo as paystackTo } from '../../server/payments/paystack/support.ts';
import { CARDS, typed } from '../../stand-ins/flutterwave/shop.ts';
import { card, PLAIN } from '../../stand-ins/paystack/support.ts';
import type { StandIn } from '../../support/stand-ins.ts';

/** How a card ends: what its refund comes to is said where it is no plain one. */
export type Card = 'good' | 'declined' | 'refund fails' | 'refund waits';

/** A payment provider as a test needs to know it: its port, and what people do at its other end. */
export interface Payer {
  readonly name: 'paystack' | 'flutterwave' | 'netplus';
  readonly port: (standIn: StandIn, clock: () => Date) => PaymentPort;
  /** What an operator sets for it. */
  readonly settings: (standIn: StandIn) => Readonly<Record<string, string>>;
  /** Pays what a window is for; the number that the window tells the browser, where it tells one. */
  readonly pay: (standIn: StandIn, widget: WidgetDescription, card: Card) => Promise<string | undefined>;
  /** Where refunds are asked for. */
  readonly refunds: string;
  /** Where the portal's server asks; its payers go elsewhere. */
  readonly serverPaths: readonly string[];
  /** Pays once more what was paid already, in another window. */
  readonly payAgain?: (standIn: StandIn, widget: WidgetDescription) => Promise<string | undefined>;
  /** The bank ends every refund. `failing`: it cannot, where that is not the card's doing. */
  readonly endRefunds?: (standIn: StandIn, failing?: boolean) => Promise<unknown>;
  /** A payer's bank disputes a payment, and decides it. */
  readonly dispute?: (standIn: StandIn, payment: string, decided: 'lost' | 'won' | null) => Promise<unknown>;
  /** The day ends, and what is due goes to the merchant's bank. */
  readonly payOut?: (standIn: StandIn) => Promise<unknown>;
}

/** Whose test cards each provider documents; netplus has its cards by their expiry. */
const PAYSTACK_CARDS = {
  good: PLAIN,
  declined: card('4084 0800 0000 5408', '001'),
  'refund fails': card('4084 0800 0067 1803', '180'),
  'refund waits': card('4084 0800 0067 1902', '190'),
} as const satisfies Record<Card, unknown>;

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const opened = z.object({ id: z.union([z.string(), z.number()]).transform(String) });

/** Types a card on a page of Flutterwave's; the one that is declined is asked for its PIN before. */
async function payPage(standIn: StandIn, page: string, how: Card): Promise<void> {
  const send = async (to: string, fields: Readonly<Record<string, string>>) =>
    (await standIn.ask('POST', to, String(new URLSearchParams(fields)), form)).headers.get('location') ?? '';
  const next = await send(
    `${new URL(page).pathname}/card`,
    typed(how === 'declined' ? CARDS.insufficient : CARDS.noAuth),
  );
  if (how === 'declined') await send(next, { value: '3310' });
}

/** Types a card in the frame of NetPlusPay's; the number of the payment. */
async function payFrame(standIn: StandIn, widget: WidgetDescription, how: Card): Promise<string> {
  const { merchantId, name, email, narration, amount, orderId } = widget;
  const query = new URLSearchParams({
    ...{ merchant: merchantId, customer_name: name, email, narration },
    ...{ amount: String(amount), currency_code: 'NGN', order_id: orderId },
  });
  const { text } = await standIn.ask('GET', `/inlinetestpayment/frame?${query}`);
  const action = /action="([^"]+)"/.exec(text)?.[1] ?? '';
  const expiry = how === 'declined' ? EXPIRY.declined : EXPIRY.approved;
  const fields = new URLSearchParams({ number: '5123 4500 0000 0008', cvv: '100', expiry });
  await standIn.ask('POST', action, String(fields), form);
  return action.split('/').at(-1) ?? '';
}

/** Every payment provider. */
export const PAYERS: readonly Payer[] = [
  {
    name: 'paystack',
    port: (standIn, clock) => paystackTo(standIn, {}, clock),
    settings: ({ url, keys }) => ({ PAYMENT_SECRET_KEY: keys.secret ?? '', PAYMENT_API_URL: url }),
    refunds: '/refund',
    serverPaths: ['/transaction', '/refund'],
    async pay(standIn, { session = '' }, how) {
      await standIn.ask('POST', `/checkout/${session}/card`, PAYSTACK_CARDS[how]);
      return undefined;
    },
    async endRefunds(standIn) {
      for (const _ of ['processing', 'done']) await standIn.ask('POST', '/stand-in/refunds/run');
    },
    async dispute(standIn, payment, decided) {
      const { body } = await standIn.ask('POST', '/stand-in/disputes', { transaction: payment });
      const { id } = opened.parse(body);
      if (decided === null) return;
      const side = decided === 'lost' ? 'customer' : 'merchant';
      await standIn.ask('POST', `/stand-in/disputes/${id}/decide`, { for: side });
    },
    payOut: (standIn) => standIn.ask('POST', '/stand-in/settlements/run'),
  },
  {
    name: 'flutterwave',
    port: (standIn, clock) => flutterwaveTo(standIn, {}, { clock }),
    settings: ({ url, keys }) => ({
      PAYMENT_SECRET_KEY: keys.secret ?? '',
      PAYMENT_WEBHOOK_SECRET: keys.hash ?? '',
      PAYMENT_API_URL: url,
    }),
    refunds: '/v3/transactions',
    serverPaths: ['/v3'],
    async pay(standIn, { page = '' }, how) {
      await payPage(standIn, page, how);
      return undefined;
    },
    async payAgain(standIn, widget) {
      const { orderId, amount, currency, email } = widget;
      const body = {
        tx_ref: orderId,
        amount,
        currency,
        redirect_url: 'https://portal.example/back',
        customer: { email },
      };
      const authorization = `Bearer ${standIn.keys.secret}`;
      const answer = await standIn.ask('POST', '/v3/payments', body, { authorization });
      const { data } = z.object({ data: z.object({ link: z.string() }) }).parse(answer.body);
      await payPage(standIn, data.link, 'good');
      return undefined;
    },
    async endRefunds(standIn, failing = false) {
      // Bare 'completed' is begun, and no end.
      const { body } = await standIn.ask('GET', '/stand-in/books');
      const begun = z.object({ refunds: z.array(z.object({ id: z.number(), status: z.string() })) }).parse(body);
      for (const { id, status } of begun.refunds)
        if (!status.startsWith('completed-'))
          await standIn.ask(
            'POST',
            `/stand-in/refunds/${id}`,
            failing ? { status: 'completed', disburse: 'failed' } : { status: 'completed-mpgs' },
          );
    },
    async dispute(standIn, payment, decided) {
      const { body } = await standIn.ask('POST', '/stand-in/chargebacks', { transaction: Number(payment) });
      const { id } = opened.parse(body);
      if (decided === null) return;
      const authorization = `Bearer ${standIn.keys.secret}`;
      await standIn.ask('PUT', `/v3/chargebacks/${id}`, { action: 'decline' }, { authorization });
      await standIn.ask('POST', `/stand-in/chargebacks/${id}`, { status: decided });
    },
    payOut: (standIn) => standIn.ask('POST', '/stand-in/settlements', {}),
  },
  {
    name: 'netplus',
    port: (standIn) => netplusTo(standIn),
    settings: ({ url, keys }) => ({ PAYMENT_MERCHANT_ID: keys.merchant ?? '', PAYMENT_API_URL: url }),
    refunds: '/refund',
    serverPaths: ['/transactions'],
    pay: payFrame,
    payAgain: (standIn, widget) => payFrame(standIn, widget, 'good'),
  },
];
