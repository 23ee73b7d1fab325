import * as z from 'zod/mini';
import type { CallInput } from '#catalogues/calls/services.ts';
import { METER_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { WRITE_OFF_REASON } from '#catalogues/moves.ts';
import { MOVES as SAID } from '#catalogues/sentences/estate/moves.ts';
import { TITLES } from '#catalogues/sentences/estate/titles.ts';
import type { Field, Values } from '#machines/kit/field.ts';
import { optional, required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { refused, type Sending, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import type { Dialog } from '#machines/kit/view.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import type { Good } from '#machines/pages/answers.ts';
import { findPeople, hasAccount, onMeter } from '#machines/pages/residents/people.ts';
import { refusal } from '../platform/sent.ts';
import { SHOWN_ON, severalFit } from './whose.ts';

/** Who moves out of which house, before it is confirmed; kobo. */
interface Facts {
  readonly meterNumber: string;
  readonly address: string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly stay: readonly string[];
  /** Of their time; `rest` came after their day. */
  readonly owed: number;
  readonly rest: number;
  readonly credit: number;
  /** In Lagos, `YYYY-MM-DD`. */
  readonly day: string;
}

const FIELDS = {
  /** A resident's id, where it began at one. */
  resident: { label: 'Resident', ask: '', kind: 'text', placeholder: '', schema: optional(z.uuid()) },
  meterNumber: SHOWN_ON,
  whose: {
    label: 'Who or which house',
    ask: SAID.whoAsk,
    kind: 'text',
    placeholder: 'Meter number, name or house',
    schema: required(SAID.whoAsk),
    clears: ['resident', 'meterNumber'],
  },
  day: {
    label: SAID.day,
    ask: SAID.dayAsk,
    kind: 'past-day',
    placeholder: SAID.dayExample,
    schema: z.string().check(z.refine((raw) => dayIn(raw) !== null, SAID.noDay)),
  },
  // Without one the debt stays with the house.
  reason: {
    label: SAID.reason,
    ask: SAID.reasonAsk,
    kind: 'area',
    placeholder: SAID.reasonExample,
    schema: optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(WRITE_OFF_REASON.least, SAID.reasonMissing),
          z.maxLength(WRITE_OFF_REASON.most, SAID.reasonLong),
        ),
    ),
  },
} as const satisfies Readonly<Record<string, Field>>;

/** The day in a text, `YYYY-MM-DD`, or that it means today; null where it is neither. */
function dayIn(raw: string): string | 'today' | null {
  const said = raw.trim().toLowerCase();
  if (said === SAID.today) return SAID.today;
  return z.iso.date().safeParse(said).success ? said : null;
}

const reasonIn = ({ reason = '' }: Values): string => reason.trim();

/** Which of its answers a refusal of the server is about. */
const AT: Readonly<Record<string, string>> = {
  'day-to-come': 'day',
  'day-before-last': 'day',
  'reason-missing': 'reason',
  'second-person': 'reason',
  'meter-not-found': 'whose',
  'house-unknown': 'whose',
  'houses-several': 'whose',
  'nobody-lives-there': 'whose',
  'home-owner': 'whose',
};

/**
 * Somebody moves out of a house of the own estate: who, which day, and what becomes of what the house owes is said before one yes. What is
 * owed of their time stays with the house unless a reason to write it off is given; what came after their day always does.
 */
export function moveOut(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'move-out',
    version: 1,
    title: TITLES.moveOut,
    fields: FIELDS,
    asked: ['whose', 'day', 'reason'],
    known: () => ({ day: SAID.today }),
    atOnce: true,
    words: { send: SAID.send, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    check: (sending, signal) => leaving(deps, sending, signal),
    confirm: {
      dialog: ({ facts, answers: { values } }) => dialogOf(facts, reasonIn(values)),
      yes: ({ facts, answers: { values } }) => yesOf(facts, reasonIn(values)),
      adds: { field: 'reason', label: SAID.writeOff, when: ({ facts }) => (facts?.owed ?? 0) > 0 },
    },
    async send({ facts, answers: { values } }, signal) {
      if (facts === null) return refused(MESSAGES.networkFailure);
      const answer = await services.moveOut(moveOf(facts, reasonIn(values)), signal);
      if (answer.status === 200) {
        changed('rows');
        return taken(answer.data.message);
      }
      return refusal(answer, answer.status === 400 ? AT[answer.data.code] : undefined, MESSAGES.networkFailure);
    },
  });
}

