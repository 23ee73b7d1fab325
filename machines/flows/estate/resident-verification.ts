import { MESSAGES } from '#catalogues/messages.ts';
import { VERIFICATION_SENTENCES } from '#catalogues/sentences/estate/verification.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from '../platform/sent.ts';

const { ask, choices, dialog, yes, no } = VERIFICATION_SENTENCES;

const REQUIRED = choiceField(
  { label: 'New accounts', ask, placeholder: '' },
  [
    { value: 'true', label: choices.true },
    { value: 'false', label: choices.false },
  ],
  ask,
);

/** What stands now, as the answer would be given. */
interface Facts {
  readonly required: boolean;
}

/** Saying whether the own estate verifies new accounts itself, or their confirmed address is enough. */
export function residentVerification(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'resident-verification',
    version: 3,
    title: VERIFICATION_SENTENCES.title,
    fields: { required: REQUIRED },
    asked: ['required'],
    atOnce: true,
    words: { send: 'Save', checking: 'Looking at your settings', sending: 'Saving' },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    async check({ value }, signal) {
      const held = await services.residentVerification({}, signal);
      if (held.status !== 200) return refusal(held, undefined, MESSAGES.networkFailure);
      const { required } = held.data;
      if (required !== (value('required') === 'true')) return { kind: 'good', facts: { required } };
      return { kind: 'needless', why: VERIFICATION_SENTENCES.already[`${required}`] };
    },
    confirm: {
      dialog: ({ facts }) => dialog[facts?.required ? 'false' : 'true'],
      yes: ({ facts }) => yes[facts?.required ? 'false' : 'true'],
      no,
      declined: { ends: VERIFICATION_SENTENCES.kept },
    },
    async send({ value }, signal) {
      const required = value('required') === 'true';
      const answer = await services.setResidentVerification({ required }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
