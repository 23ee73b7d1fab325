import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PLATFORM_FLOW, REQUEST_NAMES } from '#catalogues/sentences/platform/flows.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { chosen, listOf, optionalText } from './fields.ts';
import { everyRow } from './pages-of.ts';
import { refusal } from './sent.ts';

type Request = Extract<CallAnswer<'adminRequests'>, { status: 200 }>['data']['requests'][number];

const ANSWER = choiceField(
  { label: 'Answer', ask: 'Is it done, or declined?', placeholder: '' },
  [
    { value: 'done', label: 'Done' },
    { value: 'declined', label: 'Declined' },
  ],
  PLATFORM_FLOW.selectAnswer,
);

const NOTE = {
  label: 'Note (optional)',
  ask: 'What should we write to the person who asked? You may leave it out.',
  kind: 'area',
  placeholder: 'e.g. it is set up since today',
  schema: optionalText(500, PLATFORM_FLOW.noteLong),
} as const;

/** Saying what became of a request; who made it is told by mail. */
export function answerRequest(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'answer-request',
    version: 1,
    title: 'Answer a request',
    async lists(_, signal) {
      const open = await everyRow(async (page) => {
        const answer = await services.adminRequests({ page, rows: 100, state: 'open' }, signal);
        return answer.status === 200 ? { rows: answer.data.requests, total: answer.data.total } : null;
      });
      if (open === null) return refused(MESSAGES.networkFailure);
      if (open.length === 0) return { kind: 'needless', why: PLATFORM_FLOW.noneOpen };
      return { kind: 'good', lists: { requests: open.map(listed) } };
    },
    fields: (at) => ({
      request: choiceField(
        { label: 'Request', ask: PLATFORM_FLOW.whichRequest, placeholder: 'Select a request' },
        listOf(at, 'requests'),
        PLATFORM_FLOW.requestGone,
        { several: SENTENCES.severalFit, none: PLATFORM_FLOW.noSuchRequest },
      ),
      answer: ANSWER,
      note: NOTE,
    }),
    asked: ['request', 'answer', 'note'],
    atOnce: true,
    words: { send: 'Answer', listing: 'Looking at the open requests', sending: 'Answering the request' },
    unreachable: MESSAGES.networkFailure,
    check: async () => ({ kind: 'good', facts: null }),
    confirm: {
      dialog: (context) => {
        const { request = '', answer = '', note = '' } = context.answers.values;
        const noted = note === '' ? PLATFORM_FLOW.withoutNote : PLATFORM_FLOW.withNote(note);
        return {
          title: PLATFORM_FLOW.answerDialog(chosen(context, 'requests', request), answer),
          lines: [noted, PLATFORM_FLOW.requestMailed],
        };
      },
      yes: { label: 'Yes, answer it', formLabel: 'Answer it' },
    },
    async send({ value }, signal) {
      const state = value('answer') === 'done' ? 'done' : 'declined';
      const note = value('note');
      const input = { id: Number(value('request')), state, ...(note !== '' && { answer: note }) } as const;
      const answer = await services.answerRequest(input, signal);
      if (answer.status !== 200) return refusal(answer, 'request', MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

function listed({ id, kind, name, estate, by }: Request) {
  return {
    value: String(id),
    label: `${REQUEST_NAMES[kind]}: ${name}`,
    own: true as const,
    detail: [estate, by].filter((one) => one !== null).join(', '),
  };
}
