import type { OrderState } from '#catalogues/orders.ts';
import { payByTransfer } from '#src/server/orders/transfer.ts';
import { refundTopup } from '#src/server/stuck-orders/mark-refund.ts';
import { ADMINISTRATOR, RESIDENT } from '../../faults/support/fixtures.ts';
import type { Flight } from './books-agree.ts';
import type { Payer } from './payers.ts';
import type { Bought, Portal } from './portal.ts';
import { paymentBooks } from './stand-in-books.ts';
import type { METERS, Vendor } from './vendors.ts';

/** One way in which a purchase can end. */
export interface Ending {
  readonly name: string;
  /** It is in `npm run test:all`, too. */
  readonly often?: true;
  /** Brings it about, from the order to its end. */
  readonly run: (portal: Portal) => Promise<Bought>;
  readonly state: OrderState;
  /** What its buyer is answered after that: the status, and the code where it is no delivery. */
  readonly told: readonly [200] | readonly [400 | 409, code: string];
  /** What a buyer of several tokens has, in the order of loading. */
  readonly tokens?: readonly string[];
  /** Why a person has to look. */
  readonly case?: RegExp;
  /** Differences between our books and theirs that are still on their way then. */
  readonly flights?: readonly Flight[];
  /** Providers that cannot have it, and why. */
  readonly not?: Partial<Record<Payer['name'] | Vendor['name'], string>>;
  /** What else it comes to at one provider. */
  readonly but?: Partial<
    Record<Payer['name'] | Vendor['name'], Partial<Pick<Ending, 'state' | 'told' | 'flights' | 'case'>>>
  >;
}

/** An order that was paid, and whose window has said so. */
async function paid(portal: Portal, meter?: keyof typeof METERS): Promise<Bought> {
  const bought = await portal.order(meter);
  await portal.pay(bought);
  await portal.report(bought);
  await portal.settle();
  return bought;
}

/** The same, while something is wrong with the vendor's answer to the sale. */
async function paidWhile(portal: Portal, answer: object, meter?: keyof typeof METERS): Promise<Bought> {
  await portal.wrong('vending', { answers: [{ path: portal.vendor.sale, method: 'POST', times: 1, ...answer }] });
  const bought = await paid(portal, meter);
  await portal.wrong('vending');
  return bought;
}

/** The same, and nobody waits long for the vendor. */
async function paidImpatiently(portal: Portal, meter: keyof typeof METERS): Promise<Bought> {
  const before = portal.wait.ms;
  portal.wait.ms = 1_000;
  const bought = await paid(portal, meter);
  portal.wait.ms = before;
  return bought;
}

const delivered = { state: 'fulfilled', told: [200] } as const;
const returned = { state: 'refunded', told: [400, 'refunding'] } as const;

/** What NetPlusPay gives back a person has to give back, and nobody tells us of it. */
const BY_HAND = { netplus: { state: 'refund_due' } } as const;
const NO_REFUND = { netplus: 'it gives nothing back by itself: every refund waits for a person' } as const;
const NO_DISPUTE = { netplus: 'its dashboard alone knows of disputes' } as const;
const NO_TRANSFER = {
  flutterwave: 'its page has transfers of its own, and no number for ours',
  netplus: 'it has none',
} as const;
const NO_EVENTS = { netplus: 'it has no events' } as const;

