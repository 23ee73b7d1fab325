import { type Kysely, sql } from 'kysely';
import { TIME_ZONE } from '#catalogues/limits.ts';

/**
 * Histories whose cost does not grow with them: an index in the order of each, and how many payments of each status a
 * person made on each day and in each month, so that a late page is found without passing over the earlier ones. Triggers
 * keep the counts in the transaction that changes an order, whoever changes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...status, ...counts, ...triggers]) await sql.raw(statement).execute(db);
}

const status = [
  // How a payment stands in a history. Null: it is no payment, because no card was ever tried: only quoted, or given up.
  `create function transaction_status(state text) returns text language sql immutable parallel safe as $$
     select case state
       when 'fulfilled' then 'successful'
       when 'failed' then 'failed' when 'refund_due' then 'failed' when 'refunded' then 'failed'
       when 'opened' then 'pending' when 'captured' then 'pending'
       when 'fulfilling' then 'pending' when 'pending' then 'pending'
     end
   $$`,
  'drop index orders_history',
  `create index orders_history on orders (user_id, kind, created_at desc, order_id desc)
   where transaction_status(state) is not null`,
  `create index orders_history_by_status
   on orders (user_id, kind, transaction_status(state), created_at desc, order_id desc)
   where transaction_status(state) is not null`,
];

/** Adds changes to the counts: rows of `orders` that came (sign 1) or went (-1). Always in one order, so none deadlock. */
const add = (changes: string) => `
  insert into transaction_counts as counted (user_id, kind, span, since, successful, successful_kobo, failed, pending)
  select user_id, kind, span, to_char(created_at at time zone '${TIME_ZONE}', shape) as since,
    coalesce(sum(sign) filter (where transaction_status(state) = 'successful'), 0),
    coalesce(sum(sign * total_kobo) filter (where transaction_status(state) = 'successful'), 0),
    coalesce(sum(sign) filter (where transaction_status(state) = 'failed'), 0),
    coalesce(sum(sign) filter (where transaction_status(state) = 'pending'), 0)
  from (${changes}) as change (sign, user_id, kind, state, created_at, total_kobo)
  cross join (values ('day', 'YYYY-MM-DD'), ('month', 'YYYY-MM-01')) as spans (span, shape)
  where user_id is not null and transaction_status(state) is not null
  group by user_id, kind, span, since
  order by user_id, kind, span, since
  on conflict (user_id, kind, span, since) do update set
    successful = counted.successful + excluded.successful,
    successful_kobo = counted.successful_kobo + excluded.successful_kobo,
    failed = counted.failed + excluded.failed,
    pending = counted.pending + excluded.pending`;

const facts = (row: string) =>
  ['user_id', 'kind', 'state', 'created_at', 'total_kobo'].map((name) => `${row}.${name}`).join(', ');

const counts = [
  `create table transaction_counts (
    user_id uuid not null,
    kind text not null,
    span text not null check (span in ('day', 'month')),
    since text collate "C" not null,
    successful integer not null,
    successful_kobo bigint not null,
    failed integer not null,
    pending integer not null,
    primary key (user_id, kind, span, since)
  )`,
  add(`select 1, ${facts('orders')} from orders`),
];

const counting = (name: string, changes: string) => `
  create function ${name}() returns trigger language plpgsql as $$ begin ${add(changes)}; return null; end $$`;

const compared = (row: string) =>
  `(${row}.user_id, ${row}.kind, transaction_status(${row}.state), ${row}.created_at, ${row}.total_kobo)`;

const triggers = [
  counting('count_orders_that_came', `select 1, ${facts('came')} from came`),
  counting('count_orders_that_went', `select -1, ${facts('went')} from went`),
  counting('count_order_anew', `values (-1, ${facts('old')}), (1, ${facts('new')})`),
  `create trigger orders_that_came after insert on orders referencing new table as came
   for each statement execute function count_orders_that_came()`,
  `create trigger orders_that_went after delete on orders referencing old table as went
   for each statement execute function count_orders_that_went()`,
  // Most changes of an order, like a lease, leave its status alone and cost nothing here.
  `create trigger order_anew after update of user_id, kind, state, created_at, total_kobo on orders
   for each row when (${compared('old')} is distinct from ${compared('new')})
   execute function count_order_anew()`,
];