function moveOf({ meterNumber, people, day, owed }: Facts, reason: string): CallInput<'moveOut'> {
  const debt = reason === '' || owed === 0 ? 'stays' : 'written-off';
  return {
    ...{ meter_number: meterNumber, people: people.map(({ id }) => id), day, owed: nairaOf(owed), debt },
    ...(debt === 'written-off' && { reason }),
  };
}

const namesOf = (facts: Facts | null): readonly string[] => (facts?.people ?? []).map(({ name }) => name);

/** Find out who is meant, and how the house stands. */
async function leaving({ services }: FlowDeps, sending: Sending<Facts>, signal: AbortSignal) {
  const who = await meant(services, sending, signal);
  if ('kind' in who) return who;
  const day = dayIn(sending.value('day')) ?? SAID.today;
  const answer = await services.previewMoveOut({ ...who, ...(day !== SAID.today && { day }) }, signal);
  if (answer.status === 200) return { kind: 'good', facts: factsOf(answer.data) } as const;
  if (answer.status === 400 && answer.data.code === 'moved-out-already')
    return { kind: 'needless', why: answer.data.message } as const;
  return refusal(answer, answer.status === 400 ? AT[answer.data.code] : undefined, MESSAGES.networkFailure);
}

const factsOf = ({ owed, rest, credit, ...who }: Good<'previewMoveOut'>): Facts => ({
  ...who,
  ...{ owed: koboOf(owed), rest: koboOf(rest), credit: koboOf(credit) },
});

/** Whom an answer means: a meter, one resident by the name, else a house by its address. */
async function meant(
  services: FlowDeps['services'],
  { value }: Sending<Facts>,
  signal: AbortSignal,
): Promise<Pick<CallInput<'previewMoveOut'>, 'user_id' | 'meter_number' | 'house'> | ReturnType<typeof refused>> {
  const resident = value('resident');
  if (resident !== '') return onMeter(resident, value('meterNumber'));
  const said = value('whose').trim();
  const digits = digitsOf(said);
  if (/^\d+$/.test(digits) && digits.length >= METER_DIGITS.least) return { meter_number: digits };
  const found = await findPeople(services, said, signal);
  if (found.kind !== 'good') return refused(MESSAGES.searchFailed);
  const people = found.data.filter(hasAccount);
  const [first, ...others] = people;
  if (first === undefined) return { house: said };
  return others.length === 0
    ? onMeter(first.id, first.meterNumber)
    : { kind: 'refused', say: [], at: { field: 'whose', problem: severalFit(people) } };
}

/** What is written off stands on the button; what stays with the house moves nowhere. */
function yesOf(facts: Facts | null, reason: string) {
  const owed = facts?.owed ?? 0;
  return reason === '' || owed === 0 ? SAID.yes(namesOf(facts)) : SAID.yesGoes(namesOf(facts), formatNaira(owed));
}

function dialogOf(facts: Facts | null, reason: string): Dialog {
  if (facts === null) return { title: TITLES.moveOut, lines: [] };
  const { address, meterNumber, day, owed, rest, credit, stay } = facts;
  const sum = formatNaira(owed);
  const debt = reason === '' ? SAID.owedStays(sum) : SAID.owedGoes(sum, reason);
  return {
    title: SAID.dialog(namesOf(facts)),
    lines: [
      SAID.house(address, meterNumber, formatDay(day)),
      ...(owed > 0 ? [debt] : []),
      ...(rest > 0 ? [SAID.restOwed(formatNaira(rest))] : []),
      ...(owed + rest === 0 ? [SAID.nothingOwed] : []),
      ...(credit > 0 ? [SAID.creditStays(formatNaira(credit))] : []),
      ...(stay.length > 0 ? [SAID.others(stay)] : []),
      SAID.after,
    ],
  };
}
