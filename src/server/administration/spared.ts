import { type Kysely, sql } from 'kysely';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { accounts } from '../billing/chart.ts';
import { SERVICE_CHARGE } from '../billing/credited-account.ts';
import { balances, type Line } from '../billing/ledger.ts';
import { monthlyKoboOn } from '../billing/prices.ts';
import type { Schema } from '../db/schema.ts';
import { unoccupied } from '../orders/price-due.ts';
import { residentsOf } from '../residents/residents.ts';
import { figureOf, settingsAt } from '../settings/in-force.ts';

/** The balance of a meter's service charge, kobo, as it is and as it becomes. */
interface BalanceStep {
  readonly estateId: number;
  readonly meterNumber: string;
  readonly held: number;
  readonly after: number;
  readonly at: Date;
}

/**
 * The lines that keep what an apartment was spared in step with its service charge (DECISIONS 10). None where the estate charges no
 * service.
 */
export async function sparedLines(
  trx: Kysely<Schema>,
  { estateId, meterNumber, held, after, at }: BalanceStep,
): Promise<readonly Line[]> {
  const month = await monthWhereEmpty(trx, estateId, at);
  if (month === null) return [];
  const account = accounts.reduction(accounts.meter(meterNumber, 'service-charge'));
  const before = (await balances(trx, [account]))[account] ?? 0;
  const isEmpty = after < 0 && (await isUnoccupied(trx, estateId, meterNumber));
  const kobo = sparedKobo({ held, after, before, isEmpty, month });
  return [
    { account, kobo },
    { account: accounts.reductions(estateId), kobo: -kobo },
  ].filter((line) => line.kobo !== 0);
}

/** What a month of the service charge comes to at a time where nobody lives, kobo; null where the estate charges no service. */
export async function monthWhereEmpty(
  trx: Kysely<Schema>,
  estateId: number,
  at: Date,
): Promise<ReturnType<typeof unoccupied> | null> {
  const service = await trx
    .selectFrom('services')
    .select(monthlyKoboOn(dayInLagos(at)).as('kobo'))
    .where('estate_id', '=', estateId)
    .where('name', '=', SERVICE_CHARGE)
    .executeTakeFirst();
  if (service === undefined) return null;
  return unoccupied(service.kobo, figureOf(await settingsAt(trx, at, ['fee']), 'fee', 'service'));
}

/** A service charge, kobo, as it is and as it becomes, with what stands beside it of what an apartment was spared. */
interface SparedStep extends Pick<BalanceStep, 'held' | 'after'> {
  readonly before: number;
  readonly isEmpty: boolean;
  readonly month: ReturnType<typeof unoccupied>;
}

/**
 * By how much what an apartment was spared changes, kobo. Months that were paid while nobody lived there stand on two accounts, so
 * whoever takes from the one takes from the other: else months that are used up would still count as paid in advance. What is owed while
 * nobody lives there is owed at the lower price, so the rest of its months is taken back beforehand, and paying them makes it even.
 */
export function sparedKobo({ held, after, before, isEmpty, month }: SparedStep): number {
  const spared = (kobo: number) =>
    month.amountKobo <= 0 ? kobo : Math.ceil((kobo * month.reductionKobo) / month.amountKobo);
  const kept = Math.max(0, Math.min(before, spared(Math.max(0, Math.min(held, after)))));
  return (after < 0 && isEmpty ? -spared(-after) : kept) - before;
}

/** True when somebody who pays the services of a meter pays as for an apartment that is not occupied. */
async function isUnoccupied(trx: Kysely<Schema>, estateId: number, meterNumber: string): Promise<boolean> {
  const found = await residentsOf(trx, estateId)
    .select('users.id')
    .where('users.meter_number', '=', meterNumber)
    .where('users.role', '=', 'service-user')
    .where(sql<boolean>`users.status <> 'occupied'`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
