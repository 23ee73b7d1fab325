import { type Kysely, sql } from 'kysely';

/** A vendor may deliver a token and not say how many units it loads. Units without a token are no delivery. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_wrong_delivery() returns trigger language plpgsql as $$
    begin
      if (select kind in ('power', 'public-power') from orders where order_id = new.order_id)
         <> (new.token is not null) or (new.token is null and new.units is not null) then
        raise exception 'order % is delivered with a token where it has none, or without', new.order_id
          using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db);
}
