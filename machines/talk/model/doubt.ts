import { INTENTS, type IntentName, isPurchase } from '#catalogues/intents/index.ts';
import type { Role } from '#catalogues/roles.ts';
import type { Understanding } from '../context.ts';
import type { Reading } from '../reading/read.ts';
import { lettersIn } from '../reading/said.ts';
import { likeliest, type Ranked, type Ranking, shareOf } from './rank.ts';
import { isTheirs } from './scores.ts';

/** What the rules understand, and how strongly they speak for it. */
interface Ruled extends Pick<Understanding, 'intent' | 'slots' | 'modifiers'> {
  readonly score: number;
}

/** What rules and ranking come to: one intent, or those of which one is asked. */
export type Decided =
  | { readonly intent: IntentName; readonly share: number }
  | { readonly asks: readonly [IntentName, IntentName, ...IntentName[]] };

/** How much of all belief an intent must have: chosen on ten authors, each left out of what was learned (decision 138). */
const ENOUGH = {
  /** A purchase that rules and ranking agree on. */
  purchase: 0.95,
  /** The same where the rules are strongly for it, for it says what is bought and for whom. */
  strong: 0.7,
  /** The same on known ground. */
  known: 0.3,
  /** All purchases together by the words alone: else it is asked. */
  alone: 0.9,
  /** The same on known ground. */
  knownAlone: 0.05,
  /** What is no purchase, and what the rules believe on known ground. */
  ground: 0.02,
  /** What else they agree on. */
  agreed: 0.5,
  /** That it is nothing, where they agree. */
  nothing: 0.65,
  /** What is no purchase, where the rules believe nothing. */
  learned: 0.35,
  /** The same against the rules. */
  overruled: 0.4,
  /** That it is nothing, against the rules: else it is asked what they believe. */
  dropped: 0.7,
  /** The likeliest of what is asked: of less, nothing is understood. */
  asked: 0.08,
  /** A third that is asked. */
  third: 0.03,
};

const FEW_WORDS = 8;

/** A score of the rules that is strong. */
const STRONG = 5;

/** What the ranking never says by itself: what pays, and the yes that pays it. */
const needsBoth = (intent: IntentName): boolean => isPurchase(intent) || intent === 'yes';

function enough({ intent }: Ranked, { intent: believed, score }: Ruled): number {
  if (needsBoth(intent) && intent !== believed) return Number.POSITIVE_INFINITY;
  if (isPurchase(intent)) return score >= STRONG ? ENOUGH.strong : ENOUGH.purchase;
  if (intent !== believed && intent === 'none') return ENOUGH.dropped;
  if (intent !== believed) return believed === 'none' ? ENOUGH.learned : ENOUGH.overruled;
  return intent === 'none' ? ENOUGH.nothing : ENOUGH.agreed;
}

/** What can be asked for: a greeting, a yes or nothing at all is not offered. */
const isOffered = (intent: IntentName): boolean => INTENTS[intent].kind !== 'act' && INTENTS[intent].kind !== 'talk';

/** True where the rules know every word of a short sentence, but for names that a slot took, and how long a plan lasts. */
function isKnownGround({ unknown, list }: Reading, { slots, modifiers }: Ruled): boolean {
  if (list.length > FEW_WORDS || unknown.length === 0) return list.length <= FEW_WORDS;
  const values = [...Object.values(slots), modifiers?.lasts ?? ''];
  const taken = new Set(values.flatMap((value) => lettersIn(String(value))));
  return unknown.every((at) => taken.has(list[at]?.word ?? ''));
}

/** The rankings of a sentence: with the rules' scores, and, where that is asked for, by its words alone. */
export interface Rankings {
  readonly whole: Ranking;
  readonly alone: () => Ranking;
}

/** How much is believed of all purchases together. */
const buying = ({ intents, shares }: Ranking): number =>
  intents.reduce((sum, one, at) => (one !== null && isPurchase(one) ? sum + (shares[at] ?? 0) : sum), 0);

/**
 * Whether a sentence is acted on or asked about. A purchase opens only where both the rules and the ranking believe it, and the
 * ranking by the words alone, too, on known ground a little: it weighs the rules' scores most, and is no second voice before that. Of anything else the ranking decides
 * where it is sure, but where the rules are at home. In doubt its likeliest are asked, among which doing nothing is no choice.
 */
export function decide(reading: Reading, role: Role | null, ruled: Ruled, { whole, alone }: Rankings): Decided {
  const { intent } = ruled;
  // What somebody may not do is nothing that they are taken to mean where the rules do not say so.
  const isTheir = (one: IntentName): boolean => isTheirs(one, role);
  const [first] = likeliest(whole, 1, isTheir);
  const known = intent !== 'none' && isKnownGround(reading, ruled);
  const believed = first && first.share >= enough(first, ruled) ? first : null;
  const sure = known ? atHome(ruled, whole, role) : believed;
  if (sure && (!isPurchase(sure.intent) || buying(alone()) >= (known ? ENOUGH.knownAlone : ENOUGH.alone))) return sure;
  const [one, other, third] = likeliest(whole, 3, (next) => isTheir(next) && isOffered(next));
  if (!one || !other || one.share < ENOUGH.asked) return { intent: 'none', share: first?.share ?? 0 };
  return { asks: [one.intent, other.intent, ...(third && third.share >= ENOUGH.third ? [third.intent] : [])] };
}

/**
 * What the rules believe on known ground; null where the ranking believes hardly any of it. What an administrator does is told apart by
 * whole sentences (`managed.ts`), and is not doubted there.
 */
function atHome({ intent, score }: Ruled, whole: Ranking, role: Role | null): Ranked | null {
  const share = shareOf(whole, intent);
  if (isPurchase(intent)) return share >= ENOUGH.known ? { intent, share } : null;
  return share >= ENOUGH.ground || (role === 'service-admin' && score >= STRONG) ? { intent, share } : null;
}
