import * as z from 'zod/mini';
import { ARREARS_LIMITS } from '#catalogues/arrears.ts';
import { METER_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { ARREARS } from '#catalogues/sentences/estate/arrears.ts';
import type { Field } from '#machines/kit/field.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { type Refused, refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { formatDay } from '#machines/kit/writing/format.ts';
import { findPeople } from '#machines/pages/residents/people.ts';
import { refusal } from '../platform/sent.ts';

const SAID = ARREARS.exception;

/** The house that is meant. */
interface Meant {
  readonly meterNumber: string;
  readonly holder: string;
  /** How it is called: its address, or else its meter. */
  readonly house: string;
}

const FIELDS = {
  house: {
    label: SAID.house,
    ask: SAID.houseAsk,
    kind: 'text',
    placeholder: SAID.houseExample,
    schema: required(SAID.houseAsk),
  },
  until: {
    label: SAID.until,
    ask: SAID.untilAsk,
    kind: 'coming-day',
    placeholder: SAID.untilExample,
    schema: z.string().check(z.trim(), z.iso.date(SAID.noDay)),
  },
  reason: {
    label: SAID.reason,
    ask: SAID.reasonAsk,
    kind: 'area',
    placeholder: SAID.reasonExample,
    schema: required(SAID.reasonNeeded).check(
      z.minLength(ARREARS_LIMITS.reason.least, SAID.reasonNeeded),
      z.maxLength(ARREARS_LIMITS.reason.most, SAID.reasonLong),
    ),
  },
} as const satisfies Readonly<Record<string, Field>>;

/** Houses that are named where several fit. */
const NAMED = 3;

/** Which of its answers a refusal of the server is about. */
const AT: Readonly<Record<string, string>> = { 'day-past': 'until', 'too-long': 'until', 'meter-not-found': 'house' };

/** Letting a house of the own estate buy power until a day, whatever it owes. */
export function exceptMeter(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Meant>(deps, {
    name: 'except-meter',
    version: 1,
    title: SAID.title,
    fields: FIELDS,
    asked: ['house', 'until', 'reason'],
    atOnce: true,
    words: { send: SAID.send, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    check: ({ value }, signal) => meant(deps, value('house'), signal),
    confirm: {
      dialog: ({ facts, answers: { values } }) => ({
        title: SAID.dialog(facts?.house ?? ''),
        lines: [
          SAID.whose(facts?.meterNumber ?? '', facts?.holder ?? ''),
          SAID.line(formatDay((values.until ?? '').trim()), values.reason ?? ''),
          SAID.stays,
        ],
      }),
      yes: SAID.yes,
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ facts, value }, signal) {
      if (facts === null) return refused(MESSAGES.networkFailure);
      const wish = { meter_number: facts.meterNumber, until: value('until').trim(), reason: value('reason').trim() };
      const answer = await services.exceptMeter(wish, signal);
      if (answer.status !== 200)
        return refusal(
          answer,
          answer.status === 400 ? (AT[answer.data.code] ?? 'house') : undefined,
          MESSAGES.networkFailure,
        );
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

type Found = { readonly kind: 'good'; readonly facts: Meant } | Refused;

/** Find the house: by its meter, among those that owe something, or by who lives there. */
async function meant({ services }: Pick<FlowDeps, 'services'>, said: string, signal: AbortSignal): Promise<Found> {
  const digits = digitsOf(said);
  if (/^\d+$/.test(digits) && digits.length >= METER_DIGITS.least) {
    const answer = await services.meterName({ meter_number: digits }, signal);
    if (answer.status !== 200) return refusal(answer, 'house', MESSAGES.networkFailure);
    const holder = answer.data.holder ?? answer.data.name;
    return { kind: 'good', facts: { meterNumber: digits, holder, house: `Meter ${digits}` } };
  }
  const owing = await services.arrearsStandings({ search: said, rows: 10 }, signal);
  if (owing.status !== 200) return refusal(owing, undefined, MESSAGES.networkFailure);
  const houses = owing.data.houses.map(({ meterNumber, holder, address }) => ({ meterNumber, holder, house: address }));
  if (houses.length > 0) return oneOf(houses);
  const people = await findPeople(services, said, signal);
  if (people.kind !== 'good') return refused(MESSAGES.searchFailed);
  const [only] = people.data;
  if (people.data.length === 1 && only?.meterNumber === null)
    return unclear(ADMINISTRATION_SENTENCES.noMeterYet(only.name));
  return oneOf(
    people.data.flatMap(({ name, meterNumber }) =>
      meterNumber === null ? [] : [{ meterNumber, holder: name, house: name }],
    ),
  );
}

function oneOf(houses: readonly Meant[]): Found {
  const [only, ...others] = houses;
  if (only === undefined) return unclear(SAID.none);
  if (others.length === 0) return { kind: 'good', facts: only };
  const named = houses.slice(0, NAMED).map(({ house, meterNumber }) => `${house} (${meterNumber})`);
  return unclear(SAID.several(named, houses.length - named.length));
}

const unclear = (problem: string): Refused => ({ kind: 'refused', say: [], at: { field: 'house', problem } });
