import { type Kysely, sql } from 'kysely';

/** How far everybody who may read a ticket has read it, and has been told of it, by the ids of its messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ticket_marks (
      ticket_id integer not null references tickets (id) on delete cascade,
      user_id uuid not null references users (id),
      read_to bigint not null default 0,
      told_to bigint not null default 0,
      primary key (ticket_id, user_id)
    )`.execute(db);
  await sql`
    insert into ticket_marks (ticket_id, user_id, read_to)
    select tickets.id, tickets.user_id, max(message.id)
    from tickets join ticket_messages message on message.ticket_id = tickets.id and message.at <= tickets.read_at
    where tickets.user_id is not null
    group by tickets.id`.execute(db);
  await sql`alter table tickets drop column read_at`.execute(db);
  await sql`create index ticket_messages_ticket on ticket_messages (ticket_id, id)`.execute(db);
}
