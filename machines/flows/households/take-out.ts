import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import { HOUSEHOLD } from '#catalogues/sentences/household.ts';
import type { Fields } from '#machines/kit/field.ts';
import { optional, required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { type Checked, refused, type Sending, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import type { Good } from '#machines/pages/answers.ts';
import { shownOn } from '#machines/pages/residents/people.ts';
import { SHOWN_ON } from '../estate/whose.ts';
import { refusal } from '../platform/sent.ts';

const SAID = HOUSEHOLD.takeOut;

/** Who is taken out of which house, before it is confirmed. */
interface Facts {
  readonly id: string;
  readonly name: string;
  readonly meterNumber: string;
  readonly address: string;
}

const FIELDS = {
  /** The id of a person, where it began at their row. */
  member: { label: 'Resident', ask: '', kind: 'text', placeholder: '', schema: optional(z.uuid()) },
  meterNumber: SHOWN_ON,
  whose: {
    ...{ label: SAID.who, ask: SAID.whoAsk, kind: 'text', placeholder: SAID.whoExample, schema: required(SAID.whoAsk) },
    clears: ['member', 'meterNumber'],
  },
} as const satisfies Fields;

/** Whoever leads the own household takes somebody out of it: who that is, and what ends with it, is said before one yes that names them. */
export function takeOutOfHousehold(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'take-out-of-household',
    version: 1,
    title: SAID.title,
    fields: FIELDS,
    asked: ['whose'],
    atOnce: true,
    words: { send: SAID.send, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    check: (sending, signal) => leaving(deps, sending, signal),
    confirm: {
      dialog: ({ facts }) =>
        facts === null
          ? { title: SAID.title, lines: [] }
          : {
              title: SAID.dialog(facts.name),
              lines: [SAID.house(facts.address, facts.meterNumber), SAID.after, SAID.back],
            },
      yes: ({ facts }) => SAID.yes(facts?.name ?? ''),
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ facts }, signal) {
      if (facts === null) return refused(MESSAGES.networkFailure);
      const answer = await services.takeOutOfHousehold({ user_id: facts.id, meter_number: facts.meterNumber }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

/** Who is meant, of those who live in the own house. Who may not take anybody out is told so, and it is over. */
async function leaving(
  { services }: FlowDeps,
  { value }: Sending<Facts>,
  signal: AbortSignal,
): Promise<Checked<Facts>> {
  const answer = await services.household(shownOn(value('meterNumber')), signal);
  if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
  const { meterNumber, address, members, leads } = answer.data;
  if (!leads) return { kind: 'needless', why: HOUSEHOLD.notHead };
  const others = members.filter(({ state, self }) => state === 'lives-there' && !self);
  if (others.length === 0) return { kind: 'needless', why: SAID.alone };
  const said = value('whose').trim();
  const found = meantIn(others, value('member'), said);
  const [only] = found;
  if (only !== undefined && found.length === 1)
    return { kind: 'good', facts: { id: only.id, name: only.name, meterNumber, address } };
  const problem = only === undefined ? SAID.nobody(said) : SAID.several(found.map(({ name }) => name));
  return { kind: 'refused', say: [], at: { field: 'whose', problem } };
}

type Member = Good<'household'>['members'][number];

/** By the row where it began, else by a name of which each word is one of theirs. */
function meantIn(others: readonly Member[], id: string, said: string): readonly Member[] {
  if (id !== '') return others.filter((one) => one.id === id);
  const words = said.toLowerCase().split(/\s+/);
  return others.filter(({ name }) => {
    const own = name.toLowerCase().split(/\s+/);
    return words.every((word) => own.includes(word));
  });
}
