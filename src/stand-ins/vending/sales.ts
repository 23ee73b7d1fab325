import { z } from 'zod';
import type { Stand } from '../stand.ts';
import type { Ending, Meter } from './meters.ts';
import { drawToken, tokenRow } from './tokens.ts';

const STATUSES = ['delivered', 'pending', 'failed', 'reversed'] as const;

/** What a distribution company did with a payment. */
const powerRow = z.object({
  tokens: z.array(tokenRow),
  /** kWh with one decimal; null: the company does not say. */
  units: z.number().nullable(),
  energyKobo: z.number(),
  taxKobo: z.number(),
  debtPaidKobo: z.number(),
  debtLeftKobo: z.number(),
  rateKobo: z.number(),
  receipt: z.string(),
});
export type Power = z.output<typeof powerRow>;

const saleRow = z.object({
  reference: z.string(),
  serial: z.number(),
  atMs: z.number(),
  service: z.string(),
  account: z.string(),
  /** The vendor's word for the plan or the kind of meter; empty where there is none. */
  plan: z.string(),
  phone: z.string(),
  amountKobo: z.number(),
  /** What the wallet paid: the amount less the vendor's commission. */
  chargedKobo: z.number(),
  refundedKobo: z.number(),
  status: z.enum(STATUSES),
  /** When a pending one becomes `settlesTo`, ms of the stand-in's clock. */
  settlesAtMs: z.number().nullable(),
  settlesTo: z.enum(STATUSES).nullable(),
  /** How often value was given, and how often it was asked for. */
  executed: z.number(),
  asked: z.number(),
  power: powerRow.nullable(),
});
/** One sale as the vendor's book has it. */
export type Sale = z.output<typeof saleRow>;

/** What is sold to whom. */
export interface Order {
  readonly reference: string;
  readonly service: string;
  readonly account: string;
  readonly plan: string;
  readonly phone: string;
  readonly amountKobo: number;
  /** The vendor's commission, of 10,000. */
  readonly commission: number;
  readonly ending: Ending;
  /** The meter that it is for; null: no power. */
  readonly meter: Meter | null;
}

/** The wallet of a shop and all that was sold from it. */
export interface Sales {
  /** The sale as it is by now; undefined: none has this reference, or the books lag behind. */
  readonly find: (reference: string) => Sale | undefined;
  /** The same, for the vendor itself, whose books do not lag. */
  readonly known: (reference: string) => Sale | undefined;
  readonly all: () => readonly Sale[];
  readonly toAccount: (account: string) => readonly Sale[];
  /** False: the wallet cannot pay this. */
  readonly affordable: (amountKobo: number) => boolean;
  /** Sells; inside a change of the book. */
  readonly sell: (order: Order) => Sale;
  /** The same reference was asked for once more. */
  readonly askedAgain: (sale: Sale) => void;
  /** A pending one becomes this now, as staff of the vendor decide. */
  readonly settle: (reference: string, to: 'delivered' | 'reversed') => Sale | undefined;
  readonly walletKobo: () => number;
  readonly fill: (kobo: number) => void;
  readonly debtKobo: (meter: Meter) => number;
  /** For `GET /stand-in/books`. */
  readonly facts: () => Readonly<Record<string, unknown>>;
}

/** The faults that any vendor can have; `settingsOf` reads them. */
export const VENDING_FAULTS = [
  'wallet-empty',
  'down',
  'code',
  'code-done',
  'requery-code',
  'verify-code',
  'lag-ms',
  'pending-ms',
  'slow-ms',
] as const;

/** What the book says of a sale right after it; `settlesTo`: what becomes of it later. */
const BEGINS: Readonly<
  Record<Ending, { readonly status: Sale['status']; readonly settlesTo?: 'delivered' | 'reversed' }>
> = {
  delivered: { status: 'delivered' },
  refused: { status: 'failed' },
  pending: { status: 'pending', settlesTo: 'delivered' },
  reversed: { status: 'pending', settlesTo: 'reversed' },
  slow: { status: 'delivered' },
  silent: { status: 'delivered' },
  timeout: { status: 'failed' },
  strange: { status: 'delivered' },
};

const FULL_KOBO = 1_000_000_000;
const VAT = 0.075;

const unitsOf = ({ kind, rateKobo }: Meter, energyKobo: number): number =>
  kind === 'POSTPAID' ? 0 : Math.round((energyKobo / rateKobo) * 10) / 10;

