import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATORS } from '#catalogues/sentences/estate/administrators.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { PERSON_FIELDS } from '#machines/flows/accounts/fields.ts';
import type { Fields } from '#machines/kit/field.ts';
import type { Flow, FlowDeps, FlowPerson } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { chosen, estateField } from '../platform/fields.ts';
import { estatesListed, looked } from '../platform/lists.ts';
import { refusal } from '../platform/sent.ts';

const SAID = ADMINISTRATORS.invite;

const INVITED = {
  email: { ...PERSON_FIELDS.email, ...SAID.email, another: true },
  firstName: { ...PERSON_FIELDS.firstName, ...SAID.firstName },
  lastName: { ...PERSON_FIELDS.lastName, ...SAID.lastName },
} as const satisfies Fields;

const isPlatform = (person: FlowPerson | null): boolean => person?.role === 'netplus-admin';

/** Inviting somebody to administer the own estate, or any for the platform administrator: they choose a password of their own. */
export function inviteAdministrator(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'invite-administrator',
    version: 3,
    title: SAID.title,
    lists: async (person, signal) =>
      isPlatform(person) ? looked(services, { estates: estatesListed }, signal) : { kind: 'good', lists: {} },
    fields: (at) => ({ estate: estateField(at), ...INVITED }),
    asked: ({ person }) => [...(isPlatform(person) ? ['estate'] : []), 'email', 'firstName', 'lastName'],
    words: { send: SAID.send, listing: PLATFORM_FLOW.lookingAtEstates, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog: (context) => {
        const { estate = '', firstName = '', lastName = '', email = '' } = context.answers.values;
        const where = isPlatform(context.person)
          ? chosen(context, 'estates', estate)
          : (context.person?.estate ?? SAID.ownEstate);
        return { title: SAID.dialog(`${firstName} ${lastName}`, where), lines: [SAID.goes(email), SAID.may] };
      },
      yes: SAID.yes,
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ value, person }, signal) {
      const invited = { email: value('email'), first_name: value('firstName'), last_name: value('lastName') };
      const answer = await services.inviteAdministrator(
        { ...invited, ...(isPlatform(person) && { property_id: Number(value('estate')) }) },
        signal,
      );
      if (answer.status !== 200) return refusal(answer, 'email', MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
