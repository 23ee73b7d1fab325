import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import { ESTATE_DETAILS, type EstateDetail, OFFICE_DETAILS } from '#catalogues/platform.ts';
import { ESTATE_DETAIL as SAID } from '#catalogues/sentences/estate/details.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field, Values } from '#machines/kit/field.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { type Form, refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import type { Dialog } from '#machines/kit/view.ts';
import { estateField } from '../platform/fields.ts';
import { estatesListed, looked } from '../platform/lists.ts';
import { refusal } from '../platform/sent.ts';
import { DETAIL_RULES } from './detail-rules.ts';

/** What stands now of what is to be changed. */
interface Stood {
  readonly name: string;
  readonly before: string | null;
}

const KINDS = { name: 'text', address: 'text', phone: 'phone', email: 'email' } as const;

const textOf = (detail: EstateDetail): Field => ({
  label: SAID.called[detail],
  ask: detail === 'name' ? SAID.askName : SAID.ask[detail],
  kind: KINDS[detail],
  placeholder: detail === 'name' ? SAID.exampleName : SAID.example[detail],
  schema: DETAIL_RULES[detail],
  ...(detail === 'email' && { another: true as const }),
});

const TEXTS = { address: textOf('address'), phone: textOf('phone'), email: textOf('email') };

const choiceOf = (details: readonly EstateDetail[], ask: string): Field =>
  choiceField(
    { label: SAID.label, ask, placeholder: '' },
    details.map((value) => ({ value, label: SAID.called[value] })),
    ask,
  );

const ACTIVE = choiceField(
  { label: SAID.page, ask: SAID.fillOrNot, placeholder: '' },
  [
    { value: 'true', label: SAID.fill },
    { value: 'false', label: SAID.takeAway },
  ],
  SAID.fillOrNot,
);

/** What was chosen; the field lets nothing else through, and nothing is put in its place. */
const detailOf = (value: string | undefined): EstateDetail => z.enum(ESTATE_DETAILS).parse(value);

/** A name is never taken away, so nobody is asked whether it is. */
function askedOf({ detail, active }: Values): readonly string[] {
  if (detail === undefined) return ['detail'];
  if (detail === 'name') return ['detail', 'name'];
  return active === 'false' ? ['detail', 'active'] : ['detail', 'active', detail];
}

const afterOf = (values: Values): string | null => {
  const detail = detailOf(values.detail);
  return detail !== 'name' && values.active === 'false' ? null : DETAIL_RULES[detail].parse(values[detail] ?? '');
};

function dialogOf(values: Values, facts: Stood | null): Dialog {
  const [detail, after] = [detailOf(values.detail), afterOf(values)];
  const { name = '', before = null } = facts ?? {};
  if (detail === 'name') return { title: SAID.rename(name, after ?? ''), lines: [SAID.renaming] };
  const stood = before === null ? SAID.fromNone : SAID.from(before);
  return after === null
    ? { title: SAID.takes(SAID.called[detail], name), lines: [stood] }
    : { title: SAID.write(SAID.called[detail], name), lines: [stood, SAID.after(after)] };
}

/** What both forms share: one detail is looked up, read back with what stands, and changed. */
function changing({ services, changed }: FlowDeps): Omit<Form<Stood>, 'name' | 'title' | 'fields' | 'asked'> {
  const estateOf = (value: (name: string) => string) =>
    value('estate') === '' ? {} : { property_id: Number(value('estate')) };
  return {
    version: 1,
    atOnce: true,
    words: { send: 'Save', listing: SAID.looking, checking: SAID.looking, sending: 'Saving' },
    unreachable: MESSAGES.networkFailure,
    async check({ value, answers: { values } }, signal) {
      const held = await services.estateDetails(estateOf(value), signal);
      if (held.status !== 200) return refusal(held, undefined, MESSAGES.networkFailure);
      const [detail, after] = [detailOf(values.detail), afterOf(values)];
      const before = held.data[detail];
      if (before !== after) return { kind: 'good', facts: { name: held.data.name, before } };
      const called = SAID.called[detail];
      return { kind: 'needless', why: after === null ? SAID.noneAlready(called) : SAID.already(called, after) };
    },
    confirm: {
      dialog: ({ answers: { values }, facts }) => dialogOf(values, facts),
      yes: SAID.yes,
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    renews: true,
    async send({ value, answers: { values }, facts }, signal) {
      const [detail, text] = [detailOf(values.detail), afterOf(values)];
      const input = { ...estateOf(value), detail, text, ...(facts && { before: facts.before }) };
      const answer = await services.setEstateDetail(input, signal);
      if (answer.status === 400 && answer.data.code === 'changed-meanwhile')
        return refused(answer.data.message, { again: true });
      if (answer.status !== 200) return refusal(answer, text === null ? 'active' : detail, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  };
}

/** Saying where the own estate is, or how its office is reached: what its residents are told who ask. */
export const estateOffice = (deps: FlowDeps): Flow =>
  submitting<Stood>(deps, {
    ...changing(deps),
    name: 'estate-office',
    title: SAID.title,
    fields: { detail: choiceOf(OFFICE_DETAILS, SAID.which), active: ACTIVE, ...TEXTS },
    asked: ({ answers: { values } }) => askedOf(values),
  });

/** The same of any estate, and giving it another name. */
export const estateDetails = (deps: FlowDeps): Flow =>
  submitting<Stood>(deps, {
    ...changing(deps),
    name: 'estate-details',
    title: SAID.ofAny,
    lists: (_, signal) => looked(deps.services, { estates: estatesListed }, signal),
    fields: (at) => ({
      estate: estateField(at),
      detail: choiceOf(ESTATE_DETAILS, SAID.whichOfAny),
      active: ACTIVE,
      name: textOf('name'),
      ...TEXTS,
    }),
    asked: ({ answers: { values } }) => ['estate', ...askedOf(values)],
  });
