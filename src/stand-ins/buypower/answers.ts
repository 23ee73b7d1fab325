import type { Sale } from '../vending/sales.ts';
import { dashed, type Token } from '../vending/tokens.ts';
import { lagosTime, naira, nairaText } from '../vending/wire.ts';

/** An answer that is no delivery, with the status of HTTP that it goes with. */
export interface Refusal {
  readonly http: 202 | 400 | 401 | 404 | 409 | 422 | 500 | 501 | 502 | 503;
  readonly body: Readonly<Record<string, unknown>>;
}

const refusal = (http: Refusal['http'], responseCode: number, message: string): Refusal => ({
  http,
  body: { status: false, message, responseCode },
});

const unknown = (http: Refusal['http'], responseCode: number, message: string, more: object = {}): Refusal => ({
  http,
  body: { status: false, error: true, responseCode, message, ...more },
});

const AGAIN = 'An unexpected error occurred. Please requery to get status.';

/** A field that is missing; its `responseCode` is that of something in progress, only HTTP says that it is refused. */
export const missing = (field: string, name: string): Refusal =>
  refusal(400, 201, `Invalid ${name}. "${field}" is required`);
export const invalid = (message: string): Refusal => refusal(400, 400, message);

/** Every answer that this vendor is known to give in place of a delivery, by a name of our own. */
export const REFUSALS = {
  unauthorized: refusal(401, 401, 'Unauthorized'),
  invalid: refusal(400, 400, 'A not so happy message'),
  received: refusal(409, 201, 'Request already received'),
  wallet: refusal(422, 202, 'insufficient wallet balance.'),
  progress: unknown(202, 202, 'Transaction is still in progress. Please requery in 120 seconds', {
    delay: [120, 120, 120],
  }),
  processing: refusal(400, 201, 'Transaction is still processing. Kindly retry in 2 minutes.'),
  unsuccessful: refusal(400, 202, 'Transaction not successful. Please retry.'),
  failed: refusal(400, 202, 'Transaction failed.'),
  uninitiated: refusal(400, 203, 'Transaction not initiated.'),
  missing: refusal(404, 20, 'No transaction found with reference: '),
  error: unknown(500, 500, AGAIN),
  migrated: unknown(
    501,
    501,
    'This account is being migrated. Customer is advised to visit their service provider to resolve.',
  ),
  // These two cross over: the body names the other's number.
  gateway: unknown(502, 503, AGAIN),
  unavailable: unknown(503, 502, AGAIN),
} as const satisfies Readonly<Record<string, Refusal>>;

/** The name of one of them. */
export const isRefusal = (name: string): name is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, name);

const PARCELS = { credit: 'TOKEN', bonus: 'BONUS', reset: 'RESET', configure: 'CONFIGURE' } as const;

/** Tokens as parcels: the credit first, keys numbered in the order of loading. */
function parcelsOf(tokens: readonly Token[], write: (digits: string) => string) {
  const keys = tokens.filter(({ kind }) => kind === 'key change');
  const rest = tokens.flatMap(({ kind, digits }) =>
    kind === 'key change' ? [] : [{ type: PARCELS[kind], content: write(digits) }],
  );
  return [...rest, ...keys.map(({ digits }, index) => ({ type: `KCT${index + 1}`, content: write(digits) }))];
}

const creditOf = (sale: Sale): string | null => {
  const digits = sale.power?.tokens.find(({ kind }) => kind === 'credit')?.digits;
  return digits === undefined ? null : dashed(digits);
};

const receiptOf = (sale: Sale): string => sale.power?.receipt ?? String(sale.atMs);

/** The body of a vend that was done: numbers are numbers. */
export function vendBody(sale: Sale, customer: { name: string; address: string; demand: string }) {
  const { power } = sale;
  return {
    status: true,
    message: 'Successful transaction',
    responseCode: 200,
    data: {
      id: sale.serial,
      amountGenerated: naira(power?.energyKobo ?? sale.amountKobo),
      tariff: null,
      debtAmount: naira(power?.debtPaidKobo ?? 0),
      debtRemaining: naira(power?.debtLeftKobo ?? 0),
      disco: sale.service,
      freeUnits: 0,
      orderId: sale.reference,
      receiptNo: Number(receiptOf(sale)),
      tax: naira(power?.taxKobo ?? 0),
      vendTime: lagosTime(sale.atMs),
      token: creditOf(sale),
      totalAmountPaid: naira(sale.amountKobo),
      units: power === null ? '0' : (power.units?.toString() ?? null),
      vendAmount: naira(sale.amountKobo),
      vendRef: Number(receiptOf(sale)),
      responseCode: 100,
      responseMessage: 'Payment successful',
      address: customer.address,
      name: customer.name,
      phoneNo: sale.phone,
      charges: 0,
      tariffIndex: null,
      parcels: parcelsOf(power?.tokens ?? [], (digits) => digits),
      demandCategory: customer.demand,
      assetProvider: sale.service,
    },
  };
}

/** The body of a question after it: one level more, and numbers are text, all but one. */
export function requeryBody(sale: Sale, customer: { name: string; address: string; demand: string }) {
  const { power } = sale;
  const { data, ...said } = vendBody(sale, customer);
  return {
    result: {
      ...said,
      data: {
        ...data,
        amountGenerated: nairaText(power?.energyKobo ?? sale.amountKobo),
        debtAmount: nairaText(power?.debtPaidKobo ?? 0),
        debtRemaining: nairaText(power?.debtLeftKobo ?? 0),
        receiptNo: receiptOf(sale),
        tax: nairaText(power?.taxKobo ?? 0),
        vendAmount: nairaText(sale.amountKobo),
        vendRef: null,
        charges: '0.00',
        parcels: parcelsOf(power?.tokens ?? [], dashed),
      },
    },
  };
}

const HISTORY: Readonly<Record<Sale['status'], readonly [string, string, string]>> = {
  delivered: ['successful', 'successful', 'completed'],
  pending: ['successful', 'pending', 'pending'],
  failed: ['failed', 'failed', 'failed'],
  reversed: ['reversed', 'failed', 'failed'],
};

/** One line of `GET /transactions`. */
export function historyRow(sale: Sale, vertical: string) {
  const [payment_status, vend_status, order_status] = HISTORY[sale.status];
  const moved = (type: string, kobo: number) => ({
    id: sale.serial,
    ref: sale.reference,
    amount: nairaText(kobo),
    operation: 'VEND',
    type,
    created_at: new Date(sale.atMs).toISOString(),
  });
  return {
    id: sale.serial,
    order_id: sale.reference,
    phone: sale.phone,
    name: '',
    meter_no: sale.account,
    amount: nairaText(sale.amountKobo),
    vend_type: sale.plan || 'PREPAID',
    vertical_type: vertical,
    disco_code: sale.service,
    payment_status,
    vend_status,
    order_status,
    created_at: new Date(sale.atMs).toISOString(),
    vendResponse:
      sale.status === 'delivered'
        ? {
            id: sale.serial,
            payment_reference: sale.reference,
            token: creditOf(sale),
            order_id: sale.serial,
            rct_num: receiptOf(sale),
            response_message: null,
            amt_electricity: null,
            debt_rem: nairaText(sale.power?.debtLeftKobo ?? 0),
          }
        : null,
    walletTransactions: [
      ...(sale.chargedKobo > 0 ? [moved('DEBIT', sale.chargedKobo)] : []),
      ...(sale.refundedKobo > 0 ? [moved('CREDIT', sale.refundedKobo)] : []),
    ],
  };
}
