import { z } from 'zod';
import type { Shelf } from '../book.ts';
import type { Stand } from '../stand.ts';

const paymentRow = z.object({
  transId: z.string(),
  orderId: z.string(),
  amountKobo: z.int(),
  customerName: z.string(),
  email: z.string(),
  narration: z.string(),
  /** `STARTED` and `PENDING` are not the end: nobody typed a card, or the bank has not answered. */
  status: z.enum(['STARTED', 'PENDING', 'CAPTURED', 'FAILED']),
  message: z.string(),
  /** The end that the bank has ready, while the payer is on its page. */
  ending: z.string().nullable(),
});
/** One attempt to pay an order. An order may have several. */
export type Payment = z.output<typeof paymentRow>;

/** All that the paths of NetPlusPay work on. */
export interface NetPlus extends Stand {
  readonly payments: Shelf<Payment>;
  /** The only merchant there is. */
  readonly merchant: string;
}

export const openNetPlus = (stand: Stand): NetPlus => ({
  ...stand,
  payments: stand.book.shelf('payment', paymentRow),
  merchant: stand.keys.merchant ?? '',
});

/** What a page or a server of the merchant's asks a payment with; amounts are naira, as text. */
export const orderForm = z.object({
  orderId: z.string().trim().min(1),
  name: z.string().default(''),
  email: z.string().default(''),
  narration: z.string().default(''),
  amount: z
    .string()
    .regex(/^\d+(\.\d{1,2})?$/)
    .transform((naira) => Math.round(Number(naira) * 100))
    .refine((kobo) => kobo > 0),
});

/** Begins a payment. `NPTEST180213102422000000` is the form of its number in the documentation. */
export function begin(vendor: NetPlus, order: z.output<typeof orderForm>): Payment {
  const time = vendor.now().toISOString().replaceAll(/\D/g, '').slice(2, 14);
  const payment: Payment = {
    transId: `NPTEST${time}${String(vendor.book.next('payment', 0)).padStart(6, '0')}`,
    orderId: order.orderId,
    amountKobo: order.amount,
    customerName: order.name,
    email: order.email,
    narration: order.narration,
    ...{ status: 'STARTED', message: '', ending: null },
  };
  vendor.payments.add(payment.transId, payment);
  return payment;
}

/** Numbers with which the gateway behind it is tried. */
export const CARDS = ['5123450000000008', '2223000000000007', '5111111111111118', '2223000000000023'];

/** The expiry, MM/YY, says what the bank answers. Any other date is declined. */
export const ENDINGS: Readonly<Record<string, string>> = {
  '0139': 'APPROVED',
  '0539': 'DECLINED',
  '0427': 'EXPIRED_CARD',
  '0828': 'TIMED_OUT',
  '0137': 'ACQUIRER_SYSTEM_ERROR',
};

/** A card as a person or a server types it. */
export const cardShape = z.object({
  number: z
    .string()
    .transform((text) => text.replaceAll(/\s/g, ''))
    .refine((number) => CARDS.includes(number)),
  expiry: z
    .string()
    .transform((text) => text.replaceAll(/\D/g, ''))
    .refine((digits) => digits.length === 4),
  cvv: z.string().regex(/^\d{3}$/),
});

/** Takes a card. With `3ds` the bank's page comes first (code `S0`); what has ended stays as it is. */
export function charge(vendor: NetPlus, payment: Payment, { expiry }: z.output<typeof cardShape>): Payment {
  if (payment.status === 'CAPTURED' || payment.status === 'FAILED') return payment;
  const ending = ENDINGS[expiry] ?? 'DECLINED';
  if (vendor.faults.special('3ds') !== true) return end(vendor, payment, ending);
  return put(vendor, { ...payment, status: 'PENDING', message: 'AUTHENTICATION REQUIRED', ending });
}

/** Ends a payment as the bank says; `TIMED_OUT` is no end. */
export function end(vendor: NetPlus, payment: Payment, ending: string): Payment {
  if (ending === 'TIMED_OUT') return put(vendor, { ...payment, status: 'PENDING', message: 'TIMED_OUT', ending: null });
  const status = ending === 'APPROVED' ? 'CAPTURED' : 'FAILED';
  return put(vendor, { ...payment, status, message: ending, ending: null });
}

function put(vendor: NetPlus, payment: Payment): Payment {
  vendor.payments.put(payment.transId, payment);
  return payment;
}

const CODES: Readonly<Record<Payment['status'], { code: string; result: string }>> = {
  STARTED: { code: '09', result: 'PENDING' },
  PENDING: { code: 'S0', result: 'PENDING' },
  CAPTURED: { code: '00', result: 'SUCCESS' },
  FAILED: { code: '90', result: 'FAILURE' },
};

/** What the widget gives the page of the shop. The blank before the order's number is the documentation's. */
export const widgetResult = ({ orderId, transId, status, amountKobo, message }: Payment) => ({
  code: CODES[status].code,
  orderid: ` ${orderId}`,
  trans_id: transId,
  status,
  amount: amountKobo / 100,
  result: CODES[status].result,
  message,
  bank: 'MPGS',
});

/** What a requery answers, in the spelling of the interface; the amount is naira, as text. */
export const requeryResult = ({
  customerName,
  email,
  narration,
  orderId,
  transId,
  status,
  amountKobo,
  message,
}: Payment) => ({
  ...{ transId, orderId, customerName, email, narration },
  amount: String(amountKobo / 100),
  currency_code: 'NGN',
  ...CODES[status],
  ...{ status, message },
});
