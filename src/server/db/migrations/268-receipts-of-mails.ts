import { type Kysely, sql } from 'kysely';

/** Of which order a mail is the receipt: its file is drawn when the mail is sent, and not while the order is delivered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_outbox add column receipt_of text`.execute(db);
}
