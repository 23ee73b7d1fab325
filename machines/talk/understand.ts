import { namesAnswered } from './accounts/own-answers.ts';
import { inFlow } from './answering/open.ts';
import type { OpenQuestion, Slots, TalkContext, Understanding } from './context.ts';
import { balanceMeant } from './estate/balance-meant.ts';
import { type Reading, read } from './reading.ts';
import { showsCode } from './trouble/symptoms.ts';
import { besidesOf } from './wishes/besides.ts';
import { frame } from './wishes/frames.ts';
import { isPurchase, scoreIntents } from './wishes/intents.ts';
import { isOwnChange, severalWishes } from './wishes/several.ts';

/** Below this an intent is not believed. */
const LEAST = 2.3;

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
  return { ...meant, besides: { ...meant.besides, later } };
}

function meaningOf(text: string, context: TalkContext): Understanding {
  const reading = read(text, context.today);
  const meant = meaningIn(reading, context);
  const besides = besidesOf(reading, meant.intent, meant.slots);
  const also = alsoIn(reading, meant, context.open);
  return besides || also ? { ...meant, besides: { ...besides, ...(also && { also }) } } : meant;
}

function alsoIn(reading: Reading, meant: Understanding, open: OpenQuestion | undefined): Slots | null {
  if (meant.intent !== 'answer' || !open) return null;
  if (open.field === 'firstName') {
    const { lastName } = namesAnswered(reading, open) ?? {};
    return lastName === undefined ? null : { lastName };
  }
  if (open.kind !== 'choice') return null;
  // The flow of a balance reads the side of an amount, and what it moves by.
  const balance = open.flow === 'update-payment' ? balanceMeant(reading) : undefined;
  const said = { ...frame(reading, open.flow), ...(balance !== undefined && { amount: balance }) };
  const answer = String(meant.slots[open.field] ?? '');
  // Words that are the answer, or part of it, are not another one as well.
  const others = Object.entries(said).filter(([name, value]) => !(name in meant.slots) && !answer.includes(`${value}`));
  return others.length > 0 ? Object.fromEntries(others) : null;
}

function meaningIn(reading: Reading, context: TalkContext): Understanding {
  const scored = MACHINE_TEXT.test(reading.text) ? [] : scoreIntents(reading, context.role);
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
