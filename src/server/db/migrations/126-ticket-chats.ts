import { type Kysely, sql } from 'kysely';

/**
 * What came along from the chat of whoever opened a ticket is no note of the portal, for a browser sent it; the portal's own
 * say who did something. And a ticket is no business of an estate that its order was not bought in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ticket_messages drop constraint ticket_messages_side_check`.execute(db);
  await sql`
    alter table ticket_messages add constraint ticket_messages_side_check
    check (side in ('person', 'support', 'portal', 'chat'))`.execute(db);
  await sql`update ticket_messages set side = 'chat' where side = 'portal' and written_by is null`.execute(db);
  await sql`
    update tickets set estate_id = null from orders
    where orders.order_id = tickets.order_id and tickets.user_id is not null
      and orders.estate_id is distinct from tickets.estate_id`.execute(db);
}
