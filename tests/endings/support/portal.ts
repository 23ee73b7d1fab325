import { z } from 'zod';
import { widget } from '#catalogues/calls/paying/orders.shapes.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { post } from '#src/server/billing/ledger.ts';
import { sweep } from '#src/server/order-worker/sweep.ts';
import { openBill, payBill } from '#src/server/orders/bills.ts';
import { openDues, servicePayment } from '#src/server/orders/dues.ts';
import { payFromCredit } from '#src/server/orders/from-credit.ts';
import type { OpenDeps } from '#src/server/orders/opens.ts';
import { openOrder, topupPower } from '#src/server/orders/power.ts';
import { oneQuestion, type WidgetDescription } from '#src/server/payments/port.ts';
import { livingOn, RESIDENT } from '../../faults/support/fixtures.ts';
import { HOUSES, SERVICES } from '../../faults/support/houses.ts';
import { wishFor, wordFor } from '../../support/server/wishes.ts';
import { type StandIn, startStandIn } from '../../support/stand-ins.ts';
import { type Clocks, clocksOf } from './clocks.ts';
import { type Lives, openLives } from './lives.ts';
import type { Card, Payer } from './payers.ts';
import { METERS, type Vendor } from './vendors.ts';

/** What somebody wants to buy, as their browser knows it. */
export interface Bought {
  readonly orderId: string;
  readonly widget: WidgetDescription;
  /** By what number the window called the payment, once it was paid. */
  hint: string | undefined;
  /** The window's word of it, by the call that the product has. */
  readonly tell: (word: Word) => Promise<Told>;
}

interface Word {
  readonly status: 'CAPTURED' | 'FAILED' | 'CLOSED';
  readonly orderId: string;
  readonly trans_id?: string;
}

/** What a buyer is answered; of power with what stands beside the token that loads units. */
interface Told {
  readonly status: number;
  readonly data: object;
}

/** A portal between two stand-ins, with what people do in front of it and behind them. */
export interface Portal {
  readonly payer: Payer;
  readonly vendor: Vendor;
  readonly payments: StandIn;
  readonly vending: StandIn;
  /** A second vendor, which sells what the first refuses. */
  readonly beside: { readonly vendor: Vendor; readonly vending: StandIn } | null;
  readonly clocks: Clocks;
  readonly lives: Lives;
  readonly deps: () => OpenDeps;
  /** Opens an order of power, of 5,000 naira. */
  readonly order: (meter?: keyof typeof METERS) => Promise<Bought>;
  /** The same of airtime, of 500 naira, by somebody who is not signed in. */
  readonly airtime: () => Promise<Bought>;
  /** The same of what an estate is paid: a month of its service charge. */
  readonly serviceCharge: () => Promise<Bought>;
  /** Buys the same power from credit that somebody has, of 5,000 naira; as often as it is asked for it is one purchase. */
  readonly fromCredit: (key: string, meter?: keyof typeof METERS) => Promise<Pick<Bought, 'orderId'>>;
  /** So much credit stands to the resident from now on beside what stood, kobo. */
  readonly credit: (kobo: number) => Promise<void>;
  readonly pay: (bought: Bought, card?: Card) => Promise<void>;
  /** The window's word of it; the answer, as far as it is known at once. */
  readonly report: (bought: Bought, status?: Word['status']) => Promise<Told>;
  /** Lets what was begun in the background end, a meanwhile of no time. */
  readonly settle: () => Promise<void>;
  /** Lets time pass with the sweep at work. */
  readonly pass: (seconds: number, step?: number) => Promise<void>;
  /** The same until an order is in a state. Throws where it is not after so many seconds. */
  readonly until: (bought: Bought, state: string, most?: number) => Promise<void>;
  /** Sends the events that wait there; `times` each. */
  readonly events: () => Promise<void>;
  readonly stateOf: (orderId: string) => Promise<string>;
  /** What is wrong with a stand-in from now on; without anything, nothing. */
  readonly wrong: (of: 'payments' | 'vending', faults?: object) => Promise<void>;
  /** How long the vendor is waited for, ms. */
  readonly wait: { ms: number };
  readonly close: () => Promise<void>;
}

const PATIENCE_MS = 20_000;
/** How far one round of the sweep moves the clocks, where nothing asks for less, s. */
const STEP_S = 10;

