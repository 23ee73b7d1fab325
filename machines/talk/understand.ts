import { isPurchase } from '#catalogues/intents/index.ts';
import { once } from '#machines/kit/once.ts';
import type { TalkContext, Understanding } from './context.ts';
import { followUps, isFollowed } from './following/following.ts';
import { mayFollowCancel, wishBehindCancel } from './modifiers/behind-cancel.ts';
import { isLookedUp, isOwnChange, type Meant, otherEstates, severalWishes } from './modifiers/several.ts';
import { lexiconAhead } from './reading/lexicon.ts';
import { filing } from './reading/marks.ts';
import { hear, meaningIn, type Ruled, ruledOf, senseOf } from './ruled.ts';
import { weighed } from './weighed.ts';

/**
 * What a sentence means, as a pure function of it and of what is open. Never throws. It is read without knowing what it is for; the
 * intents it speaks for are scored; an open question takes its answer, its correction or a yes, else the best intent fills its
 * slots, unless what was learned doubts it; then what is said besides is found. Of several wishes the first is meant, and the others wait.
 */
export function understand(text: string, context: TalkContext): Understanding {
  return followed(text, context) ?? alone(text, context);
}

/** What goes on from the question before it, read as that question with what it changes; null for what says something of its own. */
function followed(text: string, context: TalkContext): Understanding | null {
  const { asked, open: _, ...moment } = context;
  if (asked === undefined || context.meant) return null;
  for (const one of followUps(text, context)) {
    const now = understand(one.says, { ...moment, ...(asked.chosen && { meant: one.intent }) });
    if (isFollowed(asked, one, now)) return { ...now, follows: one.says };
  }
  return null;
}

/** What a sentence means by itself, and by the question that is open. */
function alone(text: string, context: TalkContext): Understanding {
  const ruled = ruledOf(text, context);
  if (context.meant) return ruled.found;
  const wish = wishOf(ruled, context);
  if (wish !== null) return { ...ruled.found, modifiers: { ...ruled.found.modifiers, later: [wish] } };
  const [first, ...later] = parts(text, ruled, context);
  const whole = weighed(ruled, context);
  if (first === undefined) {
    const others = otherEstates(ruled.reading, whole);
    return others.length > 0 ? { ...whole, modifiers: { ...whole.modifiers, later: others } } : whole;
  }
  const meant = weighed(ruledOf(first, context), context);
  // A yes with another wish behind it is no whole yes: the wish is heard, and what is read back waits.
  return meant.slots.confirm === 'yes' ? whole : { ...meant, modifiers: { ...meant.modifiers, later } };
}

/** Makes ahead of the first sentence what every sentence needs, a piece a step: in one it would hold up a weak phone. */
export function* ready(): Generator<void> {
  yield* lexiconAhead();
  yield* filing();
}

/** What is wanted in the place of what a sentence leaves, as typed; null where that is nothing. */
function wishOf({ reading, found }: Ruled, context: TalkContext): string | null {
  const wish = found.intent === 'cancel' ? wishBehindCancel(reading) : null;
  if (wish === null) return null;
  const { open: _, ...alone } = context;
  return mayFollowCancel(weighed(ruledOf(wish, alone), alone)) ? wish : null;
}

/** The wishes of a sentence that holds several, as typed; empty where it holds one. */
function parts(text: string, ruled: Ruled, context: TalkContext): readonly string[] {
  const { found: whole } = ruled;
  const { open } = context;
  const answers = open?.kind !== 'area' && (whole.intent === 'answer' || whole.intent === 'correct');
  const wants = [isPurchase, isOwnChange, isLookedUp].some((is) => is(whole.intent)) || answers;
  // What is to be written on a ticket is no wish, whatever it is about.
  if (!wants || whole.modifiers?.tickets?.reply !== undefined || whole.modifiers?.severalDues) return [];
  const { open: _, ...alone } = context;
  return severalWishes(
    text,
    ruled.reading,
    open?.flow ?? null,
    (part) => meantBy(part, context),
    (part) => meantBy(part, alone),
  );
}

/** What one wish means, by the rules alone and without what is said besides. A purchase is what the rules speak for most, or nothing. */
function meantBy(text: string, context: TalkContext): Meant {
  const heard = once(() => hear(text, context));
  return {
    mayBuy: () => {
      const [first] = heard().scored;
      return first !== undefined && isPurchase(first.intent);
    },
    sense: once(() => senseOf(heard().reading, context, meaningIn(heard(), context)).meant),
  };
}
