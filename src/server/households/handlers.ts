import type { households } from '#catalogues/calls/own/households.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { PERSON_RULES } from '#machines/flows/accounts/person-rules.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimits } from '../http/rate-limit.ts';
import { refused, tooMany } from '../http/refusals.ts';
import { nameHead } from './head.ts';
import { invite, withdrawInvitation } from './invite.ts';
import { household } from './members.ts';
import { takeOut } from './take-out.ts';
import { type HouseholdDeps, houseOf } from './whose.ts';

/** Invitations that one person sends in an hour, and that one address gets in a day, whoever sends them. */
const LIMITS = {
  householdInvitations: { points: 10, seconds: 3_600 },
  householdInvitationsTo: { points: 3, seconds: 86_400 },
} as const;

/** The calls about who lives on a meter. Which one a resident means, the session says. */
export function householdHandlers(deps: HouseholdDeps): Pick<Handlers, keyof typeof households> {
  const limits = createLimits(deps.db, LIMITS);
  return {
    household: ({ input, person }) => household(deps, person, input),
    async inviteToHousehold({ input, person }) {
      const read = PERSON_RULES.email.safeParse(input.email);
      if (!read.success) return refused('invalid-input', read.error.issues[0]?.message ?? MESSAGES.required);
      const email = read.data.toLowerCase();
      const house = await houseOf(deps.db, person, input);
      if ('status' in house) return house;
      // What residents send to an address keeps no administrator from inviting it.
      const to = person.role === 'service-user' ? await limits.householdInvitationsTo.take(email) : null;
      const over = to ?? (await limits.householdInvitations.take(person.id));
      return over === null ? invite(deps, person, house, email) : tooMany(over);
    },
    withdrawHouseholdInvitation: ({ input, person }) => withdrawInvitation(deps, person, input.id),
    takeOutOfHousehold: ({ input, person }) => takeOut(deps, person, input),
    nameHouseholdHead: ({ input, person }) => nameHead(deps, person, input),
  };
}