/** Opens a portal for a pair of providers, and a second vendor: stand-ins in processes of their own, and an empty data base. */
export async function openPortal(payer: Payer, vendor: Vendor, second?: Vendor): Promise<Portal> {
  const [payments, vending, other] = await Promise.all([
    startStandIn(payer.name),
    startStandIn(vendor.name),
    second && startStandIn(second.name),
  ]);
  const beside = second && other ? { vendor: second, vending: other } : null;
  const clocks = clocksOf([payments, vending, ...(beside ? [beside.vending] : [])]);
  const wait = { ms: PATIENCE_MS };
  const lives = await openLives({
    payments: oneQuestion(payer.port(payments, clocks.now)),
    vending: vendor.port(vending, clocks.now, wait),
    otherVendors: beside ? [beside.vendor.port(beside.vending, clocks.now, wait)] : [],
    clock: clocks.now,
  });
  const { server } = lives;
  const deps = () => server().deps;
  await payments.ask('PUT', '/stand-in/webhook', { url: lives.url });

  const wrong: Portal['wrong'] = async (of, faults = {}) => {
    // An event goes when a test lets it, so that it is known what came first.
    const late = of === 'payments' ? { events: ['late'] } : {};
    const answer = await (of === 'payments' ? payments : vending).ask('PUT', '/stand-in/faults', {
      ...late,
      ...faults,
    });
    if (answer.status !== 200) throw new Error(answer.text);
  };
  await wrong('payments');
  await wrong('vending');
  const stateOf = async (orderId: string) =>
    (await lives.db().selectFrom('orders').select('state').where('order_id', '=', orderId).executeTakeFirstOrThrow())
      .state;
  const pass: Portal['pass'] = async (seconds, step = STEP_S) => {
    for (let left = seconds; left > 0; left -= step) {
      await clocks.pass(Math.min(step, left) * 1_000);
      await sweep(deps());
      await server().background();
    }
  };
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key-of-an-ending-${keys}`;
  };
  const { signal } = new AbortController();
  return {
    ...{ payer, vendor, payments, vending, beside, clocks, lives, deps, wrong, stateOf, pass, wait },
    async order(meter = 'plain') {
      const person = { ...RESIDENT, meterNumber: METERS[meter] };
      const opened = openedBy(await openOrder(deps(), person, { key: newKey(), type: 'power_vending', amount: 5_000 }));
      const tell = (transfer_reference: Word) =>
        topupPower(deps(), RESIDENT, { transfer_reference, amount: 5_050 }, signal);
      return { ...opened, hint: undefined, tell };
    },
    async airtime() {
      const wish = wishFor('airtime', newKey());
      const bills = { ...server().bills, ...deps() };
      const opened = openedBy(await openBill(bills, { person: null, address: '203.0.113.7' }, wish));
      const tell = ({ status, trans_id }: Word) => {
        const word = wordFor(wish, { orderId: opened.orderId, fee: opened.fee ?? 0 }, status);
        return payBill(deps(), null, { ...word, ...(trans_id !== undefined && { trans_id }) }, signal);
      };
      return { ...opened, hint: undefined, tell };
    },
    async serviceCharge() {
      const person = await livingOn(deps().db, HOUSES.service);
      const serviceId = String(SERVICES.charge.id);
      const wish = { screen: 'pay-services', key: newKey(), serviceId, months: 1 } as const;
      const opened = openedBy(await openDues(deps(), person, wish));
      const serviceCharge = SERVICES.charge.monthly_kobo / 100;
      const tell = (transfer_reference: Word) =>
        servicePayment(deps(), RESIDENT, { transfer_reference, serviceId, duration: 30, serviceCharge }, signal);
      return { ...opened, hint: undefined, tell };
    },
    async fromCredit(key, meter = 'plain') {
      const answer = await payFromCredit(deps(), await livingOn(deps().db, METERS[meter]), {
        key,
        type: 'power_vending',
        amount: 5_000,
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
      return answer.data;
    },
    async credit(kobo) {
      const entries = [
        { account: accounts.unmatched, kobo: -kobo },
        { account: accounts.credit(RESIDENT.id), kobo },
      ];
      const came = { kind: 'arrival-matched', narration: 'Credit', at: clocks.now(), entries };
      await lives
        .db()
        .transaction()
        .execute((trx) => post(trx, came));
    },
    async pay(bought, card = 'good') {
      bought.hint = (await payer.pay(payments, bought.widget, card)) ?? bought.hint;
    },
    report: ({ orderId, hint, tell }, status = 'CAPTURED') =>
      tell({ status, orderId, ...(hint !== undefined && { trans_id: hint }) }),
    settle: () => server().background(),
    async until({ orderId }, state, most = 900) {
      for (let passed = 0; (await stateOf(orderId)) !== state; passed += STEP_S) {
        if (passed >= most) throw new Error(`${orderId} is ${await stateOf(orderId)} after ${most} s, not ${state}`);
        await pass(STEP_S);
      }
    },
    events: async () => {
      await payments.ask('POST', '/stand-in/events/flush');
      await server().background();
    },
    close: async () => {
      await Promise.all([payments.end(), vending.end(), beside?.vending.end(), lives.close()]);
    },
  };
}

/** What was opened; throws where it was refused. */
function openedBy(answer: { readonly status: number; readonly data: object }) {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return opened.parse(answer.data);
}

const opened = z.object({ orderId: z.string(), fee: z.number().optional(), widget });
