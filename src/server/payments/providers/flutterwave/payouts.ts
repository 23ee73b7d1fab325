import { z } from 'zod';
import { nairaOf } from '#catalogues/money.ts';
import { askJson, type Line } from '../../../http-client.ts';
import type { HoldersPort, PayerAccount, RefundAnswer } from '../../port.ts';
import { pages, whole } from './lists.ts';
import { dataOf, errorOf, id, kobo, reasonOf } from './wire.ts';

/** What each status of a transfer to a bank says. One that failed has its money back with the merchant. */
export const TRANSFER_STATUSES: Readonly<Record<string, RefundAnswer['kind']>> = {
  new: 'pending',
  pending: 'pending',
  successful: 'accepted',
  failed: 'refused',
};

const payout = z.object({
  id,
  reference: z.string(),
  amount: kobo,
  status: z.string(),
  complete_message: z.string().nullish(),
  created_at: z.coerce.date(),
});
type Payout = z.output<typeof payout>;

/** More transfers under one reference than that nobody makes: it is unique there. */
const MOST_OF_ONE = 2;

/** A refund as it is sent to a bank: of which payment, and to the how many-eth account that its payer gave; kobo. */
export interface Sending {
  readonly payment: string;
  readonly account: PayerAccount;
  readonly nth: number;
  readonly amountKobo: number;
}

/** The reference of a sending, by which it is asked about and is taken once: the same for one account of one payment, however often it is sent. */
export const payoutReference = ({ payment, nth }: Pick<Sending, 'payment' | 'nth'>): string =>
  `refund-${payment}-${nth}`;

/** The payment that a transfer gives back; null: it is none of ours. */
export const paymentOf = (reference: string): string | null => /^refund-(\d+)-\d+$/.exec(reference)?.[1] ?? null;

/**
 * Send a refund that failed to the account of its payer. It is asked about before it is sent; a second one under its reference is refused
 * there. What says nothing of the account, as a balance that is too small, is unknown, so that nobody is asked for another account.
 */
export async function sendToAccount(line: Line, sending: Sending): Promise<RefundAnswer> {
  const reference = payoutReference(sending);
  const listed = await whole(pages(line, '/v3/transfers', { reference }, payout, MOST_OF_ONE));
  if (typeof listed === 'string') return { kind: 'unknown', reason: listed };
  const own = listed.filter((one) => one.reference === reference);
  if (own.length > 1) return { kind: 'unknown', reason: `several transfers ${reference}` };
  const [before] = own;
  if (before !== undefined) return answerOf(before, sending);
  const { account, amountKobo } = sending;
  const answer = await askJson(line, 'POST', '/v3/transfers', {
    account_bank: account.bank,
    account_number: account.accountNumber,
    beneficiary_name: account.name,
    amount: nairaOf(amountKobo),
    currency: 'NGN',
    narration: `Refund ${sending.payment}`,
    reference,
  });
  const made = dataOf(answer, payout);
  if (made !== null) return answerOf(made, sending);
  return { kind: errorOf(answer) === 'refused' ? 'refused' : 'unknown', reason: reasonOf(answer) };
}

function answerOf({ id: number, amount, status, complete_message: says }: Payout, sending: Sending): RefundAnswer {
  if (amount !== sending.amountKobo) return { kind: 'unknown', reason: `transfer ${number} is of another sum` };
  switch (kindOf(status)) {
    case 'accepted':
      return { kind: 'accepted', refundReference: `transfer-${number}` };
    case 'pending':
      return { kind: 'pending' };
    case 'refused':
      return { kind: 'refused', reason: `transfer ${number} failed${says ? `: ${says}` : ''}`.slice(0, 200) };
    default:
      return { kind: 'unknown', reason: `transfer ${number} is ${status}`.slice(0, 200) };
  }
}

function kindOf(status: string): RefundAnswer['kind'] | undefined {
  const word = status.toLowerCase();
  return Object.hasOwn(TRANSFER_STATUSES, word) ? TRANSFER_STATUSES[word] : undefined;
}

/** A row of the list of transfers, as far as the comparison of books needs it; of one that is none of ours the payment is null. */
export const listedPayout = payout.transform(
  ({ reference, amount: amountKobo, status, created_at: at, id: number }) => ({
    ...{ id: number, amountKobo, at },
    ...{ transaction: paymentOf(reference), kind: kindOf(status) ?? ('unknown' as const) },
  }),
);

const resolved = z.object({ account_number: z.string(), account_name: z.string().min(1).max(200) });

/** Whose an account is, by its bank. */
export const flutterwaveHolders = (line: Line): HoldersPort => ({
  async holderOf(bank, accountNumber) {
    const asked = { account_number: accountNumber, account_bank: bank };
    const answer = await askJson(line, 'POST', '/v3/accounts/resolve', asked);
    const found = dataOf(answer, resolved);
    if (found?.account_number === accountNumber) return { kind: 'named', name: found.account_name };
    return errorOf(answer) === 'refused' ? { kind: 'no-account' } : { kind: 'unknown', reason: reasonOf(answer) };
  },
});
