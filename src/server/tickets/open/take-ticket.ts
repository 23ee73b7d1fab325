import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { TICKET_SENTENCES } from '#catalogues/sentences/support/tickets.ts';
import { refused } from '../../accounts/refused.ts';
import type { Handler } from '../../http/handlers.ts';
import { tooMany } from '../../http/limits/too-many.ts';
import type { RobotCheck } from '../../support/robot-check.ts';
import { readAttachments } from '../attachments.ts';
import type { TicketDeps } from '../deps.ts';
import { type TicketLimits, takeSeveral } from '../limits.ts';
import { numberOf } from '../number.ts';
import { openTicket, sameTicket } from './open-ticket.ts';
import { personOpens, visitorOpens } from './opener.ts';

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
