import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import { REFUSAL_REASON } from '#catalogues/residents.ts';
import { REFUSING as SAID } from '#catalogues/sentences/estate/refusing.ts';
import { TITLES } from '#catalogues/sentences/estate/titles.ts';
import type { Field } from '#machines/kit/field.ts';
import { optional, required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, type Sending, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import type { Dialog } from '#machines/kit/view.ts';
import { dayInLagos, formatDay } from '#machines/kit/writing/format.ts';
import type { Good } from '#machines/pages/answers.ts';
import { findPeople, hasAccount, onMeter } from '#machines/pages/residents/people.ts';
import { refusal } from '../platform/sent.ts';
import { SHOWN_ON, severalFit } from './whose.ts';

/** Who is refused on which meter, before it is confirmed. */
interface Facts extends Good<'previewRefusal'> {
  readonly id: string;
}

const FIELDS = {
  /** A resident's id, where it began at one. */
  resident: { label: 'Resident', ask: '', kind: 'text', placeholder: '', schema: optional(z.uuid()) },
  meterNumber: SHOWN_ON,
  whose: {
    label: SAID.who,
    ask: SAID.whoAsk,
    kind: 'text',
    placeholder: SAID.whoExample,
    schema: required(SAID.whoAsk),
    clears: ['resident', 'meterNumber'],
  },
  reason: {
    label: SAID.reason,
    ask: SAID.reasonAsk,
    kind: 'area',
    placeholder: SAID.reasonExample,
    schema: z
      .string()
      .check(
        z.trim(),
        z.minLength(REFUSAL_REASON.least, SAID.reasonMissing),
        z.maxLength(REFUSAL_REASON.most, SAID.reasonLong),
      ),
  },
} as const satisfies Readonly<Record<string, Field>>;

/**
 * A resident who waits for the estate's administrator is refused: who asks for which meter, where they come from, who else is on it and what they read is
 * said before one yes that names them.
 */
export function refuseResident(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'refuse-resident',
    version: 1,
    title: TITLES.refuseResident,
    fields: FIELDS,
    asked: ['whose', 'reason'],
    atOnce: true,
    words: { send: SAID.send, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    check: (sending, signal) => waiting(deps, sending, signal),
    confirm: {
      dialog: ({ facts, answers: { values } }) => dialogOf(facts, values.reason?.trim() ?? ''),
      yes: ({ facts }) => SAID.yes(facts?.name ?? ''),
      no: SAID.no,
      deed: () => 'refuse',
      declined: { ends: SAID.kept },
    },
    async send({ facts, value }, signal) {
      if (facts === null) return refused(MESSAGES.networkFailure);
      const { id: user_id, meter_number } = facts;
      const answer = await services.refuseResident({ user_id, meter_number, reason: value('reason').trim() }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

/** Who is meant, and how they stand. Who is verified or refused already is over with the sentence that says so. */
async function waiting({ services }: FlowDeps, sending: Sending<Facts>, signal: AbortSignal) {
  const who = await meant(services, sending, signal);
  if ('kind' in who) return who;
  const answer = await services.previewRefusal(who, signal);
  if (answer.status === 200) return { kind: 'good', facts: { id: who.user_id, ...answer.data } } as const;
  if (answer.status === 400 && answer.data.code !== 'resident-not-found')
    return { kind: 'needless', why: answer.data.message } as const;
  return refusal(answer, answer.status === 400 ? 'whose' : undefined, MESSAGES.networkFailure);
}

/** One resident of the own estate, on the meter that they were found on. */
async function meant(services: FlowDeps['services'], { value }: Sending<Facts>, signal: AbortSignal) {
  const resident = value('resident');
  if (resident !== '') return onMeter(resident, value('meterNumber'));
  const found = await findPeople(services, value('whose').trim(), signal);
  if (found.kind !== 'good') return refused(MESSAGES.searchFailed);
  const people = found.data.filter((one) => hasAccount(one) && !one.verified);
  const [first, ...others] = people.length > 0 ? people : found.data.filter(hasAccount);
  if (first !== undefined && others.length === 0) return onMeter(first.id, first.meterNumber);
  const problem = first === undefined ? MESSAGES.residentNotFound : severalFit([first, ...others]);
  return { kind: 'refused', say: [], at: { field: 'whose', problem } } as const;
}

function dialogOf(facts: Facts | null, reason: string): Dialog {
  if (facts === null) return { title: TITLES.refuseResident, lines: [] };
  const { name, meter_number, address, since, from, back, others } = facts;
  return {
    title: SAID.dialog(name),
    lines: [
      SAID.wants(meter_number, address, formatDay(dayInLagos(new Date(since)))),
      ...(from === null ? [] : [SAID.from(from.meter_number, from.address)]),
      SAID.others(others),
      SAID.reads(reason),
      back ? SAID.back : SAID.none,
    ],
  };
}
