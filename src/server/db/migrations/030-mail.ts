import { type Kysely, sql } from 'kysely';

/** The outbox of mails, and the mailbox of the sandbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_outbox (
      id uuid primary key,
      to_address text not null,
      subject text not null,
      text text not null,
      html text,
      attachments text not null,
      created_at timestamptz not null,
      sent_at timestamptz,
      failed_at timestamptz,
      tries integer not null default 0,
      last_error text,
      check (sent_at is null or failed_at is null)
    )`.execute(db);
  await sql`
    create table sandbox_mail (
      id bigint generated always as identity primary key,
      outbox_id uuid not null,
      to_address text not null,
      subject text not null,
      text text not null,
      html text,
      attachments text not null,
      received_at timestamptz not null
    )`.execute(db);
}
