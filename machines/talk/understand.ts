import type { IntentName } from '#catalogues/intents/index.ts';
import type { FieldKind } from '#machines/kit/view.ts';
import { namesAnswered } from './accounts/own-answers.ts';
import { inFlow } from './answering/open.ts';
import { comparesOf } from './compares.ts';
import { agreement } from './consent/agreement.ts';
import type { Besides, OpenQuestion, Recipient, Slots, TalkContext, Understanding } from './context.ts';
import { balanceMeant } from './estate/balance-meant.ts';
import { peopleChanged } from './estate/people-changed.ts';
import { factsOf, type Reading, read } from './reading.ts';
import { showsCode } from './trouble/symptoms.ts';
import { unheardOf } from './unheard.ts';
import { amountAsked, nearly } from './values.ts';
import { besidesOf } from './wishes/besides.ts';
import { frame } from './wishes/frames.ts';
import { isPurchase, type Scored, scoreIntents, takes } from './wishes/intents.ts';
import { recipientsOf } from './wishes/recipients.ts';
import { isOwnChange, severalWishes } from './wishes/several.ts';

/** Below this an intent is not believed. */
const LEAST = 2.3;

/** A yes that nobody asked for is weaker than any wish that its words may be. */
const AGREED = 2.4;

/** Text of programs: nothing in it is a wish. */
const MACHINE_TEXT =
  /[{}<>\\]|;\s*--|\bdrop table\b|\bselect\b.*\bfrom\b|\bignore (?:all|previous|the|your)\b|\bsystem prompt\b|\byou are now\b/i;

const round = (value: number): number => Math.round(value * 100) / 100;

/** What a sentence means, as a pure function of it and of what is open. Never throws. */
export function understand(text: string, context: TalkContext): Understanding {
  const whole = meaningOf(text, context);
  const { open, ...alone } = context;
  const answers = open?.kind !== 'area' && (whole.intent === 'answer' || whole.intent === 'correct');
  // What is to be written on a ticket is no wish, whatever it is about.
  const wants =
    (isPurchase(whole.intent) || isOwnChange(whole.intent) || answers) && whole.besides?.tickets?.reply === undefined;
  const [first, ...later] = wants
    ? severalWishes(
        text,
        open?.flow ?? null,
        (part) => meaningOf(part, context),
        (part) => meaningOf(part, alone),
      )
    : [];
  if (first === undefined) return whole;
  const meant = meaningOf(first, context);
  // A yes with another wish behind it is no whole yes: the wish is heard, and what is read back waits.
  if (meant.slots.confirm === 'yes') return whole;
  return { ...meant, besides: { ...meant.besides, later } };
}

function meaningOf(text: string, context: TalkContext): Understanding {
  const reading = read(text, context.today);
  const { recipients, ...meant } = forTheFirst(reading, meaningIn(reading, context), context.open);
  const near = nearlySaid(reading, meant);
  const found = besidesOf(reading, meant.intent, meant.slots);
  const also = alsoIn(reading, meant, context.open);
  const deed = meant.slots.confirm === 'yes' && agreement(reading.text, context.open)?.deed === true;
  const besides: Besides = {
    ...found,
    ...(also && { also }),
    ...(near && { nearly: near }),
    ...(recipients.length > 0 && { recipients }),
    ...(deed && { deed }),
  };
  const times = timesWanted(reading, meant, context.open);
  const people = peopleChanged(reading, meant, context.open);
  const unheard = unheardOf(reading, meant, besides, context.open);
  const all = {
    ...besides,
    ...(times !== undefined && { times }),
    ...(people.length > 0 && { people }),
    ...(unheard.length > 0 && { unheard }),
  };
  return Object.keys(all).length > 0 ? { ...meant, besides: all } : meant;
}

/** How often a purchase is wanted, where that is more than once. */
function timesWanted(
  reading: Reading,
  { intent, slots }: Understanding,
  open: OpenQuestion | undefined,
): number | undefined {
  const inside = intent === 'answer' || intent === 'correct' || intent === 'none';
  if (!isPurchase(inside ? (open?.flow ?? '') : intent)) return undefined;
  const times = Math.max(0, ...factsOf(reading, 'times').map(({ value }) => Number(value)));
  return times > 1 && slots.months !== times ? times : undefined;
}

/** Where several are listed the slots are those of the first one. */
function forTheFirst(
  reading: Reading,
  meant: Understanding,
  open: OpenQuestion | undefined,
): Understanding & { readonly recipients: readonly Recipient[] } {
  const recipients = recipientsOf(reading, meant, open);
  const [first] = recipients;
  if (!first || first.number === '') return { ...meant, recipients };
  return { ...meant, slots: { ...meant.slots, [first.slot]: first.number, ...first.worth }, recipients };
}

/** A number that stands for a slot of a wish though it is none. */
function nearlySaid(reading: Reading, { intent, slots }: Understanding): Slots | null {
  const missing = LONG.find((slot) => takes(intent).includes(slot) && slots[slot] === undefined);
  const said = missing && nearly(reading, missing);
  const number = missing && said !== undefined && !Object.values(slots).includes(said) ? { [missing]: said } : {};
  const amount = paysAmounts(intent) && slots.amount === undefined ? amountAsked(reading) : undefined;
  const found = { ...number, ...(amount !== undefined && String(amount) !== said && { amount }) };
  return Object.keys(found).length > 0 ? found : null;
}

