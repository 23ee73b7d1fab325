import { type Kysely, sql } from 'kysely';

/**
 * Which kind the meter of an order of power is; null: nobody said, and it takes tokens. A postpaid meter's bill is delivered by a receipt
 * number, and never with a token.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column meter_type text`.execute(db);
  await sql`
    alter table orders add constraint orders_meter_type
      check (meter_type is null or (meter_type in ('prepaid', 'postpaid') and kind in ('power', 'public-power'))) not valid`.execute(
    db,
  );
  await sql`
    create or replace function refuse_wrong_delivery() returns trigger language plpgsql as $$
    declare
      is_power boolean;
      is_bill boolean;
    begin
      select kind in ('power', 'public-power'), coalesce(meter_type = 'postpaid', false) into is_power, is_bill
        from orders where order_id = new.order_id;
      if (is_power and not is_bill) <> (new.token is not null) or (new.token is null and new.units is not null) then
        raise exception 'order % is delivered with a token where it has none, or without', new.order_id
          using errcode = 'check_violation';
      end if;
      if is_bill and new.receipt_no is null then
        raise exception 'order % is a bill that was paid without a receipt number', new.order_id
          using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db);
}
