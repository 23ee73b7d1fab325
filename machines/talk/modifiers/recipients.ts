import { isPurchase, takes } from '#catalogues/intents/index.ts';
import { MODIFIER_PHRASES } from '#catalogues/lexicon/phrases/modifiers.ts';
import type { Recipient } from '../besides.ts';
import type { OpenQuestion, Slots, Understanding } from '../context.ts';
import type { Fact } from '../reading/facts/facts.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { denied } from '../slots/values.ts';

/** The numbers that a purchase may be for; each takes one of them, or is for one's own meter. */
const NUMBERS: readonly Recipient['slot'][] = ['phone', 'meterNumber', 'smartcard', 'account'];

const SAYS = patterns(MODIFIER_PHRASES);

const isWorth = ({ kind }: Fact): boolean => kind === 'amount' || kind === 'volume';

/** Behind any word that lists nobody the second is another number of the first. */
function isListed(reading: Reading, one: Fact, other: Fact): boolean {
  const between = reading.list.slice(one.to, other.from);
  const worth = (at: number): boolean =>
    reading.facts.some((found) => isWorth(found) && found.from <= at && at < found.to);
  return between.every(({ word }, nth) => SAYS.recipientsListed.is(word) || worth(one.to + nth));
}

const inOrder = (facts: readonly Fact[]): Fact[] => [...facts].sort((a, b) => a.from - b.from);

/** The numbers that are listed in a sentence as those whom a purchase is for, each once. */
function listed(reading: Reading, slot: Recipient['slot']): Fact[] {
  const numbers = inOrder(
    reading.facts.filter(
      ({ kind, from }) => (kind === 'phone' || (kind === 'digits' && slot !== 'phone')) && !denied(reading, from),
    ),
  );
  const whole = numbers.every((one, nth) => nth === 0 || isListed(reading, numbers[nth - 1] ?? one, one));
  const from = reading.list[(numbers[0]?.from ?? 0) - 1]?.word;
  if (!whole || SAYS.notFor.is(from)) return [];
  return numbers.filter(({ value }, nth) => numbers.findIndex((one) => one.value === value) === nth);
}

/** Where a purchase keeps how much is bought: an amount, and the size of a bundle as its plan or package; undefined where it has none. */
function slotOfWorth({ kind }: Fact, bought: string): string | undefined {
  const taken = takes(bought);
  if (kind === 'amount') return taken.includes('amount') ? 'amount' : undefined;
  if (taken.includes('plan')) return 'plan';
  // Of what has a package only the internet sells it by size.
  return taken.includes('account') ? 'package' : undefined;
}

/** What each of them gets: one amount or bundle for all, or one for each. */
function worths(reading: Reading, bought: string, many: number): readonly Slots[] {
  const said = inOrder(reading.facts.filter((found) => isWorth(found) && !denied(reading, found.from))).flatMap(
    (found): Slots[] => {
      const slot = slotOfWorth(found, bought);
      return slot === undefined ? [] : [{ [slot]: slot === 'amount' ? Number(found.value) : found.value }];
    },
  );
  return said.length === many ? said : Array.from({ length: many }, () => ({}));
}

/**
 * Everybody whom a purchase is for, where a sentence lists several: one purchase each. Else empty. The number of the first is empty
 * where it is the one that is read back.
 */
export function recipientsOf(
  reading: Reading,
  { intent }: Pick<Understanding, 'intent'>,
  open: OpenQuestion | undefined,
): readonly Recipient[] {
  const bought = intent === 'answer' || intent === 'correct' ? (open?.flow ?? '') : intent;
  const slot = isPurchase(bought) ? NUMBERS.find((number) => takes(bought).includes(number)) : undefined;
  const numbers = slot === undefined ? [] : listed(reading, slot);
  const [only] = numbers;
  if (slot === undefined || only === undefined) return [];
  if (numbers.length === 1)
    return open?.field === 'confirm' && SAYS.more.is(reading.list[0]?.word)
      ? [
          { slot, number: '', worth: {} },
          { slot, number: only.value, worth: worths(reading, bought, 1)[0] ?? {} },
        ]
      : [];
  const each = worths(reading, bought, numbers.length);
  return numbers.map(({ value }, nth) => ({ slot, number: value, worth: each[nth] ?? {} }));
}
