import { LEAST_METER_END } from '#catalogues/held-meters.ts';
import { INTENTS, type IntentName, isIntent, isPurchase, takes } from '#catalogues/intents/index.ts';
import { MODIFIER_PHRASES } from '#catalogues/lexicon/phrases/modifiers.ts';
import type { Modifiers, Unheard } from '../besides.ts';
import type { OpenQuestion, Slots, Understanding } from '../context.ts';
import type { Fact, Label } from '../reading/facts/facts.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { denied } from '../slots/values.ts';

/** What changes something other than a purchase, and so may not leave out a number either. */
const WRITES: ReadonlySet<string> = new Set<IntentName>([
  ...(['update-profile', 'update-meter', 'set-occupancy', 'update-payment', 'sign-up'] as const),
  ...(['create-service', 'create-fee', 'set-provider-fee', 'register-estate'] as const),
]);

/** Numbers that are values; what counts or names something, and days, explain themselves. */
const VALUES = new Set(['phone', 'digits', 'amount', 'volume', 'units', 'token', 'figure', 'card', 'secret']);
const NEVER_TOLD = new Set(['card', 'secret']);

/** All that an understanding holds, as text. */
function texts(held: unknown): string[] {
  if (typeof held === 'string' || typeof held === 'number') return [String(held)];
  return typeof held === 'object' && held !== null ? Object.values(held).flatMap(texts) : [];
}

const plain = (text: string): string => text.replace(/(\d),(?=\d{3})/g, '$1');

/** True where a text holds a number as it was typed, and not as a piece of a longer one. */
function holds(text: string, typed: string): boolean {
  const at = text.indexOf(typed);
  return at >= 0 && !/\d$/.test(text.slice(0, at)) && !/^\d/.test(text.slice(at + typed.length));
}

/** True where a text says a number: as its digits, or as it was typed. */
function says(text: string, { value, kind }: Fact, typed: string): boolean {
  if (holds(text, typed)) return true;
  if (kind !== 'amount')
    return plain(text)
      .split(/[^\w.]+/)
      .includes(value);
  return plain(text)
    .split(/[^\d.]+/)
    .some((one) => one !== '' && Number(one) === Number(value));
}

const SAYS = patterns(MODIFIER_PHRASES);

/** What takes a value back: 'from 5000 to 7000', 'instead of 0803', '5k, sorry, 7k'. */
function isTakenBack(reading: Reading, { from, to }: Fact): boolean {
  const said = asTyped(reading);
  const changed = SAYS.takenBackBefore.is(said.words[from - 1]) && said.words.slice(to).includes('to');
  const instead = from >= 2 && SAYS.insteadOf.ends(said, from - 2).includes(from);
  return denied(reading, from) || changed || instead || SAYS.takenBackBehind.endAt(said, to) > to;
}

/** The slots that are numbers of somebody or something; a flow takes one of them. */
const NUMBERS = ['phone', 'smartcard', 'meterNumber', 'account'] as const;

/** What has more digits than any number here may be a card's. */
const MOST_TOLD = 14;

/** Fewer digits with a space among them are amounts. */
const LEAST_LONG = 8;

const PHONE_LIKE = /^(?:0\d{2}|(?:00)?234[789]|[789][01]\d{8}$)/;

/** What a number that nothing is known of is nearly. */
function nearlyOf({ kind, value, label, sure, from, to }: Fact, wanted: Label | null): Unheard['nearly'] {
  if (kind === 'amount') return !sure && /^\d{6,}$/.test(value) && !value.endsWith('00') ? 'number' : null;
  if (kind !== 'figure' && kind !== 'digits') return null;
  if (label !== null && label !== 'number') return label;
  if (value.includes(' ') && value.length > LEAST_LONG) return 'number';
  if (kind === 'figure' && (!/^\d+$/.test(value) || (to - from === 1 && value.length < 5 && !value.startsWith('0'))))
    return 'amount';
  if (wanted !== null && value.length >= 3) return wanted;
  if (PHONE_LIKE.test(value) && value.length !== 11 && value.length < 15) return 'phone';
  return kind === 'figure' || value.length < 10 ? 'number' : null;
}

/** What is nearly a value is answered wherever it is said; two or three digits may be anything. */
const isOdd = (found: Fact): boolean => {
  const nearly = nearlyOf(found, null);
  return NEVER_TOLD.has(found.kind) || (nearly !== null && nearly !== 'amount' && found.value.length >= 4);
};

