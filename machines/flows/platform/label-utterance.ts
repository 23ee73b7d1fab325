import { INTENT_NAMES, INTENTS, type IntentName, isIntent } from '#catalogues/intents/index.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { UTTERANCE_SENTENCES } from '#catalogues/sentences/platform/utterances.ts';
import { THROWN_AWAY } from '#catalogues/utterances.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field } from '#machines/kit/field.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import type { Choice } from '#machines/kit/view.ts';
import { refusal } from './sent.ts';

const { gone, what, throwAway, nothing, label } = UTTERANCE_SENTENCES;

const ofRow: Field = { label: '', ask: '', kind: 'text', placeholder: '', schema: required(gone) };

/** What a sentence may mean: what is said to an open question means nothing by itself. */
const LABELS: readonly Choice[] = [
  { value: 'none', label: 'none', detail: nothing },
  ...INTENT_NAMES.filter((name) => name !== 'none' && INTENTS[name].kind !== 'act').map(labelOf),
];

function labelOf(name: IntentName): Choice {
  const { label: words } = INTENTS[name];
  return { value: name, label: name, ...(words && { detail: words }) };
}

const INTENT = choiceField(
  { label, ask: what, placeholder: 'Search the intents' },
  [...LABELS, { value: THROWN_AWAY, label: throwAway }],
  what,
);

/** Saying what a sentence means that was not understood, or throwing it away; from its row. */
export function labelUtterance(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'label-utterance',
    version: 1,
    title: UTTERANCE_SENTENCES.form,
    fields: { utterance: ofRow, said: ofRow, intent: INTENT },
    asked: ['intent'],
    given: { names: ['utterance', 'said'], missing: gone },
    words: { send: 'Save', sending: 'Saving the label' },
    unreachable: MESSAGES.networkFailure,
    say: ({ answers: { values } }) => [{ tone: 'info', text: UTTERANCE_SENTENCES.quoted(values.said ?? '') }],
    async send({ value }, signal) {
      const chosen = value('intent');
      const intent = isIntent(chosen) ? chosen : null;
      const answer = await services.labelUtterance({ id: Number(value('utterance')), intent }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
