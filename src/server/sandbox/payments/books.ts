import type { Kysely, Selectable } from 'kysely';
import { SANDBOX_CARDS, SANDBOX_CLOSED_KOBO, SANDBOX_CODE, type SandboxCardBehaviour } from '#catalogues/sandbox.ts';
import type { SandboxPaymentsTable } from '../../db/schema/sandbox.ts';
import type { Schema } from '../../db/schema.ts';
import type { Random } from '../../random.ts';

/** A session in the sandbox provider's own books; kobo. */
export type SandboxPayment = Selectable<SandboxPaymentsTable>;

/** What the sandbox provider is made of. */
export interface BooksDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly random: Random;
}

/** A session as the merchant's server registers it; kobo. */
interface NewSession {
  readonly orderId: string;
  readonly merchantId: string;
  readonly amountKobo: number;
  readonly currency: string;
  readonly name: string;
  readonly email: string;
  readonly narration: string;
}

/** What a card did. */
interface CardResult {
  readonly status: 'CAPTURED' | 'FAILED' | 'CODE_REQUIRED';
  readonly message: string;
  /** True when the payer's side is never told (the silent card). */
  readonly silent: boolean;
  readonly payment: SandboxPayment;
}

/** Register a session; the first registration stands, so its amount cannot change under a payer. */
export async function register(deps: BooksDeps, session: NewSession): Promise<SandboxPayment> {
  await deps.db
    .insertInto('sandbox_payments')
    .values({
      order_id: session.orderId,
      merchant_id: session.merchantId,
      amount_kobo: session.amountKobo,
      currency: session.currency,
      name: session.name,
      email: session.email,
      narration: session.narration,
      status: 'open',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return deps.db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('order_id', '=', session.orderId)
    .executeTakeFirstOrThrow();
}

/** A session, or undefined. */
export function findSession(deps: Pick<BooksDeps, 'db'>, orderId: string): Promise<SandboxPayment | undefined> {
  return deps.db.selectFrom('sandbox_payments').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** Try a card on a session, as the table of test cards says. Undefined: there is no such session. */
export async function payWithCard(
  deps: BooksDeps,
  orderId: string,
  card: string,
  code: string | undefined,
): Promise<CardResult | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (payment === undefined) return undefined;
    // A session captures once, whatever card comes after.
    if (payment.status === 'captured') return { status: 'CAPTURED', message: 'APPROVED', silent: false, payment };
    if (payment.status === 'refunded') return { status: 'FAILED', message: 'REFUNDED', silent: false, payment };
    const behaviour = SANDBOX_CARDS.find((known) => known.number === card)?.behaviour;
    const outcome = tryCard(behaviour, code);
    if (outcome.status === 'CODE_REQUIRED') return { ...outcome, silent: false, payment };
    const captured = outcome.status === 'CAPTURED';
    const changed = await trx
      .updateTable('sandbox_payments')
      .set({
        status: captured ? 'captured' : 'failed',
        trans_id: payment.trans_id ?? `SBX${deps.random.orderSuffix()}`,
        card_ending: card.slice(-4),
        message: outcome.message,
        captured_at: captured ? deps.clock() : null,
        fee_kobo: captured ? feeOf(payment.amount_kobo) : null,
      })
      .where('order_id', '=', orderId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...outcome, silent: behaviour === 'silent', payment: changed };
  });
}

/** What the sandbox takes of a payment, kobo: 1.5 %, and NGN 100 from NGN 2,500 on, at most NGN 2,000, as providers here do. */
export function feeOf(kobo: number): number {
  return Math.min(Math.ceil((kobo * 15) / 1000) + (kobo >= 250_000 ? 10_000 : 0), 200_000);
}

function tryCard(
  behaviour: SandboxCardBehaviour | undefined,
  code: string | undefined,
): { status: CardResult['status']; message: string } {
  switch (behaviour) {
    case 'captured':
    case 'silent':
      return { status: 'CAPTURED', message: 'APPROVED' };
    case 'code':
      if (code === SANDBOX_CODE) return { status: 'CAPTURED', message: 'APPROVED' };
      return {
        status: 'CODE_REQUIRED',
        message: code === undefined ? 'Enter the one-time code' : 'That code is wrong',
      };
    case 'insufficient':
      return { status: 'FAILED', message: 'INSUFFICIENT FUNDS' };
    case 'declined':
      return { status: 'FAILED', message: 'DECLINED' };
    default:
      return { status: 'FAILED', message: 'UNKNOWN TEST CARD' };
  }
}

/** Give back a captured payment; the same key again answers the same. */
export async function giveBack(
  deps: BooksDeps,
  refund: { readonly reference: string; readonly amountKobo: number; readonly key: string },
): Promise<{ readonly refundReference: string } | { readonly refused: string }> {
  return deps.db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('trans_id', '=', refund.reference)
      .forUpdate()
      .executeTakeFirst();
    if (payment === undefined) return { refused: 'unknown reference' };
    if (payment.refund_key === refund.key && payment.refund_reference !== null) {
      return { refundReference: payment.refund_reference };
    }
    if (payment.status !== 'captured') return { refused: `the payment is ${payment.status}` };
    if (payment.amount_kobo !== refund.amountKobo) return { refused: 'not the amount captured' };
    if (payment.to_account !== null && payment.amount_kobo % 100 === SANDBOX_CLOSED_KOBO)
      return { refused: 'the account that it came from is closed' };
    const refundReference = `SBR${deps.random.orderSuffix()}`;
    await trx
      .updateTable('sandbox_payments')
      .set({
        status: 'refunded',
        refund_key: refund.key,
        refund_reference: refundReference,
        refunded_kobo: refund.amountKobo,
        refunded_at: deps.clock(),
      })
      .where('order_id', '=', payment.order_id)
      .execute();
    return { refundReference };
  });
}
