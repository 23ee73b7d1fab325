import type { Insertable, Transaction } from 'kysely';
import type { TicketsTable } from '../db/schema/support.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { aboutOf } from './about.ts';
import { type Attached, keepAttachments } from './attachments.ts';
import type { TicketDeps } from './deps.ts';
import { mailOpened } from './letters.ts';
import type { Opener } from './take-ticket.ts';

/** What a ticket is opened with, once everything in it is known to be right. */
interface TicketWish {
  readonly input: CallTaken<'openTicket'>;
  readonly opener: Opener;
  readonly files: readonly Attached[];
  /** The robot check that a visitor passed; null for a person. */
  readonly challenge: string | null;
}

/**
 * Open a ticket with what was written and attached, and mail support and the person, in one transaction; answers its id.
 * The same key of the same person, or of the same visitor's address, is the same ticket. Null: the robot check was used up.
 */
export function openTicket(deps: TicketDeps, wish: TicketWish): Promise<number | null> {
  const { input, opener, files } = wish;
  return deps.db.transaction().execute(async (trx) => {
    const about = await aboutOf(trx, opener, input);
    const at = deps.clock();
    const row: Insertable<TicketsTable> = {
      key: input.key,
      topic: input.topic,
      user_id: opener.person?.id ?? null,
      estate_id: about.estateId,
      name: opener.name,
      email: opener.email,
      phone: opener.phone,
      order_id: about.order?.order_id ?? null,
      meter_number: about.meterNumber,
      known: knownOf(input.known, about.otherReference),
      opened_at: at,
      last_at: at,
      challenge: wish.challenge,
    };
    const inserting = trx.insertInto('tickets').values(row);
    const ticket = await inserting
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (ticket === undefined) return sameTicket(trx, wish);
    const { message } = input;
    const { id } = await trx
      .insertInto('ticket_messages')
      .values({ ticket_id: ticket.id, key: null, written_by: row.user_id, side: 'person', text: message, at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await keepAttachments(trx, deps.random, id, files);
    if (ticket.known !== null) {
      const note = {
        ticket_id: ticket.id,
        key: null,
        written_by: null,
        side: 'chat',
        text: ticket.known,
        at,
      } as const;
      await trx.insertInto('ticket_messages').values(note).execute();
    }
    await mailOpened(deps, trx, { ticket, opener, about, message, files });
    return ticket.id;
  });
}

/** The ticket that a key was used for already. */
export async function sameTicket(
  trx: Transaction<Schema> | TicketDeps['db'],
  { input, opener }: Pick<TicketWish, 'input' | 'opener'>,
): Promise<number | null> {
  const keyed = trx.selectFrom('tickets').select('id').where('key', '=', input.key);
  const { person, email } = opener;
  const own =
    person === null
      ? keyed.where('user_id', 'is', null).where('email', '=', email)
      : keyed.where('user_id', '=', person.id);
  return (await own.executeTakeFirst())?.id ?? null;
}

/** What is known so far; a reference that is none of theirs stands there and nowhere else. */
function knownOf(known: string | undefined, otherReference: string | null): string | null {
  const lines = [otherReference === null ? '' : `Reference given: ${otherReference}`, known?.trim() ?? ''];
  return lines.filter(Boolean).join('\n') || null;
}
