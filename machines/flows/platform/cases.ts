import * as z from 'zod/mini';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { CASE_DEEDS, CASE_REASON_MOST, type CaseDeed } from '#catalogues/cases.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { CASES as SAID } from '#catalogues/sentences/platform/cases.ts';
import { DIFFERENCE_WORDS } from '#catalogues/sentences/platform/pages.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field } from '#machines/kit/field.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { type FormAt, type Listed, type Looked, refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { listOf } from './fields.ts';
import { everyRow } from './pages-of.ts';
import { refusal } from './sent.ts';

type Case = Extract<CallAnswer<'cases'>, { status: 200 }>['data']['cases'][number];

/** Which case it is about, of those that are open. */
const caseField = (at: FormAt) =>
  choiceField({ label: SAID.number, ask: SAID.which, placeholder: SAID.select }, listOf(at, 'cases'), SAID.select, {
    several: SAID.which,
    none: SAID.gone,
  });

const listed = ({ id, kind, about, difference, owner }: Case): Listed => ({
  value: String(id),
  label: SAID.called(id, difference === null ? SAID.kinds[kind] : DIFFERENCE_WORDS[difference.kind]),
  own: true,
  detail: `${about}, ${owner ?? SAID.nobody}`,
});

/** The open cases, those alone that a form is for; `none`: what is said where there are none. */
async function openCases(
  services: FlowDeps['services'],
  isFor: (one: Case) => boolean,
  none: string,
  signal: AbortSignal,
): Promise<Looked> {
  const open = await everyRow(async (page) => {
    const answer = await services.cases({ page, of: 'open' }, signal);
    return answer.status === 200 ? { rows: answer.data.cases, total: answer.data.total } : null;
  });
  if (open === null) return refused(MESSAGES.networkFailure);
  const cases = open.filter(isFor).map(listed);
  return cases.length === 0 ? { kind: 'needless', why: none } : { kind: 'good', lists: { cases } };
}

const DEED_WORDS: Readonly<Record<CaseDeed, string>> = {
  take: SAID.take,
  'take-over': SAID.takeOver,
  'give-back': SAID.giveBack,
};

const DEED = choiceField(
  { label: SAID.deed, ask: SAID.whichDeed, placeholder: '' },
  CASE_DEEDS.map((value) => ({ value, label: DEED_WORDS[value] })),
  SAID.whichDeed,
);

const deedOf = (value: string): CaseDeed => CASE_DEEDS.find((one) => one === value) ?? 'take';

const REASON = {
  label: SAID.reason,
  ask: SAID.whyClose,
  kind: 'area',
  placeholder: SAID.reasonExample,
  schema: required(SAID.reasonNeeded).check(
    z.minLength(2, SAID.reasonNeeded),
    z.maxLength(CASE_REASON_MOST, SAID.reasonLong(CASE_REASON_MOST)),
  ),
} as const satisfies Field;

/** Taking a case, taking it over, or giving it back. Each undoes the other, so none is asked about. */
export function takeCase(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'take-case',
    version: 1,
    title: SAID.taking,
    lists: (_, signal) => openCases(services, () => true, SAID.none.open, signal),
    fields: (at) => ({ case: caseField(at), deed: DEED }),
    asked: ['case', 'deed'],
    atOnce: true,
    words: { send: SAID.save, listing: SAID.listing, sending: SAID.saving },
    unreachable: MESSAGES.networkFailure,
    async send({ value }, signal) {
      const asked = { id: Number(value('case')), deed: deedOf(value('deed')) };
      const answer = await services.takeCase(asked, signal);
      changed('rows');
      return answer.status === 200 ? taken(answer.data.message) : refusal(answer, undefined, MESSAGES.networkFailure);
    },
  });
}

/** Closing the case of a difference that may stay, with the reason; what it is about stays in both books as it is. */
export function closeCase(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'close-case',
    version: 1,
    title: SAID.closing,
    lists: (_, signal) => openCases(services, ({ kind }) => kind === 'difference', SAID.noDifference, signal),
    fields: (at) => ({ case: caseField(at), reason: REASON }),
    asked: ['case', 'reason'],
    atOnce: true,
    words: { send: SAID.closeIt, listing: SAID.listing, sending: SAID.saving },
    unreachable: MESSAGES.networkFailure,
    async send({ value }, signal) {
      const asked = { id: Number(value('case')), reason: value('reason').trim() };
      const answer = await services.closeCase(asked, signal);
      changed('rows');
      return answer.status === 200 ? taken(answer.data.message) : refusal(answer, undefined, MESSAGES.networkFailure);
    },
  });
}
