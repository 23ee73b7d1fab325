import { MESSAGES } from '#catalogues/messages.ts';
import { HOUSEHOLD } from '#catalogues/sentences/household.ts';
import { PERSON_FIELDS } from '#machines/flows/accounts/fields.ts';
import type { Fields } from '#machines/kit/field.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { shownOn } from '#machines/pages/residents/people.ts';
import { SHOWN_ON } from '../estate/whose.ts';
import { refusal } from '../platform/sent.ts';

const SAID = HOUSEHOLD.invite;

/** The house that somebody is invited to, before it is confirmed. */
interface Facts {
  readonly meterNumber: string;
  readonly address: string;
}

const FIELDS = {
  /** Of an administrator's, whose page says which. */
  meterNumber: SHOWN_ON,
  email: { ...PERSON_FIELDS.email, ...SAID.email, another: true },
} as const satisfies Fields;

/** Inviting somebody to the own household by mail; of an administrator, to one of the estate. What the invitation does and does not is said before the yes. */
export function inviteToHousehold(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'invite-to-household',
    version: 1,
    title: SAID.title,
    fields: FIELDS,
    asked: ['email'],
    words: { send: SAID.send, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    async check({ value }, signal) {
      const answer = await services.household(shownOn(value('meterNumber')), signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      const { meterNumber, address } = answer.data;
      return { kind: 'good', facts: { meterNumber, address } };
    },
    confirm: {
      dialog: ({ facts, answers: { values } }) => ({
        title: SAID.dialog(values.email ?? '', facts?.address ?? ''),
        lines: [SAID.goes(facts?.meterNumber ?? ''), SAID.waits, SAID.sees],
      }),
      yes: ({ answers: { values } }) => SAID.yes(values.email ?? ''),
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ facts, value }, signal) {
      if (facts === null) return refused(MESSAGES.networkFailure);
      const invited = { email: value('email'), meter_number: facts.meterNumber };
      const answer = await services.inviteToHousehold(invited, signal);
      if (answer.status !== 200) return refusal(answer, 'email', MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