/** Every ending of the sandbox, and those that only a real provider has. */
export const ENDINGS: readonly Ending[] = [
  { name: 'delivered at once', often: true, run: paid, ...delivered },
  {
    name: 'delivered late, within the wait',
    run: (portal) => paidWhile(portal, { kind: 'slow', ms: 300 }),
    ...delivered,
  },
  { name: 'a token without units', run: (portal) => paid(portal, 'untold'), ...delivered },
  {
    name: 'a new key of two tokens',
    often: true,
    run: (portal) => paid(portal, 'new key'),
    ...delivered,
    tokens: ['key-change', 'key-change', 'credit'],
  },
  {
    name: 'a new key of three tokens',
    run: (portal) => paid(portal, 'long key'),
    ...delivered,
    tokens: ['key-change', 'key-change', 'key-change', 'credit'],
  },
  { name: 'a bonus', run: (portal) => paid(portal, 'bonus'), ...delivered, tokens: ['credit', 'bonus'] },
  {
    name: 'refused by the vendor, and given back',
    often: true,
    async run(portal) {
      const bought = await paid(portal, 'refused');
      return givenBack(portal, bought);
    },
    ...returned,
    but: BY_HAND,
  },
  {
    name: 'vended and not answered, then found',
    async run(portal) {
      const bought = await paidImpatiently(portal, 'silent');
      await portal.until(bought, 'fulfilled');
      return bought;
    },
    ...delivered,
  },
  {
    name: 'vended, and half an answer',
    often: true,
    async run(portal) {
      const bought = await paidWhile(portal, { kind: 'broken' });
      await portal.until(bought, 'fulfilled');
      return bought;
    },
    ...delivered,
  },
  {
    name: "vended, and a gateway's page",
    async run(portal) {
      const bought = await paidWhile(portal, { kind: 'error', status: 503, done: true });
      await portal.until(bought, 'fulfilled');
      return bought;
    },
    ...delivered,
  },
  {
    name: 'answered with what nobody documented',
    async run(portal) {
      const bought = await paid(portal, 'strange');
      await portal.until(bought, 'fulfilled');
      return bought;
    },
    ...delivered,
  },
  {
    name: 'lost on its way, unknown twice, and sent again under its reference',
    often: true,
    async run(portal) {
      const bought = await paidWhile(portal, { kind: 'refuse' });
      await portal.until(bought, 'fulfilled');
      return bought;
    },
    ...delivered,
  },
  {
    name: 'lost on its way, marked for refund, and given back',
    async run(portal) {
      const bought = await paidWhile(portal, { kind: 'refuse' });
      const { signal } = new AbortController();
      await refundTopup(portal.deps(), ADMINISTRATOR, { topupRef: bought.orderId, reason: 'Asked for it' }, signal);
      await portal.until(bought, 'refund_due');
      return givenBack(portal, bought);
    },
    ...returned,
    but: BY_HAND,
  },
  {
    name: 'pending at the vendor, then delivered',
    async run(portal) {
      const bought = await paid(portal, 'pending');
      await portal.until(bought, 'fulfilled');
      return bought;
    },
    ...delivered,
  },
  {
    name: 'pending at the vendor, then reversed and given back',
    async run(portal) {
      const bought = await paid(portal, 'reversed');
      await portal.until(bought, 'refund_due');
      return givenBack(portal, bought);
    },
    ...returned,
    but: BY_HAND,
  },
  {
    name: 'pending at the vendor while the bank takes it back, then reversed: it went back once',
    async run(portal) {
      const bought = await paid(portal, 'reversed');
      await takenBack(portal, bought, 'lost');
      await portal.until(bought, 'refunded', 3_600);
      return bought;
    },
    ...returned,
    not: NO_DISPUTE,
  },
  {
    name: 'vended, and unknown for an hour',
    async run(portal) {
      const { unknown } = portal.vendor;
      const bought = await paidWhile(portal, { kind: 'broken' });
      await portal.wrong('vending', { special: { 'requery-code': unknown } });
      await portal.pass(3_600, 120);
      await portal.wrong('vending');
      return bought;
    },
    state: 'pending',
    told: [409, 'outcome-unknown'],
    flights: ['vended'],
  },
  {
    name: 'the wallet is empty, and it is given back',
    often: true,
    async run(portal) {
      await portal.wrong('vending', { special: { 'wallet-empty': true } });
      const bought = await paid(portal);
      await portal.wrong('vending');
      await portal.until(bought, 'refund_due');
      return givenBack(portal, bought);
    },
    ...returned,
    but: BY_HAND,
  },
  {
    name: 'a card that is declined',
    async run(portal) {
      const bought = await portal.order();
      await portal.pay(bought, 'declined');
      await portal.report(bought, 'FAILED');
      return bought;
    },
    state: 'opened',
    told: [400, 'not-paid'],
    but: { netplus: { state: 'failed', told: [400, 'not-captured'] } },
  },
  {
    name: 'a card that is declined, and another one',
    often: true,
    async run(portal) {
      const bought = await portal.order();
      await portal.pay(bought, 'declined');
      await portal.report(bought, 'FAILED');
      await portal.pay(bought);
      await portal.report(bought);
      await portal.until(bought, 'fulfilled');
      return bought;
    },
    ...delivered,
  },
  {
    name: 'a window that is left',
    async run(portal) {
      const bought = await portal.order();
      await portal.report(bought, 'CLOSED');
      await portal.pass(1_900, 100);
      return bought;
    },
    state: 'abandoned',
    told: [400, 'not-paid'],
    // Nobody can say of it that it was not paid.
    but: { netplus: { state: 'opened', case: /its card window never told/ } },
  },
  {
    name: 'a window that is left, and paid an hour later',
    async run(portal) {
      const bought = await portal.order();
      await portal.pass(3_600, 300);
      await portal.pay(bought);
      await portal.report(bought);
      await portal.until(bought, 'fulfilled');
      return bought;
    },
    ...delivered,
  },
  {
    name: 'a window that was closed and given up, and tells then that it was paid',
    async run(portal) {
      const bought = await portal.order();
      await portal.report(bought, 'CLOSED');
      await portal.pay(bought);
      const { hint } = bought;
      bought.hint = undefined;
      await portal.report(bought, 'CLOSED');
      await portal.pass(3_600, 300);
      bought.hint = hint;
      await portal.report(bought);
      await portal.until(bought, 'fulfilled');
      const open = portal.lives.db().selectFrom('cases').select('reason').where('closed_at', 'is', null);
      const left = await open.where('order_id', '=', bought.orderId).execute();
      if (left.length > 0) throw new Error(`still a case: ${JSON.stringify(left)}`);
      return bought;
    },
    ...delivered,
  },
  {
    name: 'paid, and the browser never tells: an event does, three times over',
    async run(portal) {
      await portal.wrong('payments', { events: ['late', 'doubled', 'forged'] });
      const bought = await portal.order();
      await portal.pay(bought);
      await portal.events();
      await portal.events();
      await portal.wrong('payments');
      return bought;
    },
    ...delivered,
    not: NO_EVENTS,
  },
  {
    name: 'paid, and neither browser nor event tells: the sweep finds it',
    often: true,
    async run(portal) {
      await portal.wrong('payments', { events: ['lost'] });
      const bought = await portal.order();
      await portal.pay(bought);
      await portal.events();
      await portal.wrong('payments');
      await portal.until(bought, 'fulfilled');
      return bought;
    },
    ...delivered,
    not: { netplus: 'a payment whose number nobody told cannot be asked about' },
  },
  {
    name: 'paid while the provider is silent',
    async run(portal) {
      const bought = await portal.order();
      await portal.pay(bought);
      await portal.wrong('payments', { answers: [{ kind: 'error', status: 503 }] });
      await portal.report(bought);
      await portal.pass(60);
      await portal.wrong('payments');
      await portal.until(bought, 'fulfilled');
      return bought;
    },
    ...delivered,
  },
  {
    name: 'the answer to a refund is lost, and it goes back once',
    often: true,
    async run(portal) {
      const { refunds } = portal.payer;
      await portal.wrong('payments', { answers: [{ kind: 'broken', path: refunds, method: 'POST', times: 1 }] });
      const bought = await paid(portal, 'refused');
      await portal.pass(60);
      await portal.wrong('payments');
      return givenBack(portal, bought);
    },
    ...returned,
    not: NO_REFUND,
  },
  {
    name: 'the refund fails, and a person has to look',
    async run(portal) {
      const bought = await portal.order('refused');
      await portal.pay(bought, 'refund fails');
      await portal.report(bought);
      await portal.until(bought, 'refund_due');
      await portal.pass(30);
      await portal.payer.endRefunds?.(portal.payments, true);
      await portal.pass(1_800, 60);
      return bought;
    },
    state: 'refund_due',
    told: [400, 'refunding'],
    case: /refund waits for the payer's bank account: refund \d+ failed/,
    not: NO_REFUND,
  },
  {
    name: "the refund waits for the payer's bank account",
    async run(portal) {
      const bought = await portal.order('refused');
      await portal.pay(bought, 'refund waits');
      await portal.report(bought);
      await portal.until(bought, 'refund_due');
      await portal.pass(30);
      await portal.payer.endRefunds?.(portal.payments);
      await portal.pass(1_800, 60);
      return bought;
    },
    state: 'refund_due',
    told: [400, 'refunding'],
    case: /waits for the payer's bank account/,
    not: { ...NO_REFUND, flutterwave: 'its refunds go to the card or the account that paid' },
  },
  {
    name: 'what NetPlusPay was paid goes back by hand',
    async run(portal) {
      const bought = await paid(portal, 'refused');
      await portal.pass(30);
      return bought;
    },
    state: 'refund_due',
    told: [400, 'refunding'],
    case: /NetPlusPay gives nothing back by itself/,
    not: { paystack: 'it gives back itself', flutterwave: 'it gives back itself' },
  },
  {
    name: 'another price in the page than the order has',
    async run(portal) {
      const bought = await portal.order();
      bought.hint = await portal.payer.pay(portal.payments, { ...bought.widget, amount: 50 }, 'good');
      await portal.report(bought);
      return bought;
    },
    state: 'refund_due',
    told: [400, 'refunding'],
    case: /the amount paid is not the price/,
    not: { paystack: 'it has the price from our server', flutterwave: 'it has the price from our server' },
  },
  {
    name: 'paid twice, and the second goes back',
    often: true,
    async run(portal) {
      const bought = await paid(portal);
      const { payAgain, endRefunds } = portal.payer;
      bought.hint = (await payAgain?.(portal.payments, bought.widget)) ?? bought.hint;
      await portal.report(bought);
      await portal.pass(1_200, 60);
      await endRefunds?.(portal.payments);
      await portal.pass(1_200, 60);
      return bought;
    },
    ...delivered,
    not: { paystack: 'a reference of its is good for one payment; a transfer beside it is the next row' },
  },
  {
    name: 'paid twice, and the bank takes the second back before we know of it',
    async run(portal) {
      const bought = await paidTwice(portal);
      await portal.pass(1_200, 60);
      return bought;
    },
    ...delivered,
    not: { ...NO_DISPUTE, paystack: 'a reference of its is good for one payment' },
  },
  {
    name: 'paid twice, and the bank takes the second back after it went back',
    often: true,
    async run(portal) {
      const bought = await paidTwice(portal, 1_200);
      await portal.pass(1_800, 300);
      return bought;
    },
    ...delivered,
    not: { ...NO_DISPUTE, paystack: 'a reference of its is good for one payment' },
  },
  {
    name: 'paid by card and by transfer, and the transfer goes back',
    async run(portal) {
      const bought = await portal.order();
      const asker = { userId: RESIDENT.id, address: '' };
      const answer = await payByTransfer(portal.deps(), asker, { orderId: bought.orderId });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
      await portal.pay(bought);
      await portal.report(bought);
      const sent = { account_number: answer.data.transfer?.accountNumber, amount: 505_000 };
      await portal.payments.ask('POST', '/stand-in/transfers', sent);
      await portal.events();
      await portal.until(bought, 'fulfilled');
      await portal.pass(60);
      await portal.payer.endRefunds?.(portal.payments);
      await portal.pass(1_200, 60);
      return bought;
    },
    ...delivered,
    not: NO_TRANSFER,
  },
  {
    name: 'paid by transfer, after a wrong sum that went back by itself',
    often: true,
    async run(portal) {
      const bought = await portal.order();
      const asker = { userId: RESIDENT.id, address: '' };
      const answer = await payByTransfer(portal.deps(), asker, { orderId: bought.orderId });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
      for (const amount of [500_000, 505_000]) {
        const sent = { account_number: answer.data.transfer?.accountNumber, amount };
        await portal.payments.ask('POST', '/stand-in/transfers', sent);
        await portal.events();
      }
      await portal.until(bought, 'fulfilled');
      return bought;
    },
    ...delivered,
    not: NO_TRANSFER,
  },
  {
    name: 'delivered, and the bank takes it back',
    often: true,
    async run(portal) {
      const bought = await paid(portal);
      await disputed(portal, bought, 'lost');
      return bought;
    },
    ...delivered,
    not: NO_DISPUTE,
  },
  {
    name: 'delivered and disputed, and it stays',
    async run(portal) {
      const bought = await paid(portal);
      await disputed(portal, bought, 'won');
      return bought;
    },
    ...delivered,
    not: NO_DISPUTE,
  },
  {
    name: 'a service charge',
    async run(portal) {
      const bought = await portal.serviceCharge();
      await portal.pay(bought);
      await portal.report(bought);
      await portal.settle();
      return bought;
    },
    ...delivered,
  },
  {
    name: 'airtime of somebody who is not signed in',
    async run(portal) {
      const bought = await portal.airtime();
      await portal.pay(bought);
      await portal.report(bought);
      await portal.settle();
      return bought;
    },
    ...delivered,
    not: { baxi: 'it sells power alone' },
  },
];

