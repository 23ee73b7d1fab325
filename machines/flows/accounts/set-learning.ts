import { MESSAGES } from '#catalogues/messages.ts';
import { LEARNING_SENTENCES } from '#catalogues/sentences/learning.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from '../platform/sent.ts';

const { ask, choices, dialog, yes, no } = LEARNING_SENTENCES;

const AGREED = choiceField(
  { label: 'Sentences that were not understood', ask, placeholder: '' },
  [
    { value: 'true', label: choices.true },
    { value: 'false', label: choices.false },
  ],
  ask,
);

/** What stands now, and how long a sentence is kept, days. */
interface Facts {
  readonly agreed: boolean;
  readonly days: number;
}

/** Agreeing that one's sentences which were not understood are kept, or no longer. */
export function setLearning(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'set-learning',
    version: 1,
    title: LEARNING_SENTENCES.title,
    fields: { agreed: AGREED },
    asked: ['agreed'],
    atOnce: true,
    words: { send: 'Save', checking: 'Looking at your settings', sending: 'Saving' },
    unreachable: MESSAGES.networkFailure,
    async check({ value }, signal) {
      const held = await services.profile({}, signal);
      if (held.status !== 200) return refusal(held, undefined, MESSAGES.networkFailure);
      const { helps_learning: agreed, learning_days: days } = held.data.user;
      if (agreed !== (value('agreed') === 'true')) return { kind: 'good', facts: { agreed, days } };
      return { kind: 'needless', why: LEARNING_SENTENCES.already[`${agreed}`] };
    },
    confirm: {
      dialog: ({ facts }) =>
        facts?.agreed ? dialog.false : { title: dialog.true, lines: [LEARNING_SENTENCES.what(facts?.days ?? 0)] },
      yes: ({ facts }) => yes[facts?.agreed ? 'false' : 'true'],
      no,
      declined: { ends: LEARNING_SENTENCES.stays },
    },
    async send({ value }, signal) {
      const answer = await services.setLearning({ agreed: value('agreed') === 'true' }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
