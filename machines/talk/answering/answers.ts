import { takes } from '#catalogues/intents/index.ts';
import { ANSWERING_PHRASES } from '#catalogues/lexicon/phrases/answering.ts';
import { NO_FILE } from '#machines/kit/memory/chosen.ts';
import { matching } from '#machines/kit/reading/choices.ts';
import { orderIdIn } from '#machines/kit/reading/order-id.ts';
import { agreement, keepsOn, refuses } from '../consent/agreement.ts';
import type { OpenQuestion, Slots } from '../context.ts';
import { symptomSaid } from '../modifiers/trouble.ts';
import { isFiller } from '../reading/lexicon.ts';
import type { Said } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { firstFact, type Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { isNoName, personName, typedName } from '../slots/names.ts';
import { deniesMeter } from '../slots/own-meters.ts';
import { partInstead, partOfMonths } from '../slots/parts.ts';
import { askedOf } from './asked.ts';
import { choose, chooseMeant, fittingOf, namedInFull, ordinalOf } from './choices.ts';

/** An answer to the open question; sure when the whole sentence is it. */
export interface Answer {
  readonly slots: Slots;
  readonly sure: boolean;
  /** True when it is a value that was known beforehand or a fact, not just words. */
  readonly exact: boolean;
  /** It names none of the choices: the flow says so, where it is nothing else. */
  readonly offList?: boolean;
}

const SAYS = patterns(ANSWERING_PHRASES);

/** Where it is asked whose something is. */
const ASKS_WHOSE = new Set(['sign-up', 'update-meter']);

/** 'That is my estate', 'no be my own': a yes or no to whose something is. */
export function whose(reading: Reading, { flow, field }: OpenQuestion): Answer | null {
  if (field !== 'confirm' || !ASKS_WHOSE.has(flow)) return null;
  const no = SAYS.notMine.closes(reading) || SAYS.wrongOne.covers(reading);
  return no || SAYS.mine.covers(reading) ? { slots: { confirm: no ? 'no' : 'yes' }, sure: true, exact: true } : null;
}

/** Yes or no to what is asked; null where a sentence is neither. Only a whole sentence agrees, any word of it may refuse. */
function yesOrNo(reading: Reading, open: OpenQuestion): Answer | null {
  if (agreement(reading.text, open)) return { slots: { confirm: 'yes' }, sure: true, exact: true };
  // Whoever is not sure has said neither, and is asked again.
  if (SAYS.unsure.covers(asTyped(reading)) || !(refuses(reading) || keepsOn(reading, open))) return null;
  const { unknown, list } = reading;
  return { slots: { confirm: 'no' }, sure: unknown.length === 0 && list.length <= 6, exact: list.length <= 3 };
}

/** Fields whose answer is words: anything that is not plainly something else answers them. */
const FREE = new Set(['name', 'firstName', 'lastName', 'estate', 'service', 'package', 'plan', 'value', 'field']);

function free(reading: Reading, field: string): boolean {
  if (!FREE.has(field)) return false;
  return reading.list.length <= 6;
}

/** A company that is known, but not among those that are offered here. */
const isElsewhere = (found: string | number, { field, choices }: OpenQuestion): boolean =>
  (field === 'provider' || field === 'network') &&
  choices !== undefined &&
  choices.length > 0 &&
  !choices.some(({ value }) => value === found);

/** Fields whose answer stands in a list, where any words were taken for a thing that may be on it. */
const LISTED = new Set(['plan', 'package']);

/** Words that name none of the choices: 'thanks', 'ignore that', 'buy power' where one of some things is asked for. */
function isOffList(reading: Reading, found: string | number, { kind, choices = [] }: OpenQuestion): boolean {
  if (kind !== 'choice' || choices.length === 0) return false;
  return matching(choices, String(found)).length === 0 && fittingOf(reading, choices).length === 0;
}

/** 'All of it', 'the full amount': where one amount is offered, it is all that there is to pay. */
function allOf(reading: Reading, { kind, choices = [] }: OpenQuestion): string | undefined {
  const [all, ...others] = choices;
  if (kind !== 'money' || others.length > 0 || !SAYS.all.covers(reading)) return undefined;
  return all?.value;
}

/** The same, or a part of it, where months are asked for and what is owed can be paid instead. */
function partFor(reading: Reading, { flow, field, fields = [] }: OpenQuestion) {
  if (field !== 'months' || !takes(flow).includes('part')) return undefined;
  return fields.includes('part') ? partInstead(reading) : partOfMonths(reading);
}

/** The answer that a sentence gives to the open question, or null. */
export function readAnswer(reading: Reading, open: OpenQuestion): Answer | null {
  // A masked answer is never read: what comes here was said aloud.
  if (open.kind === 'secret') return null;
  // A message may speak of anything; only a few words can be a command instead.
  if (open.kind === 'area') {
    const offered = namedInFull(reading.text, open.choices);
    const exact = offered !== undefined || reading.list.length > 4;
    return { slots: { [open.field]: offered?.value ?? reading.text.trim() }, sure: true, exact };
  }
  if (open.field === 'confirm' || open.kind === 'toggle') {
    const said = whose(reading, open) ?? yesOrNo(reading, open);
    return said && open.field !== 'confirm' ? { ...said, slots: { [open.field]: said.slots.confirm ?? '' } } : said;
  }
  // None of several things is a no to all of them.
  if (open.field === 'which' && SAYS.neither.covers(asTyped(reading)))
    return { slots: { confirm: 'no' }, sure: true, exact: true };
  // Amounts offered beside a question are suggestions: '2k' is two thousand, never the second of them.
  const isNone = open.field === 'meter' && deniesMeter(reading);
  const limited = !isNone && (open.kind !== 'money' || ordinalOf(reading) !== undefined);
  const chooses = open.field === 'which' ? chooseMeant : choose;
  const chosen = open.choices?.length && limited ? chooses(reading, open.choices) : undefined;
  const part = partFor(reading, open);
  if (part !== undefined) return { slots: { part }, sure: true, exact: true };
  const meant = chosen ?? allOf(reading, open) ?? troubleAnswer(reading, open);
  if (meant !== undefined) return { slots: { [open.field]: meant }, sure: true, exact: true };
  const found = askedOf(reading, open);
  const named = found === undefined ? residentNamed(reading, open) : undefined;
  if (named !== undefined) return { slots: { name: named }, sure: true, exact: false };
  if (found === undefined || found === '' || isElsewhere(found, open)) return null;
  const known = reading.facts.length > 0 || valueSaid(reading, open.field);
  // Of a price list what there is not just so has a nearest, which the flow names.
  const listed = LISTED.has(open.field);
  const offList = isOffList(reading, found, open) && !(listed && known);
  if (offList && listed) return null;
  const exact = known || free(reading, open.field);
  const light = reading.words.every(
    (word, at) => isFiller(word) || reading.list[at]?.kind !== 'word' || !reading.unknown.includes(at),
  );
  const short = reading.list.length <= 7;
  return {
    slots: { [open.field]: found },
    sure: short && light && exact && !offList && !wishes(reading, open.field),
    exact: known && !offList,
    offList,
  };
}

/** Where a meter is asked for whose resident may be named instead, the name; a wish of its own is none. */
function residentNamed(reading: Reading, open: OpenQuestion): string | undefined {
  const may = open.field === 'meterNumber' && takes(open.flow).includes('name');
  const address = may && reading.list.length <= 3 ? firstFact(reading, 'email')?.value : undefined;
  if (address !== undefined) return address;
  const only = reading.words.every((word, at) => reading.unknown.includes(at) || isFiller(word));
  if (!may || !only || reading.list.length > 5 || reading.unknown.length === 0 || isNoName(reading)) return undefined;
  return typedName(reading) ?? (personName(reading) || undefined);
}

const CONCEPTS_OF: Record<string, readonly string[]> = {
  network: ['network'],
  provider: ['cable', 'isp', 'disco'],
  package: ['cablepackage', 'isppackage'],
  service: ['svccharge', 'fine', 'levy', 'estateservice'],
  status: ['occupancy', 'status'],
  side: ['balance', 'owes', 'credit'],
  role: ['landlord', 'tenant', 'notlive'],
};

const valueSaid = (reading: Reading, field: string): boolean =>
  (CONCEPTS_OF[field] ?? []).some((concept) => reading.concepts.has(concept));

/** Signs of a wish of its own: it names another product, or asks. */
function wishes(reading: Reading, field: string): boolean {
  const asks = ['howmuch', 'why', 'howto', 'what', 'pricelist'].some((concept) => reading.concepts.has(concept));
  return (
    asks ||
    (free(reading, field) &&
      (reading.concepts.has('buy') || reading.concepts.has('menu') || reading.concepts.has('help')))
  );
}

const FLOWS = new Set(['token-issues', 'payment-issues', 'no-meter-number', 'token-not-received', 'open-ticket']);

const saysNone = (said: Said): boolean => SAYS.none.covers(said) || SAYS.hasNone.isIn(said);

/** What a sentence answers to a question of a troubleshooting flow that its choices do not say; undefined where it answers nothing. */
export function troubleAnswer(reading: Reading, { flow, field }: OpenQuestion): string | undefined {
  if (!FLOWS.has(flow)) return undefined;
  if (field === 'symptom') return symptomSaid(reading, flow);
  const said = reading.plain;
  if (field.startsWith('attachment'))
    return SAYS.skips.covers(said) || saysNone(said) || SAYS.byMail.isIn(said) ? NO_FILE : undefined;
  if (field === 'bank') return SAYS.notDebited.isIn(said) || SAYS.none.covers(said) ? 'no debit' : undefined;
  if (field !== 'reference' && field !== 'purchase') return undefined;
  const named = orderIdIn(reading.text) ?? (firstFact(reading, 'reference') ?? firstFact(reading, 'code'))?.value;
  if (named !== undefined) return named;
  if (field === 'reference') {
    const address = firstFact(reading, 'email')?.value;
    if (address !== undefined) return address;
  }
  if (field === 'purchase' && SAYS.another.isIn(said)) return 'another';
  return (saysNone(said) && !SAYS.else.isIn(said)) || SAYS.skips.covers(said) ? 'none' : undefined;
}
