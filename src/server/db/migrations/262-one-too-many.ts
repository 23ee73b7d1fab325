import { type Kysely, sql } from 'kysely';

/**
 * What came by transfer to an account number of an order that had been paid is a payment that was one too many, as any other: it stands
 * with them, under the key by which it was asked back before. What is not back yet is booked anew on its order's account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `insert into further_payments (provider, reference, order_id, amount_kobo, recorded_at, refund_key, looks,
      next_look_at, returned_at, refund_reference)
    select provider, reference, order_id, amount_kobo, came_at, 'arrival-' || reference, attempts,
      case when state = 'returning' then coalesce(next_probe_at, came_at) end, case when state = 'returned' then coalesce(returned_at, came_at) end,
      refund_reference
    from arrivals where order_id is not null`,
  // Out of what came for no order, and into what was paid again for one: the provider holds as much as before.
  `with moved as (
      select provider, reference, order_id, amount_kobo from arrivals where order_id is not null and state = 'returning'
    ), postings as (
      insert into ledger_transactions (order_id, kind, narration, at)
        select null, 'arrival-returned', 'Transfer ' || reference || ' is of its order', now() from moved
        union all
        select order_id, 'captured-again ' || reference, 'Paid again by transfer ' || reference, now() from moved
      returning id, order_id, narration
    )
    insert into ledger_entries (transaction_id, account, amount_kobo)
      select postings.id, line.account, line.kobo
      from moved join postings on postings.order_id is null and postings.narration = 'Transfer ' || reference || ' is of its order'
      cross join lateral (values ('provider:' || provider, amount_kobo), ('unmatched', -amount_kobo)) as line (account, kobo)
      union all
      select postings.id, line.account, line.kobo
      from moved join postings on postings.narration = 'Paid again by transfer ' || reference and postings.order_id = moved.order_id
      cross join lateral (
        values ('provider:' || provider, -amount_kobo), ('paid-twice:' || moved.order_id, amount_kobo)) as line (account, kobo)`,
  'delete from arrivals where order_id is not null',
  'alter table arrivals drop column order_id',
];
