import { FAULT_REFERENCE } from '#catalogues/limits.ts';
import type { OpenQuestion } from '../context.ts';
import { countedAt } from '../reading/facts/numbers.ts';
import { either, many, sequence } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion, lettersIn, shaped, wordsIn } from '../reading/said.ts';
import { estateName } from './estate-names.ts';
import { typedName } from './names.ts';
import { thingName } from './thing-names.ts';
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
  return quoted?.trim() || behindNotice(reading) || toldToAll(reading) || behindItsName(reading);
}

/** 'Notice KEDCO is down': the name of a notice, and then what it says. What is done with one is none. */
function behindItsName(reading: Reading): string | undefined {
  const { list, text } = reading;
  const colon = text.indexOf(':');
  const last = list.findLast(({ end }) => end <= colon);
  const told = last && SAYS.leadsUpToNotice.is(last.word) ? text.slice(colon + 1).trim() : '';
  if (told.length > 2) return told;
  const said = asTyped(reading);
  const to = SAYS.notice.endAt(said, 0);
  const behind = to > 0 && list.length - to >= LEAST_WORDS ? text.slice(list[to - 1]?.end).trim() : '';
  const isNone =
    SAYS.onlySome.begins(wordsIn(behind)) || SAYS.ofANotice.endAt(said, to) > to || SAYS.changesNotice.isIn(said);
  return behind === '' || isNone || endsInQuestion(text) ? undefined : behind;
}

/** So many words behind its name make a notice. */
const LEAST_WORDS = 3;

/** What became of a request. */
export function answerSaid(reading: Reading): string | undefined {
  if (SAYS.declines.isIn(reading)) return 'declined';
  return SAYS.grants.isIn(reading) ? 'done' : undefined;
}

/** A number by which requests are counted, as it stands in a word or behind a sign. */
const COUNTED = /^(?:(#)|(\p{L}+)[-.]?)?(\d{1,6})$/u;

/** Which request, where it is told by its number: 'request 22', 'REQ-118', '#14', 'approve 14'. */
function numberOfRequest(reading: Reading): string | undefined {
  const { list } = reading;
  const to = SAYS.answersRequest.endAt(asTyped(reading), 0);
  // What is answered stands before what it is compared with: 'reject 31, duplicate of REQ-75'.
  const answered = to > 0 ? COUNTED.exec(list[to]?.raw ?? '')?.[3] : undefined;
  if (answered !== undefined) return answered;
  for (const [at, { raw }] of list.entries()) {
    const [, sign, name, digits] = COUNTED.exec(raw) ?? [];
    if (digits === undefined) continue;
    const named = name ?? list[at - 1]?.word ?? '';
    if (sign !== undefined || SAYS.requestNumber.is(named.toLowerCase())) return digits;
  }
  return undefined;
}

/** Which request: its number, or the thing or estate that it names. */
export function requestSaid(reading: Reading): string | undefined {
  const number = numberOfRequest(reading);
  if (number !== undefined) return number;
  const before = { ...reading, unknown: reading.unknown.filter((at) => at < reasonAt(reading)) };
  return thingName(before, '') || estateName(before) || undefined;
}

/** What is told with an answer: 'reject 22, note: too high', 'and tell them to send the minutes', 'REQ-77 duplicate of REQ-75'. */
export function noteSaid(reading: Reading): string | undefined {
  const { list, text } = reading;
  const note = SAYS.noteBesides.find(asTyped(reading));
  const told = note && /^\s*[:-]\s*(.{3,})$/s.exec(text.slice(list[note.to - 1]?.end))?.[1];
  return told?.trim() ?? reasonSaid(reading) ?? behindAnswer(reading);
}

/** What stands behind what is answered and a sign, or what somebody is told. */
function behindAnswer(reading: Reading): string | undefined {
  const { list, text } = reading;
  const telling = SAYS.tellsThem.find(asTyped(reading));
  const told = telling && text.slice(list[telling.to - 1]?.end).trim();
  if (told && told.length > 2) return told;
  const behind = /\d\s*(?:[:;]|,(?!\d))\s*(.{3,})$/s.exec(text)?.[1];
  if (behind === undefined) return undefined;
  const [first = ''] = lettersIn(behind);
  const after = behind.slice(behind.toLowerCase().indexOf(first.toLowerCase()) + first.length);
  return SAYS.answerBesides.is(first.toLowerCase()) ? after.replace(/^[\s,:;.-]+/, '') : behind.trim();
}

function reasonAt({ list }: Reading): number {
  const at = list.findIndex(({ word }) => SAYS.because.is(word));
  return at < 0 ? list.length : at;
}

/** What is done with one top-up: a bare number in it says which, and is no sum. */
const OF_ONE_TOPUP: readonly string[] = ['retry-topup', 'refund-topup'];

/** Which top-up is meant by the only number of a sentence, which is figures alone and so many that it counts nothing: 'push 10988 again'. */
export function topupNumber({ list }: Reading, intent: string): string | undefined {
  const [only, ...more] = list.filter(({ kind }) => kind === 'number');
  if (!OF_ONE_TOPUP.includes(intent) || only === undefined || more.length > 0) return undefined;
  return !only.money && only.suffix === '' && /^\d{4,}$/.test(only.digits) ? only.digits : undefined;
}

/** The fee in naira as the flow reads it; `none` takes it away. */
export function feeSaid(reading: Reading): string | number | undefined {
  const amount = value.amountOf(reading);
  if (amount !== undefined) return amount;
  if (SAYS.free.isIn(reading)) return 0;
  // What it is to be from now on may be said in words alone: 'down to fifty'.
  const worded = reading.list.findIndex(({ word }) => SAYS.aimsAt.is(word)) + 1;
  const counted = worded > 0 ? countedAt(reading.list, worded) : null;
  if (counted) return counted.value;
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
  // 'It loads fine, release power': what else is sold is meant before a fine.
  const said = value.productOf(reading);
  const product = said === 'fine' && concepts.has('power') ? 'power' : said;
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
