import { type RawBuilder, sql } from 'kysely';

/**
 * Writes one posting for each row of a table of a statement (`from`), whose columns are `meter_number`, `due`, `kobo` and
 * `narration`: the meter gains the kobo and its estate gives them, so each posting sums to zero, and the data base checks that
 * as it does for any. Goes behind `with` and ends with the entries that were written; a row of 0 kobo would be refused.
 */
export function postingsOf(from: string, estateId: number, kind: string, at: Date): RawBuilder<unknown> {
  return sql`
    heads as (select gen_random_uuid() as id, meter_number, due, kobo, narration from ${sql.ref(from)}),
    posted as (
      insert into ledger_transactions (id, kind, narration, at)
      select id, ${kind}, narration, ${at} from heads returning id
    ),
    entered as (
      insert into ledger_entries (transaction_id, account, amount_kobo)
      select heads.id, line.account, line.kobo from heads
      cross join lateral (values
        ('meter:' || heads.meter_number || ':' || heads.due, heads.kobo),
        ('estate:' || ${estateId}::integer || ':' || heads.due, -heads.kobo)
      ) as line (account, kobo)
      returning transaction_id
    )`;
}