/** The sales in a stand-in's book. `pendingMs`: how long a pending one is, unless a fault says otherwise. */
export function openSales({ book, faults, now }: Stand, pendingMs: number): Sales {
  const shelf = book.shelf('sale', saleRow);
  const wallet = book.shelf('wallet', z.number());
  const debts = book.shelf('debt', z.number());
  const walletKobo = () => wallet.get('kobo') ?? FULL_KOBO;
  const debtKobo = (meter: Meter) => debts.get(meter.number) ?? meter.debtKobo;
  const after = (word: 'lag-ms' | 'pending-ms', usual: number) => {
    const set = faults.special(word);
    return typeof set === 'number' ? set : usual;
  };

  const become = (sale: Sale, status: 'delivered' | 'reversed'): Sale =>
    book.change(() => {
      const back = status === 'reversed' ? sale.chargedKobo : 0;
      wallet.put('kobo', walletKobo() + back);
      const settled: Sale = {
        ...sale,
        status,
        settlesAtMs: null,
        settlesTo: null,
        refundedKobo: sale.refundedKobo + back,
        executed: sale.executed + (status === 'delivered' ? 1 : 0),
      };
      shelf.put(sale.reference, settled);
      return settled;
    });

  const byNow = (sale: Sale): Sale => {
    const { settlesAtMs, settlesTo } = sale;
    if (settlesAtMs === null || settlesAtMs > now().getTime()) return sale;
    return become(sale, settlesTo === 'reversed' ? 'reversed' : 'delivered');
  };

  /** What a payment buys: the debt takes its share first, tax and energy the rest. */
  const meterPower = (meter: Meter, amountKobo: number): Power => {
    const owed = debtKobo(meter);
    const debtPaidKobo = Math.min(owed, Math.round(amountKobo * meter.debtShare));
    debts.put(meter.number, owed - debtPaidKobo);
    const energyKobo = Math.round((amountKobo - debtPaidKobo) / (1 + VAT));
    return {
      tokens: meter.tokens.map(drawToken),
      units: meter.tellsUnits ? unitsOf(meter, energyKobo) : null,
      energyKobo,
      taxKobo: amountKobo - debtPaidKobo - energyKobo,
      debtPaidKobo,
      debtLeftKobo: owed - debtPaidKobo,
      rateKobo: meter.rateKobo,
      receipt: String(now().getTime() * 10 + book.next('receipt') - 1),
    };
  };

  const known = (reference: string) => {
    const sale = shelf.get(reference);
    return sale && byNow(sale);
  };

  return {
    known,
    find: (reference) => {
      const sale = known(reference);
      const lags = sale !== undefined && now().getTime() < sale.atMs + after('lag-ms', 0);
      return lags ? undefined : sale;
    },
    all: () => shelf.all().map(byNow),
    toAccount: (account) => shelf.all('account', account).map(byNow),
    affordable: (amountKobo) => faults.special('wallet-empty') !== true && amountKobo <= walletKobo(),
    sell: ({ commission, ending, meter, ...order }) => {
      const { status, settlesTo } = BEGINS[ending];
      const failed = status === 'failed';
      const atMs = now().getTime();
      const chargedKobo = failed ? 0 : order.amountKobo - Math.round((order.amountKobo * commission) / 10_000);
      const sale: Sale = {
        ...order,
        serial: book.next('sale', 1_000),
        atMs,
        chargedKobo,
        refundedKobo: 0,
        status,
        settlesAtMs: settlesTo === undefined ? null : atMs + after('pending-ms', pendingMs),
        settlesTo: settlesTo ?? null,
        executed: status === 'delivered' ? 1 : 0,
        asked: 1,
        power: meter === null || failed ? null : meterPower(meter, order.amountKobo),
      };
      // What timed out on its way never reached the book.
      if (ending === 'timeout') return sale;
      wallet.put('kobo', walletKobo() - chargedKobo);
      shelf.add(sale.reference, sale);
      return sale;
    },
    askedAgain: (sale) => shelf.put(sale.reference, { ...sale, asked: sale.asked + 1 }),
    settle: (reference, to) => {
      const sale = known(reference);
      return sale?.status === 'pending' ? become(sale, to) : undefined;
    },
    walletKobo,
    fill: (kobo) => wallet.put('kobo', kobo),
    debtKobo,
    facts: () => {
      const sales = shelf.all().map(byNow);
      const sum = (field: 'amountKobo' | 'chargedKobo' | 'refundedKobo', of = sales) =>
        of.reduce((total, sale) => total + sale[field], 0);
      return {
        walletKobo: walletKobo(),
        totals: {
          executedKobo: sum(
            'amountKobo',
            sales.filter(({ executed }) => executed > 0),
          ),
          chargedKobo: sum('chargedKobo'),
          refundedKobo: sum('refundedKobo'),
        },
        sales: sales.map(
          ({ reference, service, account, amountKobo, chargedKobo, refundedKobo, status, executed, asked, power }) => ({
            reference,
            service,
            account,
            amountKobo,
            chargedKobo,
            refundedKobo,
            status,
            executed,
            asked,
            tokens: executed > 0 ? (power?.tokens ?? []) : [],
          }),
        ),
      };
    },
  };
}
