import type { PayerAccount, RefundAnswer, RefundRequest } from './port.ts';

type Account = NonNullable<RefundRequest['account']>;

/** How long after it was asked for a refund may be missing in the provider's list, ms. */
const SETTLE_MS = 60_000;

/** A refund in the books of a provider, and what its status says; kobo. */
export interface ListedRefund {
  readonly id: string;
  readonly amountKobo: number;
  readonly status: string;
  readonly kind: RefundAnswer['kind'];
}

/** How a provider's refunds of one payment are read and made. */
interface Refunds {
  /** All of the payment, whoever asked for them; why they could not be read to their end. */
  readonly list: () => Promise<readonly ListedRefund[] | string>;
  /** Asks for it; the refund that was made, or why there is none. */
  readonly ask: () => Promise<ListedRefund | { readonly kind: 'refused' | 'unknown'; readonly reason: string }>;
  /** Has the one that waits for an account go to it; missing where the provider takes none. */
  readonly send?: (id: string, account: PayerAccount) => Promise<RefundAnswer>;
  /** Sends what did not get to the card to the account, once however often it is asked for; missing where the provider sends none. */
  readonly transfer?: (account: Account, amountKobo: number) => Promise<RefundAnswer>;
}

/**
 * Give money back where no key makes a repeat harmless: the refunds of the payment are read before each request, and while there
 * is one that may still go through, whoever asked for it, none is asked for.
 */
export async function refundOnce(
  { amountKobo, askedAt, account }: RefundRequest,
  now: Date,
  { list, ask, send, transfer }: Refunds,
): Promise<RefundAnswer> {
  const listed = await list();
  if (typeof listed === 'string') return { kind: 'unknown', reason: listed };
  const known = standing(listed, amountKobo);
  const waiting = known?.kind === 'needs-details' && listed.find(({ kind }) => kind === 'needs-details');
  // It takes an account in that state alone, so that one whose answer was lost goes nowhere twice.
  if (waiting && send !== undefined && account !== undefined) return send(waiting.id, account);
  // The refund has failed for good: what was given back of it otherwise is not sent besides.
  if (known?.kind === 'needs-details' && transfer !== undefined && account !== undefined)
    return transfer(account, amountKobo - doneOf(listed));
  if (known !== null) return known;
  const since = askedAt === null ? Number.POSITIVE_INFINITY : Math.abs(now.getTime() - askedAt.getTime());
  if (since < SETTLE_MS) return { kind: 'unknown', reason: 'asked for a moment ago, and not listed yet' };
  const made = await ask();
  if (!('status' in made)) return made;
  return standing([made], amountKobo) ?? { kind: 'unknown', reason: 'another refund was made' };
}

/** What of a payment has gone back, kobo. */
const doneOf = (refunds: readonly ListedRefund[]): number =>
  refunds.reduce((sum, { kind, amountKobo }) => (kind === 'accepted' ? sum + amountKobo : sum), 0);

/** What the refunds of a payment come to; null: there is none. */
function standing(refunds: readonly ListedRefund[], wantedKobo: number): RefundAnswer | null {
  const said = (kind: RefundAnswer['kind']) => refunds.filter((one) => one.kind === kind);
  const done = said('accepted');
  const [last] = done;
  if (last !== undefined && doneOf(refunds) >= wantedKobo) return { kind: 'accepted', refundReference: last.id };
  const [waiting] = said('needs-details');
  if (waiting !== undefined) return { kind: 'needs-details', reason: `refund ${waiting.id}` };
  if (said('pending').length > 0) return { kind: 'pending' };
  const [strange] = said('unknown');
  if (strange !== undefined)
    return { kind: 'unknown', reason: `refund ${strange.id} is ${strange.status}`.slice(0, 200) };
  const [failed] = said('refused');
  // The money is the merchant's again. It gets to the payer by another way than the card, or not at all.
  if (failed !== undefined) return { kind: 'needs-details', reason: `refund ${failed.id} failed` };
  return last === undefined ? null : { kind: 'refused', reason: `refund ${last.id} gave back a part` };
}
