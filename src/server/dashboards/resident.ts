import type { Kysely } from 'kysely';
import { ANNOUNCEMENTS_TOLD } from '#catalogues/announcements.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { DASHBOARD_TOKENS } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import { notYet } from '../accounts/awaiting.ts';
import { hasSecondFactor } from '../accounts/second-factor/factor.ts';
import { isLocked } from '../accounts/sign-in/open-sessions.ts';
import { ownAnnouncements } from '../announcements/own.ts';
import { delivered } from '../billing/paid.ts';
import { standingOf, told } from '../billing/standing.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refusal } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import { homeShown } from '../residents/home-shown.ts';
import { residentsOf } from '../residents/residents.ts';
import { figuresOf } from './person.ts';

type Reads = { readonly db: Kysely<Schema>; readonly clock: () => Date };

/** What the signed-in person owes, has bought by month, and the last tokens. */
export async function residentDashboard(deps: Reads, person: Person): Promise<CallAnswer<'residentDashboard'>> {
  const tokens = person.role === 'service-owner' ? [] : await lastTokens(deps.db, person.id);
  const { dues, months } = await figuresOf(deps, person);
  if (notYet(person) !== null || person.meterNumber === null)
    return { status: 200, data: { dues: null, months, tokens } };
  const standing = person.role === 'service-user' ? await ownStanding(deps, person.meterNumber) : undefined;
  const announcements = (await ownAnnouncements(deps, person))
    .filter(({ kind, isRead }) => kind === 'outage' || !isRead)
    .slice(0, ANNOUNCEMENTS_TOLD);
  return {
    status: 200,
    data: { dues, months, tokens, ...(standing && { standing }), ...(announcements.length > 0 && { announcements }) },
  };
}

async function ownStanding({ db, clock }: Reads, meterNumber: string | null) {
  if (meterNumber === null) return undefined;
  const at = clock();
  return told(db, meterNumber, at, await standingOf(db, meterNumber, at));
}

/** One resident of the administrator's estate on the meter that was shown; somebody of another one is not found, as nobody is. */
export async function userDashboard(
  deps: Reads,
  person: Person,
  { user_id: userId, meter_number: shown }: CallTaken<'userDashboard'>,
): Promise<CallAnswer<'userDashboard'>> {
  if (person.estate === null) return { status: 404, data: refusal('resident-not-found') };
  const own = residentsOf(deps.db, person.estate.id);
  const homes = await own.selectAll('users').where('users.id', '=', userId).execute();
  if (homes.length === 0) return { status: 404, data: refusal('resident-not-found') };
  const meant = homeShown(homes, shown);
  if ('status' in meant) return meant;
  const row = meant.home;
  const paying = { id: row.id, role: row.role, meterNumber: row.meter_number };
  const { dues, months } = await figuresOf(deps, paying, person.estate.id);
  const locked = await isLocked(deps.db, row.id);
  const resident = { ...row, second_factor: await hasSecondFactor(deps.db, row.id), locked };
  return { status: 200, data: { resident, dues, months } };
}

/** The newest tokens of a person; the amount in naira is what the power cost, without the fee. */
async function lastTokens(db: Kysely<Schema>, userId: string) {
  const rows = await delivered(db)
    .innerJoin('tokens', 'tokens.order_id', 'orders.order_id')
    .where('orders.user_id', '=', userId)
    .where('orders.kind', '=', 'power')
    .select(['orders.order_id', 'orders.amount_kobo', 'orders.captured_at', 'tokens.token', 'tokens.units'])
    .select(['tokens.delivered_at'])
    .orderBy('orders.captured_at', 'desc')
    .limit(DASHBOARD_TOKENS)
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    paidAt: (row.captured_at ?? row.delivered_at).toISOString(),
    amount: nairaOf(row.amount_kobo),
    units: row.units ?? '',
    token: row.token ?? '',
  }));
}
