import { PUBLISHED, type Published } from '#catalogues/books.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { BOOKS } from '#catalogues/sentences/estate/books.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Values } from '#machines/kit/field.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from '../platform/sent.ts';

const SAID = BOOKS.publishing;

const FIELDS = {
  what: choiceField(
    { label: SAID.whatField, ask: SAID.whatAsk, placeholder: '' },
    PUBLISHED.map((value) => ({ value, label: SAID.what[value] })),
    SAID.whatAsk,
  ),
  wanted: choiceField(
    { label: SAID.wantedField, ask: SAID.wantedAsk, placeholder: '' },
    [
      { value: 'true', label: SAID.wanted.true },
      { value: 'false', label: SAID.wanted.false },
    ],
    SAID.wantedAsk,
  ),
} as const;

const whatIn = ({ what }: Values): Published => PUBLISHED.find((one) => one === what) ?? 'books';
const wantedIn = ({ wanted }: Values): 'true' | 'false' => (wanted === 'true' ? 'true' : 'false');

/** Showing figures of the own estate to its residents, or showing them no more: what residents will see is said before the yes. */
export function publish(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'publish',
    version: 1,
    title: SAID.title,
    fields: FIELDS,
    asked: ['what', 'wanted'],
    atOnce: true,
    words: { send: SAID.send, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    async check({ answers: { values } }, signal) {
      const held = await services.published({}, signal);
      if (held.status !== 200) return refusal(held, undefined, MESSAGES.networkFailure);
      const [what, wanted] = [whatIn(values), wantedIn(values)];
      const isSo = held.data.published.includes(what) === (wanted === 'true');
      return isSo ? { kind: 'needless', why: SAID.already[wanted](SAID.what[what]) } : { kind: 'good', facts: null };
    },
    confirm: {
      dialog({ answers: { values } }) {
        const [what, wanted] = [whatIn(values), wantedIn(values)];
        return {
          title: SAID.dialog[wanted](SAID.what[what]),
          lines: wanted === 'true' ? [SAID.seen[what], ...SAID.more[what]] : [SAID.noMore],
        };
      },
      yes: ({ answers: { values } }) => SAID.yes[wantedIn(values)],
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ answers: { values } }, signal) {
      const answer = await services.publish({ what: whatIn(values), wanted: wantedIn(values) === 'true' }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
