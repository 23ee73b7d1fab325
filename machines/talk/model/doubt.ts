import { type IntentName, isPurchase } from '#catalogues/intents/index.ts';
import { type Access, allows, type Role } from '#catalogues/roles.ts';
import type { Reading } from '../reading/read.ts';
import type { Ranked } from './rank.ts';

/** What rules and ranking come to: one intent, or those of which one is asked. */
export type Decided =
  | { readonly intent: IntentName; readonly share: number }
  | { readonly asks: readonly [IntentName, IntentName, ...IntentName[]] };

/** How much of all belief an intent must have, measured on authors who were left out. */
const ENOUGH = {
  /** A purchase that rules and ranking agree on. */
  purchase: 0.99,
  /** What else they agree on. */
  agreed: 0.3,
  /** That it is nothing, where they agree. */
  nothing: 0.55,
  /** What is no purchase, where the rules believe nothing. */
  learned: 0.6,
  /** The same against the rules. */
  overruled: 0.9,
};

/** On known ground a purchase is believed by both where it is among the ranking's first. */
const AMONG = 3;
const LEAST_SHARE = 0.02;
const FEW_WORDS = 8;

const MOST_ASKED = 3;

function enough({ intent }: Ranked, believed: IntentName): number {
  if (isPurchase(intent)) return intent === believed ? ENOUGH.purchase : Number.POSITIVE_INFINITY;
  if (intent !== believed) return believed === 'none' ? ENOUGH.learned : ENOUGH.overruled;
  return intent === 'none' ? ENOUGH.nothing : ENOUGH.agreed;
}

/** True where the rules know every word of a short sentence, or an administrator speaks, whose names and things are no words of it. */
const isKnownGround = ({ unknown, list }: Reading, role: Role | null): boolean =>
  allows(ADMINISTRATORS, role) || (unknown.length === 0 && list.length <= FEW_WORDS);

const ADMINISTRATORS: Access = ['service-admin', 'netplus-admin'];

/**
 * Whether a sentence is acted on or asked about. A purchase opens only where both the rules and the ranking believe it; of anything
 * else the ranking decides where it is sure, but where the rules are at home. In doubt its likeliest are asked, among which doing
 * nothing is no choice.
 */
export function decide(reading: Reading, role: Role | null, intent: IntentName, ranked: readonly Ranked[]): Decided {
  const [first] = ranked;
  const at = ranked.findIndex((one) => one.intent === intent);
  const share = ranked[at]?.share ?? 0;
  if (intent !== 'none' && isKnownGround(reading, role)) {
    if (!isPurchase(intent) || (at < AMONG && share >= LEAST_SHARE)) return { intent, share };
  } else if (first && first.share >= enough(first, intent)) return first;
  const [one, other, ...rest] = ranked.flatMap((next) => (next.intent === 'none' ? [] : [next.intent]));
  if (!one || !other) return { intent: 'none', share: first?.share ?? 0 };
  return { asks: [one, other, ...rest.slice(0, MOST_ASKED - 2)] };
}
