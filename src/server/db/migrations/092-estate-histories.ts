import { type Kysely, sql } from 'kysely';
import { TIME_ZONE } from '#catalogues/limits.ts';

/**
 * Histories of estates at the cost of one's own (migration 086): indexes in their order, and counts for a whole estate. An
 * order belongs to the estate that it was made in, wherever its buyer has moved to since, so a person's counts are kept for
 * each estate apart.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...indexes, ...before, ...counts, ...triggers]) await sql.raw(statement).execute(db);
}

const indexes = [
  // Migration 090 made another one of this name for a while.
  'drop index if exists orders_estate_history',
  `create index orders_estate_history on orders (estate_id, kind, created_at desc, order_id desc)
   where transaction_status(state) is not null`,
  `create index orders_estate_history_by_status
   on orders (estate_id, kind, transaction_status(state), created_at desc, order_id desc)
   where transaction_status(state) is not null`,
];

const before = [
  'drop trigger orders_that_came on orders',
  'drop trigger orders_that_went on orders',
  'drop trigger order_anew on orders',
  'drop function count_orders_that_came()',
  'drop function count_orders_that_went()',
  'drop function count_order_anew()',
  'drop table transaction_counts',
];

/**
 * So many rows stand for each day and month of an estate: neighbours who pay at the same moment change different ones, and
 * do not wait for each other's commit.
 */
const PARTS = 16;

/** A table of counts: what its rows are for, what of an order each is, and which orders it counts. */
const TABLES = [
  { name: 'transaction_counts', key: { user_id: 'user_id', estate_id: 'coalesce(estate_id, 0)' }, counts: 'user_id' },
  {
    name: 'estate_transaction_counts',
    key: { estate_id: 'estate_id', part: `coalesce(hashtext(user_id::text), 0) & ${PARTS - 1}` },
    counts: 'estate_id',
  },
] as const;

/** Adds changes to the counts: rows of `orders` that came (sign 1) or went (-1). Always in one order, so none deadlock. */
const add = (changes: string) =>
  TABLES.map(({ name, key, counts: counted }) => {
    const columns = `${Object.keys(key).join(', ')}, kind, span, since`;
    return `
  insert into ${name} as counted (${columns}, successful, successful_kobo, failed, pending)
  select ${Object.entries(key)
    .map(([column, value]) => `${value} as ${column}_of`)
    .join(', ')}, kind, span,
    to_char(created_at at time zone '${TIME_ZONE}', shape) as since,
    coalesce(sum(sign) filter (where transaction_status(state) = 'successful'), 0),
    coalesce(sum(sign * total_kobo) filter (where transaction_status(state) = 'successful'), 0),
    coalesce(sum(sign) filter (where transaction_status(state) = 'failed'), 0),
    coalesce(sum(sign) filter (where transaction_status(state) = 'pending'), 0)
  from (${changes}) as change (sign, user_id, estate_id, kind, state, created_at, total_kobo)
  cross join (values ('day', 'YYYY-MM-DD'), ('month', 'YYYY-MM-01')) as spans (span, shape)
  where ${counted} is not null and transaction_status(state) is not null
  group by 1, 2, 3, 4, 5
  order by 1, 2, 3, 4, 5
  on conflict (${columns}) do update set
    successful = counted.successful + excluded.successful,
    successful_kobo = counted.successful_kobo + excluded.successful_kobo,
    failed = counted.failed + excluded.failed,
    pending = counted.pending + excluded.pending`;
  });

const FACTS = ['user_id', 'estate_id', 'kind', 'state', 'created_at', 'total_kobo'];
const facts = (row: string) => FACTS.map((name) => `${row}.${name}`).join(', ');

const counted = (name: string, key: string, of: string) =>
  `create table ${name} (
    ${of},
    kind text not null,
    span text not null check (span in ('day', 'month')),
    since text collate "C" not null,
    successful integer not null,
    successful_kobo bigint not null,
    failed integer not null,
    pending integer not null,
    primary key (${key})
  )`;

const counts = [
  // Estate 0: what was bought of nobody's estate.
  counted(
    'transaction_counts',
    'user_id, kind, span, since, estate_id',
    'user_id uuid not null, estate_id integer not null',
  ),
  counted(
    'estate_transaction_counts',
    'estate_id, kind, span, since, part',
    'estate_id integer not null, part smallint not null',
  ),
  ...add(`select 1, ${facts('orders')} from orders`),
];

const counting = (name: string, changes: string) => `
  create function ${name}() returns trigger language plpgsql as $$ begin ${add(changes).join(';')}; return null; end $$`;

const compared = (row: string) =>
  `(${FACTS.map((name) => (name === 'state' ? `transaction_status(${row}.state)` : `${row}.${name}`)).join(', ')})`;

const triggers = [
  counting('count_orders_that_came', `select 1, ${facts('came')} from came`),
  counting('count_orders_that_went', `select -1, ${facts('went')} from went`),
  counting('count_order_anew', `values (-1, ${facts('old')}), (1, ${facts('new')})`),
  `create trigger orders_that_came after insert on orders referencing new table as came
   for each statement execute function count_orders_that_came()`,
  `create trigger orders_that_went after delete on orders referencing old table as went
   for each statement execute function count_orders_that_went()`,
  // Most changes of an order, like a lease, leave its status alone and cost nothing here.
  `create trigger order_anew after update of ${FACTS.join(', ')} on orders
   for each row when (${compared('old')} is distinct from ${compared('new')})
   execute function count_order_anew()`,
];
