import { type Kysely, sql } from 'kysely';

/**
 * A case is about an order or about money that came, never both and never neither; and such money may be paid back by hand. Each
 * request to give it back is a row, as of every other refund: of those that were sent before only the last is known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table cases
    alter column order_id drop not null,
    add column arrival_provider text,
    add column arrival_reference text,
    add foreign key (arrival_provider, arrival_reference) references arrivals (provider, reference),
    add constraint cases_subject
      check (num_nonnulls(order_id, arrival_reference) = 1 and (arrival_provider is null) = (arrival_reference is null))`,
  'alter table cases drop constraint cases_kind_check',
  `alter table cases add constraint cases_kind_check check (
    case when order_id is null then kind = 'arrival'
      else kind in ('order', 'step', 'refund', 'unheard', 'paid-twice', 'chargeback') end)`,
  'create unique index cases_open_arrival on cases (arrival_provider, arrival_reference) where closed_at is null',
  `alter table arrivals
    add column last_answer text check (last_answer in ('accepted', 'pending', 'refused', 'needs-details', 'unknown')),
    add column by_hand_by uuid references users (id),
    add column by_hand_at timestamptz,
    add column by_hand_from text check (by_hand_from in ('bank', 'provider')),
    add check ((by_hand_by is null) = (by_hand_at is null)),
    add check (by_hand_at is null or state in ('returning', 'returned')),
    add check ((by_hand_from is not null) = (by_hand_at is not null and state = 'returned'))`,
  `insert into refund_attempts (refund_key, number, sent_at)
    select 'arrival-' || reference, 1, sent_at from arrivals where sent_at is not null and state = 'returning'
    on conflict do nothing`,
];
