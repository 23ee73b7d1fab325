import { type Kysely, type Selectable, sql } from 'kysely';
import { ORDER_KIND_NAMES, ORDER_KINDS } from '#catalogues/orders.ts';
import { hasWallet } from '#catalogues/settings.ts';
import type { AvailabilityTables } from '../../db/schema/availability.ts';
import type { Schema } from '../../db/schema.ts';
import { figureOf, settingsAt } from '../../settings/in-force.ts';
import type { VendingPort } from '../port.ts';

/** Our wallet with a vendor, as it is kept. */
export type Wallet = Selectable<AvailabilityTables['vendor_wallets']>;

type Vendor = Pick<VendingPort, 'name' | 'balance'>;

interface Deps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}

/** What was told longer ago says nothing of what is there now, ms. */
const STALE_MS = 10 * 60_000;
/** Before somebody is refused the vendor is asked anew, if this long ago or longer, ms. */
const FRESH_MS = 5_000;

/** What a vendor delivers, and its wallet pays for. */
const VENDED = ORDER_KIND_NAMES.filter((kind) => !('credits' in ORDER_KINDS[kind]));

/** Ask a vendor what is in our wallet, and keep it. Null: it has none. */
export async function askWallet({ db, clock }: Deps, vendor: Vendor): Promise<Wallet | null> {
  const answer = await vendor.balance?.();
  if (answer === undefined) return null;
  const at = clock();
  const set =
    answer.kind === 'told'
      ? { balance_kobo: answer.kobo, told_at: at, asked_at: at, problem: null }
      : { asked_at: at, problem: answer.reason };
  return db
    .insertInto('vendor_wallets')
    .values({ vendor: vendor.name, balance_kobo: null, told_at: null, ...set })
    .onConflict((conflict) => conflict.column('vendor').doUpdateSet(set))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A vendor has refused a sale because the wallet is empty: it is asked at once, and is empty where it does not say. */
export async function noteEmpty(deps: Deps, vendor: Vendor): Promise<void> {
  const wallet = await askWallet(deps, vendor);
  if (wallet === null || wallet.problem === null) return;
  await deps.db
    .updateTable('vendor_wallets')
    .set({ balance_kobo: 0, told_at: wallet.asked_at })
    .where('vendor', '=', vendor.name)
    .execute();
}

/**
 * True where the wallet cannot pay for an order: what is paid and not vended yet counts as spent. Asked once more before anybody is
 * refused; what is not known stops nobody.
 */
export async function isShort(deps: Deps, vendor: Vendor, amountKobo: number): Promise<boolean> {
  if (vendor.balance === undefined) return false;
  const kept = await deps.db
    .selectFrom('vendor_wallets')
    .selectAll()
    .where('vendor', '=', vendor.name)
    .executeTakeFirst();
  if (kept === undefined || !(await lacks(deps, kept, amountKobo))) return false;
  if (deps.clock().getTime() - kept.asked_at.getTime() < FRESH_MS) return true;
  const asked = await askWallet(deps, vendor);
  return asked !== null && (await lacks(deps, asked, amountKobo));
}

async function lacks(deps: Deps, wallet: Wallet, amountKobo: number): Promise<boolean> {
  const { balance_kobo: balance, told_at: toldAt } = wallet;
  const at = deps.clock().getTime();
  if (balance === null || toldAt === null || at - toldAt.getTime() > STALE_MS) return false;
  const known = counted.get(deps.db)?.get(wallet.vendor);
  const isNew =
    known !== undefined && known.toldAt === toldAt.getTime() && at >= known.at && at - known.at < COUNTED_MS;
  if (isNew && balance - known.kobo >= PLENTY * amountKobo) return false;
  const kobo = await spentSince(deps.db, wallet.vendor, toldAt);
  const kept = counted.get(deps.db) ?? new Map<string, Counted>();
  counted.set(deps.db, kept.set(wallet.vendor, { toldAt: toldAt.getTime(), at, kobo }));
  return balance - kobo < amountKobo;
}

/** What was spent out of a wallet since its vendor told what is in it, as it was counted at a time, ms. */
interface Counted {
  readonly toldAt: number;
  readonly at: number;
  readonly kobo: number;
}

/**
 * Each sale since is counted, of which there may be thousands: a wallet that pays for so many more orders is not counted again for each of
 * them, but once in so long, ms. Losing this costs one count.
 */
const PLENTY = 1_000;
const COUNTED_MS = 1_000;
const counted = new WeakMap<Deps['db'], Map<string, Counted>>();

/** What was sent to a vendor since a time and not refused, and what was paid and not sent to anybody yet, kobo. */
async function spentSince(db: Kysely<Schema>, vendor: string, since: Date): Promise<number> {
  const { rows } = await sql<{ kobo: number | null }>`
    select sum(amount_kobo)::bigint as kobo from orders
    where (order_id in (select order_id from vend_attempts where vendor = ${vendor} and refusal is null and sent_at >= ${since})
        and state not in ('refund_due', 'refunded'))
      or (state in ('captured', 'fulfilling') and kind in (${sql.join(VENDED)})
        and not exists (select 1 from vend_attempts where vend_attempts.order_id = orders.order_id))`.execute(db);
  return Number(rows[0]?.kobo ?? 0);
}

/** What a vendor sold in the last 24 hours, kobo: the pace at which its wallet empties. */
export async function soldInADay(db: Kysely<Schema>, vendor: string, now: Date): Promise<number> {
  const { rows } = await sql<{ kobo: number | null }>`
    select sum(amount_kobo)::bigint as kobo from orders
    where state = 'fulfilled' and order_id in (
      select order_id from vend_attempts where vendor = ${vendor} and refusal is null and sent_at > ${new Date(now.getTime() - 86_400_000)})`.execute(
    db,
  );
  return Number(rows[0]?.kobo ?? 0);
}

/** How a wallet is judged: below how much it is low, and what is sold out of it in a day, kobo. */
export interface Pace {
  readonly lowKobo: number;
  readonly aDayKobo: number;
}

/** How the wallet with a vendor is judged at a time; null: there is none. */
export async function paceOf(db: Kysely<Schema>, vendor: string, now: Date): Promise<Pace | null> {
  if (!hasWallet(vendor)) return null;
  const held = await settingsAt(db, now, ['low-wallet']);
  return { lowKobo: figureOf(held, 'low-wallet', vendor), aDayKobo: await soldInADay(db, vendor, now) };
}

/** For how many whole hours a balance lasts at that pace; null: nothing is sold, so that nobody can say. */
export function hoursLeft(balanceKobo: number, { aDayKobo }: Pace): number | null {
  return aDayKobo === 0 ? null : Math.max(0, Math.floor((balanceKobo * 24) / aDayKobo));
}
