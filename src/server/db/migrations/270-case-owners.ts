import { type Kysely, sql } from 'kysely';

/**
 * A case has an owner, is told of by mail once, and may be about a difference that a night found, which says from whose books it is. What
 * was open before is taken for told. Checks hold what is written from now on: what was before satisfies them by what was asked of it then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table cases
    add column owner_id uuid,
    add column owned_at timestamptz,
    add column told_at timestamptz default now(),
    add column closed_by uuid,
    add column closed_because text,
    add column difference_kind text,
    add column difference_about text`,
  'alter table cases alter column told_at drop default',
  'alter table cases drop constraint cases_subject',
  `alter table cases add constraint cases_subject check (
    num_nonnulls(order_id, arrival_reference, difference_about) = 1
      and (arrival_provider is null) = (arrival_reference is null)
      and (difference_kind is null) = (difference_about is null)) not valid`,
  'alter table cases drop constraint cases_kind_check',
  `alter table cases add constraint cases_kind_check check (
    case when order_id is not null then kind in ('order', 'step', 'refund', 'unheard', 'paid-twice', 'chargeback')
      when arrival_reference is not null then kind = 'arrival'
      else kind = 'difference' end) not valid`,
  `alter table cases
    add constraint cases_owner check ((owner_id is null) = (owned_at is null)) not valid,
    add constraint cases_owner_id_fkey foreign key (owner_id) references users (id) not valid,
    add constraint cases_closed_by_fkey foreign key (closed_by) references users (id) not valid,
    add constraint cases_difference_fkey foreign key (difference_kind, difference_about)
      references reconciled_differences (kind, about) not valid`,
  'alter table reconciled_differences add column read_from text',
];
