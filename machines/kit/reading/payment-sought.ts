import { TOKEN_DIGITS } from '#catalogues/limits.ts';
import type { PaymentSought } from '#catalogues/payments-sought.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { formatNaira } from '../writing/format.ts';
import { cashNumberOf } from './cash-number.ts';
import { parseNaira } from './naira.ts';
import { orderIdIn } from './order-id.ts';
import { dialled } from './phone.ts';

/** What payments are looked for by: a value as the call takes it. */
export interface Sought {
  readonly by: PaymentSought;
  readonly value: string;
}

const MOBILE = /^0[789]\d{9}$/;
/** So many digits have meters, smartcards and accounts. */
const ACCOUNT = /^\d{10,14}$/;
/** More digits are no amount unless a sign, a comma or a 'k' says so. */
const MOST_OF_AMOUNT = 7;

/**
 * What somebody looks for, by how it looks: an order id is no amount, 20 digits are a token, a mobile number is nobody's meter. A bare number of few digits is
 * an amount and of more a reference, and whoever is answered is told which; `as` is what they chose instead. Null: nothing was typed.
 */
export function soughtIn(text: string, as: PaymentSought | null = null): Sought | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (as !== null) return { by: as, value: typed };
  const orderId = orderIdIn(typed);
  if (orderId !== null) return { by: 'reference', value: orderId };
  const cash = cashNumberOf(typed);
  if (cash !== null) return { by: 'reference', value: CASH.receiptOf(cash) };
  const phone = dialled(typed);
  if (MOBILE.test(phone)) return { by: 'phone', value: phone };
  const digits = digitsIn(typed) ?? '';
  if (digits.length === TOKEN_DIGITS) return { by: 'token', value: digits };
  if (ACCOUNT.test(digits)) return { by: 'account', value: digits };
  const isLong = digits.length > MOST_OF_AMOUNT;
  return { by: parseNaira(typed) !== null && !isLong ? 'amount' : 'reference', value: typed };
}

/** A value as it is looked for: digits without what groups them, an amount in kobo. Null where what was typed can be none. */
export const SOUGHT_VALUES: Readonly<Record<PaymentSought, (typed: string) => string | null>> = {
  reference: (typed) => orderIdIn(typed) ?? typed,
  token: (typed) => digitsIn(typed, TOKEN_DIGITS),
  phone: (typed) => (/^\+?\d{7,15}$/.test(dialled(typed)) ? dialled(typed) : null),
  account: (typed) => digitsIn(typed),
  amount(typed) {
    const kobo = parseNaira(typed);
    return kobo === null || kobo <= 0 ? null : String(kobo);
  },
};

/** True for what is formed like a token, whatever it is called: it stands in no address, and in no sentence in full. */
export const isToken = (typed: string): boolean => digitsIn(typed, TOKEN_DIGITS) !== null;

/** What is looked for as a person may read it: of what is formed like a token its ending alone, an amount as naira. */
export function soughtShown({ by, value }: Sought): string {
  if (isToken(value)) return by === 'token' ? value.slice(-4) : `\u2026${value.slice(-4)}`;
  return by === 'amount' ? formatNaira(parseNaira(value) ?? 0) : value;
}

/** The digits of a number however it is grouped; of so many, where that is said. */
function digitsIn(typed: string, count?: number): string | null {
  const found = digitsOf(typed);
  return /^\d+$/.test(found) && (count === undefined || found.length === count) ? found : null;
}