/** Purchases of any amount, where '20' is one that is too small; the others have prices. */
const paysAmounts = (intent: IntentName): boolean =>
  isPurchase(intent) &&
  takes(intent).includes('amount') &&
  !takes(intent).some((slot) => slot === 'plan' || slot === 'package');

const LONG = ['phone', 'meterNumber', 'smartcard', 'account'] as const;

/** Where a number is asked for, others may stand beside it: '500 for 08031234567'. */
const NUMBERS = ['phone', 'meterNumber', 'smartcard', 'account', 'amount', 'months', 'email', 'network'] as const;
const NUMBER_ASKED: readonly (FieldKind | undefined)[] = ['money', 'phone', 'digits', 'email'];

/** What an answer that is a number says of other questions of its flow. */
function numbersBeside(reading: Reading, meant: Understanding, { flow, fields = [] }: OpenQuestion): Slots | null {
  const said = frame(reading, flow);
  const taken = new Set(Object.values(meant.slots).map(String));
  const found = NUMBERS.flatMap((name): [string, string | number][] => {
    if (name in meant.slots || !(takes(flow).includes(name) || fields.includes(name))) return [];
    const long = LONG.find((one) => one === name);
    const value = said[name] ?? (long && nearly(reading, long));
    return value === undefined || taken.has(String(value)) ? [] : [[name, value]];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

function alsoIn(reading: Reading, meant: Understanding, open: OpenQuestion | undefined): Slots | null {
  if (meant.intent !== 'answer' || !open) return null;
  if (open.field === 'firstName') {
    const { lastName } = namesAnswered(reading, open) ?? {};
    return lastName === undefined ? null : { lastName };
  }
  if (NUMBER_ASKED.includes(open.kind) && isPurchase(open.flow)) return numbersBeside(reading, meant, open);
  // Whose balance it is may stand in a whole sentence, with what it is to be.
  const fined = open.flow === 'update-payment' && open.field === 'meterNumber' ? balanceMeant(reading) : undefined;
  if (fined !== undefined) return { ...frame(reading, open.flow), ...meant.slots, amount: fined };
  if (open.kind !== 'choice') return null;
  // The flow of a balance reads the side of an amount, and what it moves by.
  const balance = open.flow === 'update-payment' ? balanceMeant(reading) : undefined;
  const said = { ...frame(reading, open.flow), ...(balance !== undefined && { amount: balance }) };
  const answer = String(meant.slots[open.field] ?? '');
  // Words that are the answer, or part of it, are not another one as well.
  const others = Object.entries(said).filter(([name, value]) => !(name in meant.slots) && !answer.includes(`${value}`));
  const near = isPurchase(open.flow) ? numbersBeside(reading, meant, open) : null;
  return others.length > 0 || near ? { ...near, ...Object.fromEntries(others) } : null;
}

/** Every intent that the sentence speaks for, strongest first; a whole yes is one of them, also where none was asked for. */
function wished(reading: Reading, { role, open }: TalkContext): Scored[] {
  const scored = scoreIntents(reading, role);
  if (!agreement(reading.text, open)) return scored;
  const agreed: Scored = { intent: 'yes', score: AGREED };
  return [...scored, agreed].sort((a, b) => b.score - a.score);
}

function meaningIn(reading: Reading, context: TalkContext): Understanding {
  // A message to a person may speak of anything; any other comparison is a question, and answers none.
  const compares = context.open?.kind === 'area' ? undefined : comparesOf(reading);
  if (compares) return { intent: 'price-list', slots: frame(reading, 'price-list'), confidence: 0.9, alternatives: [] };
  const scored = MACHINE_TEXT.test(reading.text) ? [] : wished(reading, context);
  if (context.open) {
    const said = inFlow(reading, context.open, scored);
    if (said)
      return {
        ...said,
        alternatives: scored
          .slice(0, 3)
          .map(({ intent }) => intent)
          .filter((intent) => intent !== said.intent),
      };
  }
  const [best, second] = scored;
  const weak = !best || best.score < LEAST;
  if (weak && showsCode(reading)) return { intent: 'token-issues', slots: {}, confidence: 0.8, alternatives: [] };
  if (weak)
    return { intent: 'none', slots: {}, confidence: 0.3, alternatives: scored.slice(0, 3).map(({ intent }) => intent) };
  const margin = Math.min(1, best.score - (second?.score ?? 0));
  const clear = Math.max(0, 1 - reading.unknown.length / Math.max(4, reading.list.length));
  return {
    intent: best.intent,
    slots: frame(reading, best.intent),
    confidence: round(Math.min(0.99, 0.45 + 0.2 * margin + 0.25 * clear + 0.02 * best.score)),
    alternatives: scored.slice(1, 4).map(({ intent }) => intent),
  };
}
