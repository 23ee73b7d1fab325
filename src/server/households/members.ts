import type { CallAnswer } from '#catalogues/calls/services.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { livingOn } from '../administration/moving-out/who.ts';
import type { CallTaken } from '../http/handlers.ts';
import { openInvitations } from '../moves/taken-out.ts';
import type { Person } from '../person.ts';
import { headOf } from './head.ts';
import { type HouseholdDeps, houseOf } from './whose.ts';

type Member = Extract<CallAnswer<'household'>, { status: 200 }>['data']['members'][number];

/**
 * Who lives on a meter, whoever leads the household first, and who is invited. Residents read names, and of who is not let in yet how many there are: whoever
 * signs up with a meter number types what name they like.
 */
export async function household(
  { db, clock }: Pick<HouseholdDeps, 'db' | 'clock'>,
  person: Person,
  asked: CallTaken<'household'>,
): Promise<CallAnswer<'household'>> {
  const house = await houseOf(db, person, asked);
  if ('status' in house) return house;
  const { estate, meterNumber, address } = house;
  const [living, head, invited] = await Promise.all([
    livingOn(db, estate.id, meterNumber),
    headOf(db, meterNumber),
    openInvitations(db, meterNumber, clock())
      .select(['invitation.id', 'invitation.email', 'invitation.created_at', 'invitation.expires_at'])
      .select(['invitation.invited_by', 'inviter.first_name', 'inviter.last_name', 'inviter.role'])
      // Who has come since stands there as who they are.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('residences as users')
              .select('users.id')
              .whereRef('users.email', '=', 'invitation.email')
              .where('users.meter_number', '=', meterNumber),
          ),
        ),
      )
      .orderBy('invitation.id')
      .execute(),
  ]);
  const isAdministrator = person.role === 'service-admin';
  const leads = head === person.id;
  const people = living
    .filter(({ settled }) => settled || isAdministrator)
    .map(
      ({ id, name, email, settled, since }): Member => ({
        ...{ id, state: settled ? 'lives-there' : 'waits', name, since, until: null, by: null },
        ...{ email: isAdministrator ? email : null, leads: id === head, self: id === person.id },
        may: [
          ...(leads && id !== person.id ? (['take-out'] as const) : []),
          ...((leads || isAdministrator) && settled && id !== head ? (['lead'] as const) : []),
          ...(isAdministrator ? (['move-out'] as const) : []),
        ],
      }),
    );
  const first = people.filter((one) => one.leads);
  return {
    status: 200,
    data: {
      ...{ meterNumber, address, leads },
      members: [
        ...first,
        ...people.filter((one) => !one.leads),
        ...invited.map(
          (one): Member => ({
            ...{ id: String(one.id), state: 'invited', name: one.email, email: null, leads: false, self: false },
            ...{ since: dayInLagos(one.created_at), until: dayInLagos(one.expires_at) },
            by: `${one.first_name} ${one.last_name}`.trim(),
            may:
              isAdministrator || one.invited_by === person.id || (leads && one.role === 'service-user')
                ? ['withdraw']
                : [],
          }),
        ),
      ],
      waiting: living.filter(({ settled }) => !settled).length,
    },
  };
}
