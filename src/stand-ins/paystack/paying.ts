import { capture, fail } from './capture.ts';
import type { Attempt, Desk, Step, Transaction } from './rows.ts';

/** What a payer is asked, in the words of `POST /charge`. */
const ASKS = {
  pin: { status: 'send_pin' },
  otp: { status: 'send_otp', display_text: 'Please send OTP (none will be sent to your phone)' },
  phone: { status: 'send_phone', display_text: 'Please send phone' },
  birthday: { status: 'send_birthday', display_text: 'Please send your birthday' },
} as const satisfies Readonly<Record<Exclude<Step['ask'], 'url'>, object>>;

/** Where a payment stands, as the API and the hosted page tell it. */
export type Standing =
  | { readonly reference: string; readonly status: 'failed'; readonly message: string }
  | { readonly reference: string; readonly status: string; readonly display_text?: string; readonly url?: string };

/** Begins an attempt and goes as far as the payer's first answer. A change must be around it. */
export function begin(desk: Desk, row: Transaction, attempt: Attempt): Transaction {
  return proceed(desk, { ...row, status: 'ongoing', channel: attempt.channel, attempt });
}

/** Takes one answer of the payer: a wrong one ends the attempt. A change must be around it. */
export function answer(desk: Desk, row: Transaction, ask: Step['ask'], given: string): Transaction {
  const [step, ...rest] = row.attempt?.steps ?? [];
  if (row.attempt === null || step === undefined || step.ask !== ask) return row;
  const wrong = step.expects !== null && step.expects !== given;
  if (wrong) return fail(desk, row, row.attempt.channel, WRONG[ask]);
  return proceed(desk, { ...row, attempt: { ...row.attempt, steps: rest } });
}

const WRONG = {
  pin: 'Incorrect PIN',
  otp: 'Token Authentication Not Successful. Incorrect Token Supplied',
  phone: 'Invalid phone number',
  birthday: 'Invalid birthday',
  url: 'Authentication failed',
} as const satisfies Readonly<Record<Step['ask'], string>>;

function proceed(desk: Desk, row: Transaction): Transaction {
  const { attempt } = row;
  if (attempt === null || attempt.steps.length > 0) {
    desk.transactions.put(row.reference, row);
    return row;
  }
  const { channel, authorization, response } = attempt;
  return attempt.ending === 'success'
    ? capture(desk, row, { channel, authorization, response })
    : fail(desk, row, channel, response);
}

/** What comes next for a payment that is not there yet; null for one that succeeded. */
export function standing(row: Transaction, origin: string): Standing | null {
  const { reference } = row;
  const ask = row.attempt?.steps[0]?.ask;
  if (row.status === 'success' || row.status === 'reversed') return null;
  if (row.status === 'failed') return { reference, status: 'failed', message: row.gatewayResponse };
  if (ask === 'url') return { reference, status: 'open_url', url: `${origin}/bank-authentication/${reference}` };
  return ask === undefined ? { reference, status: 'pending' } : { reference, ...ASKS[ask] };
}
