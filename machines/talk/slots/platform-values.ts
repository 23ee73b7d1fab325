import { FAULT_REFERENCE } from '#catalogues/limits.ts';
import type { OpenQuestion } from '../context.ts';
import type { Reading } from '../reading/read.ts';
import { estateName, thingName, typedName } from './names.ts';
import * as value from './values.ts';

const said = (reading: Reading): string => reading.words.join(' ');

/** What follows 'because' and the like, as typed: why something is done, or what is told with it. */
export function reasonSaid({ text }: Reading): string | undefined {
  return /\b(?:because|cos|cause|coz|since|reason(?: is|:)?)\b[\s:,]+(.{2,})$/is.exec(text)?.[1]?.trim();
}

/** The text of a notice: what stands behind a colon, in quotes, or behind 'saying'. */
export function noticeSaid(reading: Reading): string | undefined {
  const { text } = reading;
  const quoted = /["“‘]([^"”]{3,})["”]/.exec(text)?.[1];
  const behind =
    /\b(?:notice|announcement|announce|banner|broadcast|bulletin)\b[^:]{0,40}?(?::|\b(?:that says?|saying|to say|that|wey talk say)\b)\s*(.{2,})$/is;
  return (quoted ?? behind.exec(text)?.[1])?.trim() || toldToAll(reading);
}

/** What became of a request. */
export function answerSaid(reading: Reading): string | undefined {
  if (/\b(?:declin\w*|reject\w*|refus\w*|turn(?:ed)? down|deny|denied|no approve)\b/.test(said(reading)))
    return 'declined';
  return /\b(?:done|grant\w*|approv\w*|accept\w*|fulfilled|close[d]?|finished?)\b/.test(said(reading))
    ? 'done'
    : undefined;
}

/** Which request: its number, or the thing or estate that it names. */
export function requestSaid(reading: Reading): string | undefined {
  const before = { ...reading, unknown: reading.unknown.filter((at) => at < reasonAt(reading)) };
  return thingName(before, '') || estateName(before) || undefined;
}

function reasonAt({ list }: Reading): number {
  const at = list.findIndex(({ word }) => /^(?:because|cos|cause|coz|since|reason)$/.test(word));
  return at < 0 ? list.length : at;
}

/** The fee in naira as the flow reads it; `none` takes it away. */
export function feeSaid(reading: Reading): string | number | undefined {
  const amount = value.amountOf(reading);
  if (amount !== undefined) return amount;
  if (/\bfree\b/.test(said(reading))) return 0;
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
  if (/\bdeclined|rejected\b/.test(said(reading))) return 'declined';
  if (/\b(?:done|answered|closed)\b/.test(said(reading))) return 'done';
  return /\b(?:open|pending|new|unanswered|waiting)\b/.test(said(reading)) ? 'open' : undefined;
}

const LEAD =
  '^\\W*(?:(?:please|pls|plz|abeg|biko|kindly|oya|ok|okay|so|and|hello|hi|just|now|can|could|you|i|we|want|wan|need|to|make|help|me|us|let)\\b\\W*)*';
const ALL =
  '(?:every ?(?:body|one)|all(?: of)?(?: (?:them|dem|us|the))?(?: (?:people|residents?|tenants?|users?|estates?|customers?))?|(?:the |our )?(?:residents|tenants|users|customers|people)|the whole platform)';
const TELLS = `(?:(?:tell|inform|notify|alert|warn|announce to|let) ${ALL}(?: (?:to )?know)?|make ${ALL} (?:sabi|know))`;
const THAT =
  '(?:\\s*[:,-]\\s*|\\s+)(?:(?:that|say|saying|to say|know say|make them know|make dem know|about)\\b[\\s:,-]*)*';
const TOLD = new RegExp(`${LEAD}${TELLS}${THAT}(.{3,})$`, 'is');
/** 'Let everybody buy' lets them, and tells nothing. */
const LETS = new RegExp(`${LEAD}let ${ALL}(?! (?:to )?know\\b)`, 'i');
/** Only some of them are meant: a notice is for everybody. */
const SOME = /^(?:(?:in|at|of|for|inside|from|who|wey|whose|with)\b)/i;

/** What everybody is to be told: 'tell everybody say no light on sunday'; undefined where nobody is. */
export function toldToAll({ text }: Reading): string | undefined {
  if (LETS.test(text) || /\?\s*$/.test(text)) return undefined;
  const note = TOLD.exec(text)?.[1]?.trim();
  return note === undefined || SOME.test(note) ? undefined : note;
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
  if (list.length > FEW_WORDS || /\?\s*$/.test(text)) return false;
  const titled = list.length > 1 && typedName(reading) !== undefined;
  return titled || concepts.has('estateservice') || (unknown.length > 0 && unknown.length * 2 >= list.length);
}

/** The reference of a fault: six of its signs in capitals, or with a figure among them, so that no word is taken for one. */
export function faultSaid({ text }: Reading): string | undefined {
  return (text.match(/\b\w{6}\b/g) ?? [])
    .find((one) => FAULT_REFERENCE.test(one.toUpperCase()) && (/\d/.test(one) || one === one.toUpperCase()))
    ?.toUpperCase();
}
