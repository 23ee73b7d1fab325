import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ANNOUNCEMENT_MAILS } from '#catalogues/sentences/announcement-mails.ts';
import { REMINDED } from '#catalogues/sentences/reminded.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import type { Good } from '#machines/pages/answers.ts';
import { refusal } from '../platform/sent.ts';

/** A kind of mail that a resident may want or not. */
interface MailChoice {
  readonly name: string;
  readonly said: typeof REMINDED | typeof ANNOUNCEMENT_MAILS;
  readonly wanted: (user: Good<'profile'>['user']) => boolean;
  readonly set: (services: Services) => Services['setReminders'];
}

/** What stands now. */
interface Facts {
  readonly wanted: boolean;
}

/** Saying whether one wants a kind of mail from the own estate. */
function mailChoice(deps: FlowDeps, { name, said, wanted: wantedBy, set }: MailChoice): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name,
    version: 1,
    title: said.title,
    fields: {
      wanted: choiceField(
        { label: said.label, ask: said.ask, placeholder: '' },
        [
          { value: 'true', label: said.choices.true },
          { value: 'false', label: said.choices.false },
        ],
        said.ask,
      ),
    },
    asked: ['wanted'],
    atOnce: true,
    words: { send: said.save, checking: said.looking, sending: said.saving },
    unreachable: MESSAGES.networkFailure,
    async check({ value }, signal) {
      const held = await services.profile({}, signal);
      if (held.status !== 200) return refusal(held, undefined, MESSAGES.networkFailure);
      const wanted = wantedBy(held.data.user);
      if (wanted !== (value('wanted') === 'true')) return { kind: 'good', facts: { wanted } };
      return { kind: 'needless', why: said.already[`${wanted}`] };
    },
    confirm: {
      dialog: ({ facts }) => {
        const to = facts?.wanted ? 'false' : 'true';
        return { title: said.dialog[to], lines: [said.line[to]] };
      },
      yes: ({ facts }) => said.yes[facts?.wanted ? 'false' : 'true'],
      no: said.no,
      declined: { ends: said.stays },
    },
    async send({ value }, signal) {
      const answer = await set(services)({ wanted: value('wanted') === 'true' }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

/** Saying whether one is reminded of what is owed on the own meter. */
export const setReminders = (deps: FlowDeps): Flow =>
  mailChoice(deps, {
    ...{ name: 'set-reminders', said: REMINDED },
    wanted: ({ dues_reminders: wanted }) => wanted,
    set: ({ setReminders: set }) => set,
  });

/** Saying whether what the own estate announces may come by mail. */
export const setAnnouncementMails = (deps: FlowDeps): Flow =>
  mailChoice(deps, {
    ...{ name: 'set-announcement-mails', said: ANNOUNCEMENT_MAILS },
    wanted: ({ announcement_mails: wanted }) => wanted,
    set: ({ setAnnouncementMails: set }) => set,
  });
