import { MESSAGES } from '#catalogues/messages.ts';
import { REMINDED as SAID } from '#catalogues/sentences/reminded.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from '../platform/sent.ts';

const WANTED = choiceField(
  { label: SAID.label, ask: SAID.ask, placeholder: '' },
  [
    { value: 'true', label: SAID.choices.true },
    { value: 'false', label: SAID.choices.false },
  ],
  SAID.ask,
);

/** What stands now. */
interface Facts {
  readonly wanted: boolean;
}

/** Saying whether one is reminded of what is owed on the own meter. */
export function setReminders(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'set-reminders',
    version: 1,
    title: SAID.title,
    fields: { wanted: WANTED },
    asked: ['wanted'],
    atOnce: true,
    words: { send: SAID.save, checking: SAID.looking, sending: SAID.saving },
    unreachable: MESSAGES.networkFailure,
    async check({ value }, signal) {
      const held = await services.profile({}, signal);
      if (held.status !== 200) return refusal(held, undefined, MESSAGES.networkFailure);
      const wanted = held.data.user.dues_reminders;
      if (wanted !== (value('wanted') === 'true')) return { kind: 'good', facts: { wanted } };
      return { kind: 'needless', why: SAID.already[`${wanted}`] };
    },
    confirm: {
      dialog: ({ facts }) => {
        const to = facts?.wanted ? 'false' : 'true';
        return { title: SAID.dialog[to], lines: [SAID.line[to]] };
      },
      yes: ({ facts }) => SAID.yes[facts?.wanted ? 'false' : 'true'],
      no: SAID.no,
      declined: { ends: SAID.stays },
    },
    async send({ value }, signal) {
      const answer = await services.setReminders({ wanted: value('wanted') === 'true' }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
