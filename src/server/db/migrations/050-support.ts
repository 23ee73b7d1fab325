import { type Kysely, sql } from 'kysely';

/** Messages to support, and where an answer to a mail goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The challenge is unique: one that was solved stands for one message, on whichever server it arrives.
  await sql`
    create table support_messages (
      id uuid primary key,
      challenge text not null unique,
      user_id uuid references users (id),
      name text not null,
      email text not null,
      phone text,
      message text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`alter table mail_outbox add column reply_to text`.execute(db);
  await sql`alter table sandbox_mail add column reply_to text`.execute(db);
}
