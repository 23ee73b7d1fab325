import { INTENTS, PRODUCT_NAMES, takes } from '#catalogues/intents/index.ts';
import { koboOf } from '#catalogues/money.ts';
import { providerOf } from '#catalogues/products/providers.ts';
import { allows } from '#catalogues/roles.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Slots, Understanding } from '#machines/talk/context.ts';
import { OWN_QUESTIONS } from '../asked-once.ts';
import { plain, whichAsked } from '../lines.ts';
import { openers } from '../openers.ts';
import type { MeantOption } from '../run.ts';
import type { Scene } from '../scene.ts';
import { MENU as CAN, TALK } from '../sentences.ts';
import type { Suggestion } from '../suggestion.ts';
import { perhapsArticle } from './asides/about-articles.ts';
import { type Turn, turn } from './turn.ts';

/** So many of the things one could begin with are offered to whoever meant something else, beside the menu and a person. */
const MOST_ELSE = 4;

export const PERSON: Suggestion = { label: 'Talk to a person', say: 'person' };
export const MENU: Suggestion = { label: 'Menu', say: 'menu' };

/**
 * In doubt it is asked which of two or three things was meant; null where there is nothing that this person could mean. One doubt behind
 * another is counted as what is not understood: the third time it is asked in other words, and a person is offered.
 */
export function askWhichMeant({ asked = [], session: { role }, text, misses, options: before }: Scene): Turn | null {
  const options = asked.flatMap((meant): readonly MeantOption[] => {
    const { access, starts = [] } = INTENTS[meant.intent];
    const label = askedWords(meant);
    // Who is not signed in may well mean what they have to sign in for.
    const mayMean = [access, ...starts.map((one) => one.access ?? access)].some(
      (one) => allows(one, role) || (role === null && allows(one, 'service-user')),
    );
    return label !== null && mayMean ? [{ label, meant, text }] : [];
  });
  const different = options.filter(({ label }, at) => options.findIndex((one) => one.label === label) === at);
  if (different.length === 0) return null;
  const again = misses > 0;
  return turn({
    ...((again || before.some((one) => 'meant' in one)) && { missed: true }),
    lines: [whichAsked(again ? TALK.whichMeantAgain : TALK.whichMeant)],
    options: [...different, { label: TALK.somethingElse, other: true }],
    suggestions: again ? [PERSON, MENU] : perhapsArticle(text),
  });
}

/** The words of a button for what may be meant, with what was said filled in; null for what is never asked. */
export function askedWords({ intent, slots }: Pick<Understanding, 'intent' | 'slots'>): string | null {
  const { asked } = INTENTS[intent];
  if (asked === undefined) return null;
  const filled = (part: string): string => part.replace(SLOT, (_, slot: string) => valueWords(slot, slots[slot] ?? ''));
  return asked
    .replace(PERHAPS, (_, part: string) => (slotsIn(part).every((slot) => isSaid(slots, slot)) ? filled(part) : ''))
    .replace(SLOT, (_, slot: string) => valueWords(slot, slots[slot] ?? ''));
}

const SLOT = /\{(\w+)\}/g;
const PERHAPS = /\[([^\]]*)\]/g;

const slotsIn = (part: string): readonly string[] => [...part.matchAll(SLOT)].map(([, slot = '']) => slot);

const isSaid = (slots: Slots, slot: string): boolean => (slots[slot] ?? '') !== '';

/** A value as a person reads it. */
function valueWords(slot: string, value: string | number): string {
  const text = String(value);
  if (slot === 'amount') return formatNaira(koboOf(Number(value)));
  return providerOf(text)?.name ?? PRODUCT_NAMES[text] ?? text;
}

/**
 * A scene in which one of the readings was chosen is that of the sentence that was asked about, as if it had been clear. Its button
 * chooses one, its place, or any words that mean the same and say nothing more.
 */
export function asChosen(scene: Scene): Scene {
  const { sense, options } = scene;
  const meant = options.filter((one) => 'meant' in one);
  const named = meant.find(({ label }) => sense.intent === 'answer' && sense.slots.which === label);
  // A doubt about the answer is none where only one of what may be meant stands to choose from, and that is likeliest.
  const may = sense.asks?.length ? meant.filter((one) => sense.asks?.includes(one.meant.intent)) : [];
  const likely = may.length === 1 && may[0]?.meant.intent === sense.asks?.[0] ? may[0] : undefined;
  const placed = placedIn(scene, meant);
  if (placed) return { ...scene, sense: placed.meant, text: placed.text, button: null, options: [] };
  const chosen =
    named ?? meant.find((one) => one.meant.intent === sense.intent && saysNoMore(sense, one.meant)) ?? likely;
  return chosen ? { ...scene, sense: chosen.meant, text: chosen.text, button: null, options: [] } : scene;
}

/** What has a place in one of the choices alone chooses it, and is filled in there: a network is of airtime, and of no power. */
function placedIn({ sense }: Scene, meant: readonly MeantOption[]): MeantOption | null {
  const { digits, plan, phone, network, provider, email } = sense.modifiers?.bare ?? {};
  const said = { meterNumber: digits, plan, phone, network, provider, email };
  const values = Object.entries(said).filter((one): one is [string, string] => one[1] !== undefined);
  if (values.length === 0 || (sense.intent !== 'none' && sense.intent !== 'answer')) return null;
  const fitting = meant.filter((one) => values.every(([slot]) => takes(one.meant.intent).includes(slot)));
  const [only, ...others] = fitting;
  if (only === undefined || others.length > 0) return null;
  return { ...only, meant: { ...only.meant, slots: { ...only.meant.slots, ...Object.fromEntries(values) } } };
}

const saysNoMore = ({ slots }: Understanding, meant: Understanding): boolean =>
  Object.entries(slots).every(([slot, value]) => meant.slots[slot] === value);

/** None of what was asked: what can be done here, in other words, with the menu and a person. */
export function somethingElse({ session: { role }, lastAmount }: Scene): Turn {
  return turn({
    lines: [plain(TALK.otherWords(CAN[role ?? 'visitor']))],
    settles: [OWN_QUESTIONS.which],
    suggestions: [...openers(role, lastAmount).slice(0, MOST_ELSE), MENU, PERSON],
    askAgain: true,
  });
}
