import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { TICKET_SENTENCES } from '#catalogues/sentences/support/tickets.ts';
import { CONTACT_FIELDS } from '#machines/flows/support/fields.ts';
import { problemOf } from '#machines/kit/field.ts';
import type { CallTaken, Handler } from '../http/handlers.ts';
import { refused, tooMany } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import type { RobotCheck } from '../support/robot-check.ts';
import { oneLine } from '../text.ts';
import { readAttachments } from './attachments.ts';
import { type TicketDeps, type TicketLimits, takeSeveral } from './deps.ts';
import { numberOf } from './number.ts';
import { openTicket, sameTicket } from './open-ticket.ts';

/** Opening a ticket: anybody may; a visitor shows not to be a robot, and gives a name and an address to answer to. */
export function takeTicket(
  deps: TicketDeps,
  { limits, robots }: { readonly limits: TicketLimits; readonly robots: Pick<RobotCheck, 'solvedBy'> },
): Handler<'openTicket'> {
  return async ({ input, person, address, log }) => {
    const who = person?.id ?? address;
    const over = await (person === null ? limits.ticketsVisiting : limits.ticketsOpened).take(who);
    if (over) return tooMany(over);
    const opener = person === null ? visitorOpens(input) : personOpens(person, input);
    if ('problem' in opener) return refused('invalid-input', opener.problem);
    const before = await sameTicket(deps.db, { input, opener });
    if (before !== null) return opened(before);
    const challenge = person === null ? await robots.solvedBy(input.proof) : null;
    if (person === null && challenge === null) return notProven();
    const read = await readAttachments(input);
    if ('problem' in read) return refused('file-not-taken', read.problem);
    const mailed = person === null ? await limits.ticketsMailed.take(opener.email) : null;
    const full = mailed ?? (await takeSeveral(limits.ticketFiles, who, read.files.length));
    if (full) return tooMany(full);
    const id = await openTicket(deps, { input, opener, files: read.files, challenge });
    return id === null ? notProven() : opened(id);

    function notProven() {
      log.warn({ event: 'robot-refused', address }, 'a ticket was not shown to be from a person');
      return refused('robot-not-proven', SENTENCES.robotNotProven);
    }
  };
}

function opened(id: number) {
  const number = numberOf(id);
  return { status: 200, data: { number, message: TICKET_SENTENCES.opened(number) } } as const;
}

/** Who opens a ticket. */
export interface Opener {
  /** Null: a visitor. */
  readonly person: Person | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** The signed-in person, by their account; a phone number may be another one. */
function personOpens(person: Person, input: CallTaken<'openTicket'>): Opener {
  const name = `${person.firstName} ${person.lastName}`.trim();
  return { person, name, email: person.email, phone: oneLine(input.phone ?? '') || person.phone || null };
}

/** A visitor, by what they gave, under the rules of the contact page; or what is wrong with it. */
function visitorOpens(input: CallTaken<'openTicket'>): Opener | { readonly problem: string } {
  const given = {
    name: oneLine(input.name ?? ''),
    email: (input.email ?? '').trim().toLowerCase(),
    phone: oneLine(input.phone ?? ''),
  };
  const names = Object.keys(given) as (keyof typeof given)[];
  const problem = names.map((name) => problemOf(CONTACT_FIELDS[name], given[name])).find((one) => one !== null);
  return problem ? { problem } : { ...given, person: null, phone: given.phone || null };
}
