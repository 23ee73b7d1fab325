import type { Kysely, Selectable } from 'kysely';
import { bringsToken, type MeterType, type OrderKind } from '#catalogues/orders.ts';
import { SANDBOX_METER_ENDINGS, SANDBOX_POSTPAID_ENDING, SANDBOX_TERM_ENDINGS } from '#catalogues/sandbox.ts';
import type { Token } from '#catalogues/tokens.ts';
import { formatUnits } from '#machines/kit/writing/format.ts';
import type { SandboxVendsTable } from '../../db/schema/sandbox.ts';
import type { Schema } from '../../db/schema.ts';
import { type Random, randomToken } from '../../random.ts';
import { type AccountTerms, NO_TERMS } from '../../vending/port.ts';

/** A send in the sandbox vendor's own books; kobo. */
export type SandboxVend = Selectable<SandboxVendsTable>;

/** What the sandbox vendor is made of. */
export interface VendingBooksDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly random: Random;
  /** A vendor that takes the same reference twice as two purchases; the fault tests use one. */
  readonly careless?: boolean;
}

/** A send as it arrives; kobo. */
export interface Sent {
  readonly reference: string;
  readonly kind: OrderKind;
  readonly provider: string | null;
  readonly account: string;
  /** Of power: as which kind of meter it is sold to. */
  readonly meterType: MeterType | null;
  readonly package: string | null;
  readonly amountKobo: number;
}

/** What became of a send: what the books say now, and whether an answer leaves the vendor in time. */
export interface Taken {
  readonly vend: SandboxVend;
  readonly answers: boolean;
  readonly duplicate: boolean;
}

/** Take a send: what happens depends on the account's last digits (catalogues/sandbox.ts). */
export async function takeVend(deps: VendingBooksDeps, sent: Sent): Promise<Taken> {
  return deps.db.transaction().execute(async (trx) => {
    const first = {
      reference: sent.reference,
      kind: sent.kind,
      provider: sent.provider,
      account: sent.account,
      package: sent.package,
      amount_kobo: sent.amountKobo,
      sends: 0,
      executions: 0,
      first_sent_at: deps.clock(),
    };
    await trx
      .insertInto('sandbox_vends')
      .values(first)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const known = await trx
      .selectFrom('sandbox_vends')
      .selectAll()
      .where('reference', '=', sent.reference)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const duplicate = known.outcome !== null;
    const behaviour = behaviourOf(sent.account);
    const lost = behaviour === 'lost' && known.sends === 0;
    const refused = behaviour === 'refused' || isOtherType(sent);
    const again = duplicate && !(deps.careless && known.outcome === 'vended');
    const executes = !lost && !refused && !again;
    const vend = await trx
      .updateTable('sandbox_vends')
      .set({
        sends: known.sends + 1,
        executions: known.executions + (executes ? 1 : 0),
        ...(executes ? { outcome: 'vended', vended_at: known.vended_at ?? deps.clock(), ...goodsOf(deps, sent) } : {}),
        ...(refused ? { outcome: 'refused' } : {}),
      })
      .where('reference', '=', sent.reference)
      .returningAll()
      .executeTakeFirstOrThrow();
    const late = behaviour === 'vended-late' && known.sends === 0;
    return { vend, answers: !lost && !late, duplicate: again };
  });
}

/** Power comes as a token, mostly with its units; everything else goes straight to the account. */
function goodsOf({ random }: VendingBooksDeps, sent: Sent) {
  if (!bringsToken({ kind: sent.kind, meterType: meterTypeOf(sent.account) })) return undefined;
  const key = (): Token => ({ kind: 'key-change', digits: randomToken(random, 'setting') });
  const behaviour = behaviourOf(sent.account);
  const units = formatUnits(sent.amountKobo - keptForDebt(sent.account, sent.amountKobo));
  return {
    token: randomToken(random, 'credit'),
    units: behaviour === 'untold-units' ? null : units,
    other_tokens: JSON.stringify(behaviour === 'new-key' ? [key(), key()] : []),
  };
}

/** How a meter, a phone or an account is delivered to, by its last digits. */
export const behaviourOf = (account: string) =>
  SANDBOX_METER_ENDINGS.find(({ ending }) => account.endsWith(ending))?.behaviour;

/** Which kind a meter is, by its last digits. */
export const meterTypeOf = (account: string): MeterType =>
  account.endsWith(SANDBOX_POSTPAID_ENDING) ? 'postpaid' : 'prepaid';

/** A meter is sold to as what it is, or not at all. */
const isOtherType = ({ kind, account, meterType }: Sent): boolean =>
  bringsToken({ kind }) && (meterType ?? 'prepaid') !== meterTypeOf(account);

/** On which terms it sells to a meter, by its last digits; of most it says none. */
export function termsOf(account: string): AccountTerms | undefined {
  const terms = SANDBOX_TERM_ENDINGS.find(({ ending }) => account.endsWith(ending))?.terms;
  return terms && { ...NO_TERMS, ...terms };
}

/** What of a payment it keeps for the debt of the meter, kobo. */
export function keptForDebt(account: string, amountKobo: number): number {
  const { debtKobo, debtShare } = termsOf(account) ?? NO_TERMS;
  return Math.min(debtKobo ?? 0, Math.round(amountKobo * (debtShare ?? 0)));
}

/** What the books say of a reference, or undefined: a send that was lost never got in. */
export function findVend(deps: Pick<VendingBooksDeps, 'db'>, reference: string): Promise<SandboxVend | undefined> {
  return deps.db
    .selectFrom('sandbox_vends')
    .selectAll()
    .where('reference', '=', reference)
    .where('outcome', 'is not', null)
    .executeTakeFirst();
}

/** The name on a meter of the demonstration estates, or undefined. */
export async function meterName(deps: Pick<VendingBooksDeps, 'db'>, meter: string): Promise<string | undefined> {
  const row = await deps.db
    .selectFrom('meters')
    .select('landlord_name')
    .where('meter_number', '=', meter)
    .executeTakeFirst();
  return row?.landlord_name;
}
