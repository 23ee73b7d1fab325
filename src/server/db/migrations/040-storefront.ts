import { type Kysely, sql } from 'kysely';

/** Orders of every product and of visitors: where they go, what was chosen, and deliveries that have no token. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...orders, ...deliveries, ...sandbox]) await sql.raw(statement).execute(db);
}

const orders = [
  // A meter, a phone, a smartcard or an internet account.
  'alter table orders rename column meter_number to destination_account',
  `alter table orders
    add column provider text,
    add column account_name text not null default '',
    add column package text,
    add column price_list text,
    add column screen text,
    add column phone text`,
  // Null is never equal to null, so the constraint on user and key leaves visitors out.
  'create unique index orders_visitor_key on orders (idempotency_key) where user_id is null',
];

const deliveries = [
  'alter table tokens alter column token drop not null, alter column units drop not null',
  // Power is delivered as a token with its units, everything else without, whatever the code above believes.
  `create function refuse_wrong_delivery() returns trigger language plpgsql as $$
   begin
     if (select kind in ('power', 'public-power') from orders where order_id = new.order_id)
        <> (new.token is not null and new.units is not null) then
       raise exception 'order % is delivered with a token where it has none, or without', new.order_id
         using errcode = 'check_violation';
     end if;
     return new;
   end $$`,
  `create trigger tokens_fit_their_order before insert on tokens
   for each row execute function refuse_wrong_delivery()`,
];

const sandbox = [
  'alter table sandbox_vends rename column meter to account',
  `alter table sandbox_vends
    add column kind text not null default 'power',
    add column provider text,
    add column package text`,
];
