import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field } from '#machines/kit/field.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from './sent.ts';

const ACTIVE = choiceField(
  { label: 'Notice', ask: PLATFORM_FLOW.putUpOrTake, placeholder: '' },
  [
    { value: 'true', label: 'Put up' },
    { value: 'false', label: 'Take down' },
  ],
  PLATFORM_FLOW.putUpOrTake,
);

const NOTE = {
  label: 'Text',
  ask: PLATFORM_FLOW.noticeText,
  kind: 'area',
  placeholder: 'e.g. No power sales on Sunday',
  schema: required(PLATFORM_FLOW.noticeRequired).check(z.maxLength(300, PLATFORM_FLOW.noticeLong)),
} as const satisfies Field;

/** Putting up the notice that everybody sees, or taking it down; what is not sold stays as it is. */
export function setNotice(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'set-notice',
    version: 3,
    title: 'Notice to everybody',
    fields: { active: ACTIVE, note: NOTE },
    asked: ({ answers: { values } }) => (values.active === 'false' ? ['active'] : ['active', 'note']),
    atOnce: true,
    words: { send: 'Save', checking: 'Looking at the notice', sending: 'Saving the notice' },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    async check({ value }, signal) {
      if (value('active') === 'true') return { kind: 'good', facts: null };
      const held = await services.platformSettings({}, signal);
      if (held.status !== 200) return refusal(held, undefined, MESSAGES.networkFailure);
      if (held.data.notice !== null) return { kind: 'good', facts: null };
      return { kind: 'needless', why: PLATFORM_FLOW.noNotice };
    },
    confirm: {
      dialog: ({ answers: { values } }) =>
        values.active === 'false'
          ? { title: PLATFORM_FLOW.noticeAway, lines: [] }
          : { title: PLATFORM_FLOW.noticeDialog, lines: [values.note ?? ''] },
      yes: { label: 'Yes, save it', formLabel: 'Save it' },
      no: 'Cancel',
      // A no is none to some word of it: asked again, whatever is said next would be the notice.
      declined: { ends: PLATFORM_FLOW.keptAsIs },
      deed: ({ answers: { values } }) => (values.active === 'false' ? null : 'post'),
    },
    async send({ value }, signal) {
      const held = await services.platformSettings({}, signal);
      if (held.status !== 200) return refusal(held, undefined, MESSAGES.networkFailure);
      const notice = value('active') === 'false' ? null : value('note').trim();
      const answer = await services.setPlatformSettings({ notice, paused: held.data.paused }, signal);
      if (answer.status !== 200) return refusal(answer, notice === null ? 'active' : 'note', MESSAGES.networkFailure);
      changed('rows');
      return taken(notice === null ? PLATFORM_FLOW.noticeDown : PLATFORM_FLOW.noticeUp);
    },
  });
}
