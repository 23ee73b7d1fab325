import { INTENTS, type IntentName, isPurchase } from '#catalogues/intents/index.ts';
import type { Intent } from '#catalogues/intents/intent.ts';
import { administers, type Role } from '#catalogues/roles.ts';
import type { Understanding } from '../context.ts';
import type { Reading } from '../reading/read.ts';
import { lettersIn } from '../reading/said.ts';
import { estateNamed } from '../slots/estate-names.ts';
import { likeliest, type Ranked, type Ranking, shareOf } from './rank.ts';
import { isTheirs } from './scores.ts';

/** What the rules understand, and how strongly they speak for it. */
interface Ruled extends Pick<Understanding, 'intent' | 'slots' | 'modifiers'> {
  readonly score: number;
  /** Whether what is said besides is answered where the sentence has no intent. */
  readonly speaks: boolean;
  /** Whether it refuses something, or asks why. */
  readonly denies: boolean;
}

/** What rules and ranking come to: one intent, or those of which one is asked. */
export type Decided =
  | { readonly intent: IntentName; readonly share: number }
  | { readonly asks: readonly [IntentName, IntentName, ...IntentName[]] };

/** How much of all belief an intent must have: chosen on authors who were left out of what was learned (decisions 138 and 142). */
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
  /** What they do not believe there. */
  offGround: 0.7,
  /** What else they agree on. */
  agreed: 0.5,
  /** That it is nothing, where they agree. */
  nothing: 0.75,
  /** What is no purchase, where the rules believe nothing. */
  learned: 0.35,
  /** The same against the rules. */
  overruled: 0.4,
  /** What is wished for, where what is said besides has an answer of its own. */
  besides: 0.8,
  /** The same, for it to be asked about: of less, what is said besides is answered. */
  besidesAsked: 0.8,
  /** That it is nothing, against the rules: else it is asked what they believe. */
  dropped: 0.7,
  /** The likeliest of what is asked: of less, nothing is understood. */
  asked: 0.04,
  /** A third that is asked. */
  third: 0.03,
};

/**
 * What an administrator's must have (decisions 142 and 179). They do more things than a resident, many of them alike, and write of them in few words: where the
 * ranking gives 0.6 to what the rules believe, too, it is wrong every second time (decision 142).
 */
const OF_ADMINISTRATORS: typeof ENOUGH = {
  ...ENOUGH,
  ...{ agreed: 0.85, nothing: 0.92, ground: 0.3, learned: 0.45, overruled: 0.5 },
  ...{ besides: 0.6, besidesAsked: 0.25 },
};

const enoughOf = (role: Role | null): typeof ENOUGH => (administers(role) ? OF_ADMINISTRATORS : ENOUGH);

const FEW_WORDS = 8;

/** A score of the rules that is strong. */
const STRONG = 5;

/** What the ranking never says by itself: what pays, and the yes that pays it. */
const needsBoth = (intent: IntentName): boolean => isPurchase(intent) || intent === 'yes';

function enough({ intent }: Ranked, { intent: believed, score }: Ruled, gates: typeof ENOUGH): number {
  if (needsBoth(intent) && intent !== believed) return Number.POSITIVE_INFINITY;
  if (isPurchase(intent)) return score >= STRONG ? gates.strong : gates.purchase;
  if (intent !== believed && intent === 'none') return gates.dropped;
  if (intent !== believed) return believed === 'none' ? gates.learned : gates.overruled;
  return intent === 'none' ? gates.nothing : gates.agreed;
}

/** What can be asked for: a greeting, a yes or nothing at all is not offered. */
const isOffered = (intent: IntentName): boolean => INTENTS[intent].kind !== 'act' && INTENTS[intent].kind !== 'talk';

/** True where the rules know every word of a short sentence, but for names that a slot took or an estate has, and how long a plan lasts. */
function isKnownGround(reading: Reading, { slots, modifiers }: Ruled): boolean {
  const { unknown, list } = reading;
  if (list.length > FEW_WORDS || unknown.length === 0) return list.length <= FEW_WORDS;
  const values = [...Object.values(slots), modifiers?.lasts ?? '', estateNamed(reading) ?? ''];
  const taken = new Set(values.flatMap((value) => lettersIn(String(value))));
  return unknown.every((at) => taken.has(list[at]?.word ?? ''));
}

/** The rankings of a sentence: with the rules' scores, and, where that is asked for, by its words alone. */
export interface Rankings {
  readonly whole: Ranking;
  readonly alone: () => Ranking;
}

/** What an administrator does to others: 'do not give House 12 grace' is no wish for it, whatever the ranking has learned of its words. */
const isDeed = (intent: IntentName): boolean => INTENTS[intent].kind === 'flow' && isManaging(INTENTS[intent]);

const isManaging = ({ access }: Intent): boolean => typeof access !== 'string' && access.every(administers);

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
  const gates = enoughOf(role);
  // What somebody may not do is nothing that they are taken to mean where the rules do not say so.
  const isTheir = (one: IntentName): boolean => isTheirs(one, role);
  const [first] = likeliest(whole, 1, isTheir);
  if (ruled.speaks && !(first && isOffered(first.intent) && first.share >= gates.besidesAsked)) return nothing(first);
  const known = intent !== 'none' && isKnownGround(reading, ruled);
  const least = first ? Math.max(enough(first, ruled, gates), ruled.speaks ? gates.besides : 0) : 0;
  const believed = first && first.share >= least ? first : null;
  const found = known ? atHome(ruled, whole, first, gates) : believed;
  const sure = found && ruled.denies && found.intent !== intent && isDeed(found.intent) ? null : found;
  if (sure && (!isPurchase(sure.intent) || buying(alone()) >= (known ? gates.knownAlone : gates.alone))) return sure;
  const [one, other, third] = likeliest(whole, 3, (next) => isTheir(next) && isOffered(next));
  if (!one || !other || one.share < gates.asked) return nothing(first);
  return { asks: [one.intent, other.intent, ...(third && third.share >= gates.third ? [third.intent] : [])] };
}

const nothing = (first: Ranked | undefined): Decided => ({ intent: 'none', share: first?.share ?? 0 });

/**
 * What the rules believe on known ground; null where the ranking believes hardly any of it. All words may be known and the sentence
 * yet mean something else that has the same ones ('notice off'): what the ranking is sure of there goes before, but for a purchase.
 */
function atHome({ intent }: Ruled, whole: Ranking, first: Ranked | undefined, gates: typeof ENOUGH): Ranked | null {
  const share = shareOf(whole, intent);
  if (isPurchase(intent)) return share >= gates.known ? { intent, share } : null;
  if (first && first.intent !== intent && first.share >= gates.offGround && !needsBoth(first.intent)) return first;
  return share >= gates.ground ? { intent, share } : null;
}
