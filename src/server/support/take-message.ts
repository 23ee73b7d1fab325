import type { Kysely } from 'kysely';
import { CONTACT_FIELDS } from '#machines/flows/support/fields.ts';
import { problemOf } from '#machines/kit/field.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import type { Mail, MailService } from '../mail/outbox.ts';
import type { Person } from '../person.ts';
import type { Random } from '../random.ts';
import { oneLine } from '../text.ts';

/** A message to support with its fields checked. */
type SupportMessage = Record<keyof typeof CONTACT_FIELDS, string>;

/** What was written, and what is wrong with it in the words of the form (S3 section 5), or null. */
export function readMessage(input: CallTaken<'contactSupport'>): { message: SupportMessage; problem: string | null } {
  const message = {
    name: oneLine(input.name),
    email: input.email.trim(),
    phone: oneLine(input.phone ?? ''),
    message: input.subject.trim(),
  };
  const names = Object.keys(CONTACT_FIELDS) as (keyof typeof CONTACT_FIELDS)[];
  const problems = names.map((name) => problemOf(CONTACT_FIELDS[name], message[name]));
  return { message, problem: problems.find((problem) => problem !== null) ?? null };
}

/**
 * Keep a message under the challenge that was solved for it, and mail it to support in the same transaction. The same
 * message under the same challenge counts once; false: the challenge was used up by another one.
 */
export async function takeMessage(
  deps: {
    db: Kysely<Schema>;
    mail: MailService;
    random: Pick<Random, 'uuid'>;
    clock: () => Date;
    supportEmail: string;
  },
  message: SupportMessage,
  sent: { challenge: string; person: Person | null },
): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const row = { ...message, phone: message.phone || null, user_id: sent.person?.id ?? null };
    const kept = await trx
      .insertInto('support_messages')
      .values({ id: deps.random.uuid(), challenge: sent.challenge, created_at: deps.clock(), ...row })
      .onConflict((conflict) => conflict.column('challenge').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (kept === undefined) {
      const before = await trx
        .selectFrom('support_messages')
        .select(['name', 'email', 'phone', 'message', 'user_id'])
        .where('challenge', '=', sent.challenge)
        .executeTakeFirstOrThrow();
      return Object.entries(before).every(([name, value]) => row[name as keyof typeof row] === value);
    }
    await deps.mail.queue(trx, { to: deps.supportEmail, ...letterOf(message, sent.person, kept.id) });
    return true;
  });
}

/** A message as the mail that support reads; answering it writes to the sender. */
function letterOf(message: SupportMessage, person: Person | null, id: string): Omit<Mail, 'to'> {
  const lines = [
    `Name: ${message.name}`,
    `Email: ${message.email}`,
    `Phone: ${message.phone || 'not given'}`,
    person === null
      ? 'Not signed in'
      : `Signed in as: ${person.email}${person.estate ? `, ${person.estate.name}` : ''}`,
    `Reference: ${id}`,
    '',
    message.message,
  ];
  return { subject: `Message from ${message.name}`, replyTo: message.email, text: lines.join('\n') };
}
