import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { Bought } from './purchases.ts';

/** Pages of payments that are read: more would say little more. */
const PAGES = [1, 2, 3] as const;

/** A purchase of power with what was paid for it, kobo, the fee included. */
export interface PaidPower extends Bought {
  readonly kobo: number;
}

/** Power bought for one meter, the newest first. */
export interface OwnPower {
  readonly bought: readonly PaidPower[];
  /** The first day, `YYYY-MM-DD`, since which all purchases are known; null: all are. */
  readonly since: string | null;
}

/** Power that the account bought for a meter; null where nobody answered. */
export async function ownPower(
  services: Services,
  meter: string | null,
  signal: AbortSignal,
): Promise<OwnPower | null> {
  const pages = await Promise.all(
    PAGES.map((page) =>
      services.transactionsHistory({ view: 'power', status: 'successful', page }, signal).catch(unanswered),
    ),
  );
  // What nothing was ever paid for answers 400.
  if (pages.some((page) => page === null || (page.status !== 200 && page.status !== 400))) return null;
  const told = pages.flatMap((page) => (page?.status === 200 ? [page.data] : []));
  const rows = told.flatMap(({ transactions }) => transactions);
  const isAll = rows.length >= (told[0]?.total ?? 0);
  const last = rows.at(-1);
  return {
    bought: rows.flatMap((row) => (row.meterNumber === meter ? boughtBy(row) : [])),
    since: isAll || last === undefined ? null : dayInLagos(last.createdAt),
  };
}

type Row = Extract<CallAnswer<'transactionsHistory'>, { status: 200 }>['data']['transactions'][number];

function boughtBy({ units, amount, createdAt }: Row): readonly PaidPower[] {
  const hundredths = Math.round(Number(units ?? '') * 100);
  return hundredths > 0 ? [{ day: dayInLagos(createdAt), hundredths, kobo: koboOf(amount) }] : [];
}
