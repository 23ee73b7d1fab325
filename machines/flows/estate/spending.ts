import * as z from 'zod/mini';
import { BOOKS_LIMITS } from '#catalogues/books.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { BOOKS, headCalled } from '#catalogues/sentences/estate/books.ts';
import type { Field } from '#machines/kit/field.ts';
import { nairaBetween, optional, required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { takingBack } from '#machines/kit/submitting/taking-back.ts';
import { formatDay, formatMonth, formatNaira } from '#machines/kit/writing/format.ts';
import type { Good } from '#machines/pages/answers.ts';
import { refusal } from '../platform/sent.ts';

const SAID = BOOKS.spending;
const { head, payee, note } = BOOKS_LIMITS;

const FIELDS = {
  amount: {
    ...{ label: SAID.amount, ask: SAID.amountAsk, kind: 'money', placeholder: 'e.g. 250000' },
    schema: nairaBetween(BOOKS_LIMITS.amount, {
      ...{ empty: SAID.amountRequired, unclear: SAID.amountUnclear },
      ...{ small: SAID.amountSmall, large: SAID.amountLarge },
    }),
  },
  head: {
    ...{ label: SAID.head, ask: SAID.headAsk, kind: 'text', placeholder: SAID.headExample },
    schema: required(SAID.headNeeded).check(
      z.minLength(head.least, SAID.headNeeded),
      z.maxLength(head.most, SAID.headNeeded),
    ),
  },
  day: {
    ...{ label: SAID.day, ask: SAID.dayAsk, kind: 'past-day', placeholder: SAID.dayExample },
    schema: z.string().check(z.trim(), z.iso.date(SAID.noDay)),
  },
  payee: {
    ...{ label: SAID.payee, ask: SAID.payeeAsk, kind: 'text', placeholder: SAID.payeeExample },
    schema: required(SAID.payeeNeeded).check(
      z.minLength(payee.least, SAID.payeeNeeded),
      z.maxLength(payee.most, SAID.payeeNeeded),
    ),
  },
  note: {
    ...{ label: SAID.note, ask: SAID.noteAsk, kind: 'area', placeholder: SAID.noteExample },
    schema: optional(z.string().check(z.trim(), z.maxLength(note, SAID.noteLong))),
  },
} as const satisfies Readonly<Record<string, Field>>;

/** Which of its answers a refusal of the server is about. */
const AT: Readonly<Record<string, string>> = {
  'too-many-heads': 'head',
  'day-to-come': 'day',
  'day-long-ago': 'day',
};

const koboIn = (raw = ''): number => parseNaira(raw) ?? 0;

/** What is known of the head before it is confirmed. */
type Facts = Good<'previewSpending'>;

/** Writing down what the own estate spent, once it was read back. */
export function noteSpending(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'note-spending',
    version: 1,
    title: SAID.title,
    fields: FIELDS,
    asked: ['amount', 'head', 'day', 'payee', 'note'],
    atOnce: true,
    words: { send: SAID.send, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    async check({ value }, signal) {
      const asked = { head: value('head').trim(), day: value('day').trim() };
      const answer = await services.previewSpending(asked, signal);
      if (answer.status === 200) return { kind: 'good', facts: answer.data };
      return refusal(
        answer,
        answer.status === 400 ? (AT[answer.data.code] ?? 'head') : undefined,
        MESSAGES.networkFailure,
      );
    },
    confirm: {
      dialog({ answers: { values }, facts }) {
        const called = headCalled(facts?.head ?? values.head ?? '');
        const { payee: to = '', day = '', note: more = '' } = values;
        const spent = koboOf(facts?.spent ?? 0);
        return {
          title: SAID.dialog(formatNaira(koboIn(values.amount)), called),
          lines: [
            SAID.to(to.trim(), formatDay(day.trim())),
            ...(more.trim() === '' ? [] : [SAID.noteIs(more.trim())]),
            facts?.isNew
              ? SAID.newHead(called)
              : SAID.soFar(called, formatMonth(day.trim().slice(0, 'yyyy-mm'.length)), formatNaira(spent)),
            SAID.never,
          ],
        };
      },
      yes: ({ answers: { values } }) => SAID.yes(formatNaira(koboIn(values.amount))),
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ runId, value }, signal) {
      const input = {
        // A run that is taken up again while it sends, however late, writes nothing twice.
        key: runId,
        ...{ head: value('head').trim(), amount: nairaOf(koboIn(value('amount'))), day: value('day').trim() },
        ...{ payee: value('payee').trim(), note: value('note').trim() },
      };
      const answer = await services.noteSpending(input, signal);
      if (answer.status !== 200)
        return refusal(answer, answer.status === 400 ? AT[answer.data.code] : undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

/** Taking a spending back by a line of its own, from the row where it stands. */
export const spendingBack = (deps: FlowDeps): Flow =>
  takingBack(deps, {
    ...{ name: 'spending-back', version: 2, reason: BOOKS_LIMITS.reason },
    given: { field: 'spending', label: SAID.head },
    words: { ...SAID.back, looking: SAID.looking },
    take: (input, signal) => deps.services.takeSpendingBack(input, signal),
  });
