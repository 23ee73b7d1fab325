import { createHash } from 'node:crypto';
import type { Attempt, Authorization, Step } from './rows.ts';

/** A test card: what its payer is asked, how it ends, and how a refund of it goes. */
interface TestCard {
  readonly cvv: string;
  readonly steps: readonly Step[];
  readonly ending: Attempt['ending'];
  readonly response: string;
  readonly refund: 'processed' | 'failed' | 'needs-attention';
  readonly brand: 'visa' | 'mastercard' | 'verve';
  readonly reusable: boolean;
  readonly label: string;
}

const pin = (expects: string): Step => ({ ask: 'pin', expects });
const otp: Step = { ask: 'otp', expects: '123456' };
const good = { steps: [], ending: 'success', response: 'Successful', refund: 'processed', reusable: false } as const;
const bad = { ...good, ending: 'failed' } as const;

/** The documented test cards, by number. */
export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4084084084084081': { ...good, cvv: '408', brand: 'visa', reusable: true, label: 'no validation' },
  '507850785078507812': { ...good, cvv: '081', brand: 'verve', steps: [pin('1111')], label: 'PIN 1111' },
  '5060666666666666666': {
    ...good,
    cvv: '123',
    brand: 'verve',
    steps: [pin('1234'), otp],
    label: 'PIN 1234, OTP 123456',
  },
  '507850785078507804': {
    ...good,
    cvv: '884',
    brand: 'verve',
    steps: [pin('0000'), { ask: 'phone', expects: null }, otp],
    label: 'PIN 0000, phone, OTP 123456',
  },
  '5192602720584796': {
    ...good,
    cvv: '123',
    brand: 'mastercard',
    reusable: true,
    steps: [{ ask: 'url', expects: null }],
    label: 'bank authentication',
  },
  '4084080000005408': { ...bad, cvv: '001', brand: 'visa', response: 'Declined', label: 'declined' },
  '507850785078507853': {
    ...bad,
    cvv: '082',
    brand: 'verve',
    steps: [pin('0000')],
    response: 'Token Not Generated. Customer Not Registered on Token Platform',
    label: 'PIN 0000, token not generated',
  },
  '4084080000670037': {
    ...bad,
    cvv: '787',
    brand: 'visa',
    response: 'Insufficient Funds',
    label: 'insufficient funds',
  },
  '4084080000671803': { ...good, cvv: '180', brand: 'visa', refund: 'failed', label: 'its refund fails' },
  '4084080000671902': {
    ...good,
    cvv: '190',
    brand: 'visa',
    refund: 'needs-attention',
    label: 'its refund needs attention',
  },
};

/** What a payer types on the card form. */
export interface CardGiven {
  readonly number: string;
  readonly cvv: string;
  readonly month: string;
  readonly year: string;
}

/** An attempt with a card, of which nothing was asked yet. */
export function cardAttempt({ number, cvv, month, year }: CardGiven, now: Date): Attempt {
  const digits = number.replaceAll(/\D/g, '');
  const card = TEST_CARDS[digits];
  const fullYear = year.length === 2 ? `20${year}` : year;
  const over = Date.UTC(Number(fullYear), Number(month), 1) <= now.getTime();
  const problem = problemOf(card, cvv, over);
  const { brand = 'visa', reusable = false } = card ?? {};
  const authorization: Authorization = {
    authorization_code: `AUTH_${stable(digits + fullYear + month).slice(0, 10)}`,
    bin: digits.slice(0, 6),
    last4: digits.slice(-4),
    exp_month: month.padStart(2, '0'),
    exp_year: fullYear,
    channel: 'card',
    // The documented samples have the blank.
    card_type: `${brand} `,
    bank: 'TEST BANK',
    country_code: 'NG',
    brand,
    reusable,
    signature: `SIG_${stable(digits).slice(0, 20)}`,
    account_name: null,
  };
  if (card === undefined || problem !== null) {
    return { steps: [], ending: 'failed', response: problem ?? '', channel: 'card', authorization };
  }
  return { ...card, steps: [...card.steps], channel: 'card', authorization };
}

function problemOf(card: TestCard | undefined, cvv: string, over: boolean): string | null {
  if (card === undefined) return 'Test transactions take test cards only';
  if (over) return 'Expired Card';
  return card.cvv === cvv ? null : 'Incorrect CVV';
}

/** How a refund to a card ends, by what is kept of the card. */
export function refundEnding(authorization: Authorization | null): TestCard['refund'] {
  const { bin, last4 } = authorization ?? {};
  const found = Object.entries(TEST_CARDS).find(
    ([number]) => number.startsWith(String(bin)) && number.endsWith(String(last4)),
  );
  return found?.[1].refund ?? 'processed';
}

/** A bank account that is charged: the documented ones, by code and number. */
export function bankAttempt(bank: { readonly code: string; readonly account: string }): Attempt {
  const zenith = bank.code === '057' && bank.account === '0000000000';
  const kuda = bank.code === '50211' && bank.account === '+2348100000000';
  const name = zenith ? 'Zenith Bank' : 'Kuda Bank';
  const authorization: Authorization = {
    authorization_code: `AUTH_${stable(bank.code + bank.account).slice(0, 10)}`,
    bin: `${bank.account.slice(0, 3)}XXX`,
    last4: `X${bank.account.slice(-3)}`,
    exp_month: '12',
    exp_year: '9999',
    channel: 'bank',
    card_type: '',
    bank: name,
    country_code: 'NG',
    brand: zenith ? 'Zenith Emandate' : name,
    reusable: false,
    signature: null,
    account_name: null,
  };
  const birthday: Step = { ask: 'birthday', expects: '2007-04-15' };
  const attempt = { channel: 'bank', authorization };
  if (!zenith && !kuda) return { ...attempt, steps: [], ending: 'failed', response: 'Invalid account number' };
  return { ...attempt, steps: zenith ? [birthday, otp] : [otp], ending: 'success', response: 'Approved' };
}

/** The same letters for the same card, as an authorization and its signature stay. */
const stable = (text: string): string => createHash('sha256').update(text).digest('hex');
