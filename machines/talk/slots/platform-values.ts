import { FAULT_REFERENCE } from '#catalogues/limits.ts';
import type { OpenQuestion } from '../context.ts';
import { either, many, sequence } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion, shaped, wordsIn } from '../reading/said.ts';
import { estateName, thingName, typedName } from './names.ts';
import * as value from './values.ts';
import { SAYS } from './words.ts';

/** What follows 'because' and the like, as typed: why something is done, or what is told with it. */
export function reasonSaid(reading: Reading): string | undefined {
  const { list, text } = reading;
  const said = asTyped(reading);
  for (let led = SAYS.because.find(said); led; led = SAYS.because.find(said, led.to)) {
    const told = /^[\s:,]+(.{2,})$/s.exec(text.slice(list[led.to - 1]?.end))?.[1];
    if (told !== undefined) return told.trim();
  }
  return undefined;
}

/** 'Refund POWER-1, duplicate charge': what stands behind the id of a payment and a sign says why. */
export function behindReference({ facts, list, text }: Reading): string | undefined {
  const reference = facts.findLast(({ kind }) => kind === 'reference');
  const told = reference && /^\s*[,:;-]\s*(.{3,}?)[.!]*\s*$/s.exec(text.slice(list[reference.to - 1]?.end))?.[1];
  return told || undefined;
}

/** So many signs may stand between the name of a notice and what leads up to its text. */
const NEAR = 40;

/** What stands behind the name of a notice and a colon, or 'saying'. */
function behindNotice(reading: Reading): string | undefined {
  const { list, text } = reading;
  const said = asTyped(reading);
  for (let notice = SAYS.notice.find(said); notice; notice = SAYS.notice.find(said, notice.to)) {
    const end = list[notice.to - 1]?.end ?? 0;
    const colon = text.indexOf(':', end);
    const telling = SAYS.saying.find(said, notice.to);
    const places = [
      { from: colon, to: colon + 1 },
      { from: list[telling?.from ?? -1]?.start ?? -1, to: list[(telling?.to ?? 0) - 1]?.end ?? 0 },
    ].filter(({ from }) => from >= end && from - end <= NEAR);
    const [first] = places.sort((a, b) => a.from - b.from);
    const told = first && text.slice(first.to).trim();
    if (told && told.length > 1) return told;
  }
  return undefined;
}

/** The text of a notice: what stands behind a colon, in quotes, or behind 'saying'. */
export function noticeSaid(reading: Reading): string | undefined {
  const quoted = /["“‘]([^"”]{3,})["”]/.exec(reading.text)?.[1];
  return quoted?.trim() || behindNotice(reading) || toldToAll(reading);
}

/** What became of a request. */
export function answerSaid(reading: Reading): string | undefined {
  if (SAYS.declines.isIn(reading)) return 'declined';
  return SAYS.grants.isIn(reading) ? 'done' : undefined;
}

/** Which request: its number, or the thing or estate that it names. */
export function requestSaid(reading: Reading): string | undefined {
  const before = { ...reading, unknown: reading.unknown.filter((at) => at < reasonAt(reading)) };
  return thingName(before, '') || estateName(before) || undefined;
}

function reasonAt({ list }: Reading): number {
  const at = list.findIndex(({ word }) => SAYS.because.is(word));
  return at < 0 ? list.length : at;
}

/** The fee in naira as the flow reads it; `none` takes it away. */
export function feeSaid(reading: Reading): string | number | undefined {
  const amount = value.amountOf(reading);
  if (amount !== undefined) return amount;
  if (SAYS.free.isIn(reading)) return 0;
  return reading.concepts.has('takedown') ? 'none' : undefined;
}

const KINDS: Readonly<Record<string, string>> = {
  'service-charge': 'service',
  'dev-levy': 'dev-levy',
  fine: 'fine',
  airtime: 'airtime',
  data: 'data',
  internet: 'internet',
  cable: 'cable',
};

/** What an order can be for; of power, only where it is said which. */
export function kindSaid(reading: Reading): string | undefined {
  const { concepts } = reading;
  const product = value.productOf(reading);
  if (product !== 'power') return KINDS[product ?? ''];
  if (concepts.has('disco') || concepts.has('otherdisco') || concepts.has('publicpower')) return 'public-power';
  return concepts.has('estate') ? 'power' : undefined;
}

/** The state of the requests that are wanted. */
export function requestState(reading: Reading): string | undefined {
  if (SAYS.wereDeclined.isIn(reading)) return 'declined';
  if (SAYS.wereAnswered.isIn(reading)) return 'done';
  return SAYS.areOpen.isIn(reading) ? 'open' : undefined;
}

const LEAD = many(either(SAYS.leadsToTelling, shaped(/^\W/)));
const TELLS = sequence(LEAD, SAYS.tellsAll);
/** 'Let everybody buy' lets them, and tells nothing. */
const LETS = sequence(LEAD, SAYS.letsAll);
const LETS_KNOW = sequence(LETS, SAYS.know);
const THAT = many(SAYS.that);

const LEAST_NOTE = 3;

/** What everybody is to be told: 'tell everybody say no light on sunday'; undefined where nobody is. */
export function toldToAll(reading: Reading): string | undefined {
  const { list, text } = reading;
  const said = asTyped(reading);
  const to = TELLS.endAt(said, 0);
  if (to < 0 || (LETS.begins(said) && !LETS_KNOW.begins(said)) || endsInQuestion(text)) return undefined;
  const behind = /^[\s:,-]+(.*)$/s.exec(text.slice(list[to - 1]?.end))?.[1];
  const that = THAT.endAt(said, to);
  const note = that > to ? text.slice(list[that - 1]?.end).replace(/^[\s:,-]+/, '') : behind;
  // Only some of them are meant: a notice is for everybody.
  if (behind === undefined || note === undefined || SAYS.onlySome.begins(wordsIn(note))) return undefined;
  return note.length < LEAST_NOTE ? undefined : note.trim();
}

/** The fields that give something its name, or say where it is, by the meaning of their flow. */
const NEW: Readonly<Record<string, readonly string[]>> = {
  'register-estate': ['estate', 'address'],
  'create-service': ['serviceName'],
  'create-fee': ['serviceName'],
  'request-fee': ['name'],
  'request-service': ['name'],
  'request-estate': ['name'],
};

/** True where something new is to be named: whatever it is called is no word of the portal. */
export const isNewName = ({ flow, field }: OpenQuestion): boolean => NEW[flow]?.includes(field) ?? false;

/** A name has few words, and an address hardly more. */
const FEW_WORDS = 8;

/**
 * True for words that are rather a name than a wish: half of them mean nothing here, each is written as
 * one, or they name a service that estates have.
 */
export function soundsLikeName(reading: Reading): boolean {
  const { list, unknown, text, concepts } = reading;
  if (list.length > FEW_WORDS || endsInQuestion(text)) return false;
  const titled = list.length > 1 && typedName(reading) !== undefined;
  return titled || concepts.has('estateservice') || (unknown.length > 0 && unknown.length * 2 >= list.length);
}

/** The reference of a fault: six of its signs in capitals, or with a figure among them, so that no word is taken for one. */
export function faultSaid({ text }: Reading): string | undefined {
  return (text.match(/\b\w{6}\b/g) ?? [])
    .find((one) => FAULT_REFERENCE.test(one.toUpperCase()) && (/\d/.test(one) || one === one.toUpperCase()))
    ?.toUpperCase();
}
