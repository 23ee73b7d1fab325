import { sql } from 'kysely';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { sumOf, type Year } from '../year.ts';

const DUES = ['service-charge', 'dev-levy', 'fine'] as const;
type Due = (typeof DUES)[number];

/** What is left of a charge. */
export interface Left {
  readonly due: Due;
  readonly kobo: number;
  readonly since: string;
  readonly days: number;
  readonly payBy: string | null;
}

/** How a house stands by the entries of the ledger, added up here and not by the product; kobo. */
export interface House {
  readonly meter: string;
  /** Above 0 it owes, below 0 it has paid ahead. */
  readonly owes: Readonly<Record<Due, number>>;
  /** All that it owes, each due by itself. */
  readonly owed: number;
  readonly left: readonly Left[];
}

interface Entry {
  readonly meter: string;
  readonly due: Due;
  readonly kobo: number;
  readonly kind: string;
  readonly at: Date;
  readonly stands_from: string | null;
  readonly pay_by: string | null;
  readonly is_back: boolean;
}

/** Every house of the estate. */
export async function housesOf(year: Year): Promise<readonly House[]> {
  const entries = await entriesOf(year);
  const today = year.day();
  return year.meters.map((meter) => {
    const own = entries.filter((entry) => entry.meter === meter);
    const of = (due: Due) => 0 - sumOf(own.filter((entry) => entry.due === due).map(({ kobo }) => kobo));
    const owes = { 'service-charge': of('service-charge'), 'dev-levy': of('dev-levy'), fine: of('fine') };
    const left = DUES.flatMap((due) =>
      leftOf(
        own.filter((entry) => entry.due === due),
        today,
      ),
    );
    return { meter, owes, owed: sumOf(Object.values(owes).map((one) => Math.max(0, one))), left };
  });
}

/** What payments left of the charges of one account, the oldest paid first; what was taken back never was. */
function leftOf(entries: readonly Entry[], today: string): readonly Left[] {
  const standing = entries.filter(({ is_back }) => !is_back);
  let paid = sumOf(standing.map(({ kobo }) => Math.max(0, kobo)));
  const charges = standing
    .filter(({ kobo }) => kobo < 0)
    .map((entry) => ({ ...entry, since: entry.stands_from ?? dayInLagos(entry.at) }))
    .sort((one, other) => one.since.localeCompare(other.since));
  return charges.flatMap(({ due, kobo, since, pay_by: payBy }) => {
    const covered = Math.min(paid, -kobo);
    paid -= covered;
    const days = (Date.parse(today) - Date.parse(since)) / 86_400_000;
    return covered < -kobo ? [{ due, kobo: -kobo - covered, since, days, payBy }] : [];
  });
}

/** The entries on the accounts of what a meter owes, in the order in which they were written. */
async function entriesOf({ db, meters }: Year): Promise<readonly Entry[]> {
  const { rows } = await sql<Omit<Entry, 'kobo'> & { kobo: string }>`
    select split_part(entry.account, ':', 2) as meter, split_part(entry.account, ':', 3) as due, entry.amount_kobo as kobo,
      posting.kind, posting.at, run.stands_from, run.pay_by,
      posting.kind in ('charges-taken-back', 'cash-taken-back') or coalesce(run.is_back, false) or cash.id is not null as is_back
    from ledger_entries as entry join ledger_transactions as posting on posting.id = entry.transaction_id
    left join (
      select distinct line.transaction_id, runs.stands_from, runs.pay_by, runs.state = 'taken-back' as is_back
      from charge_lines as line join charge_runs as runs on runs.id = line.run_id
    ) as run on run.transaction_id = posting.id
    left join (
      select given.id, given.transaction_id from cash_payments as given join cash_payments as back on back.takes_back = given.id
    ) as cash on cash.transaction_id = posting.id
    where split_part(entry.account, ':', 1) = 'meter' and split_part(entry.account, ':', 3) in ('service-charge', 'dev-levy', 'fine')
      and split_part(entry.account, ':', 2) = any(${meters}) order by entry.id`.execute(db);
  return rows.map((row) => ({ ...row, kobo: Number(row.kobo) }));
}