/** An order that is delivered and paid once more; the bank takes that back, after so many seconds in which it goes back. */
async function paidTwice(portal: Portal, goesBackS = 0): Promise<Bought> {
  const bought = await paid(portal);
  const { payAgain, endRefunds, dispute } = portal.payer;
  const before = await paymentBooks(portal.payments);
  await payAgain?.(portal.payments, bought.widget);
  const after = await paymentBooks(portal.payments);
  const second = after.transactions.find(({ id }) => !before.transactions.some((one) => one.id === id));
  if (goesBackS > 0) {
    await portal.pass(goesBackS, 60);
    await endRefunds?.(portal.payments);
    await portal.pass(goesBackS, 60);
  }
  await dispute?.(portal.payments, second?.id ?? '', 'lost');
  return bought;
}

/** A payer's bank disputes what was paid, and decides it. */
async function disputed(portal: Portal, bought: Bought, decided: 'lost' | 'won'): Promise<void> {
  await takenBack(portal, bought, decided);
  await portal.pass(1_800, 300);
}

/** The same, and nobody has looked since but at an event. */
async function takenBack(portal: Portal, { orderId }: Bought, decided: 'lost' | 'won'): Promise<void> {
  const paid = portal.lives.db().selectFrom('payments').select('reference').where('order_id', '=', orderId);
  const { reference } = await paid.executeTakeFirstOrThrow();
  await portal.payer.dispute?.(portal.payments, reference, decided);
  await portal.events();
}

/** The bank ends the refunds, and the portal hears of it. */
async function givenBack(portal: Portal, bought: Bought): Promise<Bought> {
  const { endRefunds } = portal.payer;
  await portal.until(bought, 'refund_due');
  if (endRefunds === undefined) return bought;
  // It has been asked for by then.
  await portal.pass(150, 30);
  await endRefunds(portal.payments);
  await portal.until(bought, 'refunded', 1_800);
  return bought;
}
