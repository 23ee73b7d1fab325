import { type Kysely, sql } from 'kysely';

/** Mails whose text is a secret, like a link that sets a password: the outbox keeps it no longer than it takes to send. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_outbox add column secret boolean not null default false`.execute(db);
}