/** A phone's or a meter's number: whatever is meant, nobody says one for nothing. */
const isOfSomebody = ({ kind, value }: Fact): boolean => (kind === 'phone' || kind === 'digits') && value.length >= 10;

/** Who is meant by a sum: where it is no least, nothing takes it. */
const OWING: ReadonlySet<string> = new Set<IntentName>(['balance', 'remind-debtors']);

/** What is sent somewhere, where that was said. */
const SENDS: ReadonlySet<string> = new Set<IntentName>(['receipt', 'resend-token']);

const kindOf = (intent: string) => (isIntent(intent) ? INTENTS[intent].kind : 'act');

/** What finds by itself which of the own meters it is for. */
const OF_OWN_METER: ReadonlySet<string> = new Set<IntentName>(['buy-power', 'pay-services', 'pay-dev-levy', 'balance']);

/** True for what is more than said in answer to something. */
const isMeant = (intent: string): boolean => intent !== 'none' && kindOf(intent) !== 'act';

/** Every number that a sentence says and that nothing of what was understood took, for the assistant to answer before it acts. */
export function unheardOf(
  reading: Reading,
  { intent, slots }: Pick<Understanding, 'intent' | 'slots'>,
  modifiers: Modifiers,
  open: OpenQuestion | undefined,
): readonly Unheard[] {
  if (reading.facts.length === 0) return [];
  const deed = intent === 'answer' || intent === 'correct' ? (open?.flow ?? '') : intent;
  const beside = intent === 'none' && isPurchase(open?.flow ?? '');
  // 'From 50k to 20k' puts nothing right where it is said who owes.
  const isOwedSum = ({ kind }: Fact) => OWING.has(intent) && kind === 'amount';
  // What a yes repeats of what is read back is for whoever reads a yes; what is no good number repeats nothing.
  const agrees = slots.confirm !== undefined || intent === 'yes' || intent === 'no';
  const acts = !agrees && (beside || isPurchase(deed) || WRITES.has(deed));
  const means = !agrees && (isMeant(intent) || modifiers.tickets !== undefined);
  const numbers = reading.facts.filter(
    (found) => VALUES.has(found.kind) && (acts || isOdd(found) || (means && isOfSomebody(found)) || isOwedSum(found)),
  );
  if (numbers.length === 0) return [];
  // What a sentence could be about nobody has taken yet, and what is bought is nothing of the past.
  const { bare: _, whom, past, which, ...meant } = modifiers;
  const wanted = acts ? (NUMBERS.find((slot) => takes(deed).includes(slot)) ?? null) : null;
  const begins = !agrees && kindOf(intent) === 'flow';
  const { sendTo: __, ...before } = past ?? {};
  const told = begins && !SENDS.has(intent) ? before : past;
  const held = texts([slots, meant, intent === 'none' ? [] : whom, acts ? [] : told]);
  // Which meter power is for its own flow finds, and says where a number is none of theirs.
  const isMeter = ({ kind, value }: Fact, typed: string) =>
    (OF_OWN_METER.has(deed) || (beside && open?.flow === 'buy-power')) &&
    kind === 'digits' &&
    value.length >= LEAST_METER_END &&
    which !== undefined &&
    holds(which, typed);
  return numbers
    .filter((found) => {
      const typed = typedOf(reading, found);
      return (
        NEVER_TOLD.has(found.kind) ||
        !(
          (isTakenBack(reading, found) && !isOwedSum(found)) ||
          isMeter(found, typed) ||
          isPlace(found, open, slots) ||
          held.some((text) => says(text, found, typed))
        )
      );
    })
    .map((found) => ({
      kind: found.kind,
      said: NEVER_TOLD.has(found.kind) || found.value.length > MOST_TOLD ? '' : signed(found, typedOf(reading, found)),
      value: NEVER_TOLD.has(found.kind) ? '' : found.value,
      // Where something is bought a number that may be an amount is one.
      nearly: acts && found.kind === 'amount' ? null : nearlyOf(found, wanted),
    }));
}

/** '2' at a list: the place of what was chosen of it. */
function isPlace({ kind, value }: Fact, open: OpenQuestion | undefined, slots: Slots): boolean {
  const chosen = kind === 'figure' ? open?.choices?.at(Number(value) - 1) : undefined;
  return chosen !== undefined && chosen.value === slots[open?.field ?? ''];
}

const signed = ({ value }: Fact, typed: string): string => (value.startsWith('-') ? value : typed);

/** A number as it was typed. */
function typedOf({ list, text }: Reading, { from, to }: Fact): string {
  return text.slice(list[from]?.start, list[to - 1]?.end);
}
