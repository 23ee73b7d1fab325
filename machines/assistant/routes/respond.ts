import { INTENTS, isIntent, isPurchase } from '#catalogues/intents/index.ts';
import { SENSITIVE } from '#catalogues/sentences/sensitive.ts';
import { besidesHidden, saysNothingElse } from '#machines/kit/sensitive/besides.ts';
import { hiddenIn } from '#machines/kit/sensitive/hidden.ts';
import { HIDDEN } from '#machines/talk/reading/spoken-passwords.ts';
import { OWN_QUESTIONS } from '../asked-once.ts';
import { plain } from '../lines.ts';
import { openers } from '../openers.ts';
import type { Scene } from '../scene.ts';
import { TALK } from '../sentences.ts';
import { ACCOUNT_TALK } from './accounts/account-talk.ts';
import { yesOrNo } from './answering.ts';
import { withNotSent } from './asides/sent-elsewhere.ts';
import { asChosen } from './doubt.ts';
import { withFigures } from './figures.ts';
import { withApology } from './moods.ts';
import { routeOf } from './routes.ts';
import { withMeterSaid } from './starting/for-a-meter.ts';
import { forOthers, separately } from './starting/recipients.ts';
import { type Turn, turn } from './turn.ts';

/**
 * What a sentence comes to: the turn of its route, with a word about what nobody may keep, about numbers that nothing took, and
 * about what follows. Pure: what it wants done it names as commands.
 */
export function respond(given: Scene): Turn {
  const scene = takingOffered(asChosen(asFollowed(given)));
  const now = answering(given, scene);
  const lastAsked = askedIn(given, scene, now);
  return lastAsked === undefined ? now : { ...now, lastAsked };
}

/**
 * The question that is answered, for what goes on from it; null where less or more of a list was shown, which is gone on from itself. Undefined
 * for all else: a row of a list, or its next page, is no question.
 */
function askedIn(given: Scene, scene: Scene, now: Turn): Turn['lastAsked'] {
  const { intent, modifiers } = scene.sense;
  if (now.missed || !isAnswered(scene, now)) return undefined;
  if (intent === 'none' && modifiers?.question === undefined)
    return now.commands.some((one) => one.do === 'ask' && LISTS.has(one.query.kind)) ? null : undefined;
  const isChosen = given.options.length > 0 && scene.options.length === 0;
  const text = scene.button?.say ?? scene.text;
  return { text, sense: scene.sense, just: true, ...(isChosen && { chosen: true }) };
}

const LISTS: ReadonlySet<string> = new Set(['history', 'list']);

/** What goes on from the question before it is said as that question. */
const asFollowed = (scene: Scene): Scene =>
  scene.sense.follows === undefined ? scene : { ...scene, text: scene.sense.follows };

/** True for a question that is answered, and begins nothing. */
function isAnswered({ sense: { intent, modifiers } }: Scene, { commands }: Turn): boolean {
  const { kind } = INTENTS[intent];
  if (commands.some((one) => one.do === 'start' || one.do === 'send')) return false;
  return commands.some((one) => one.do === 'ask') || modifiers?.question !== undefined || kind === 'query';
}

/** The turn, with what is said besides. */
function answering(given: Scene, scene: Scene): Turn {
  const hidden = hiddenLines(scene.text);
  const said = withFigures(scene, withApology(scene, withNotSent(scene, withMeterSaid(scene, respondBesides(scene)))));
  // What a sentence was said to mean answers the question which it was.
  const settles = scene.options === given.options ? said.settles : [OWN_QUESTIONS.which];
  const now = { ...said, ...(settles && { settles }), lines: [...hidden, ...separately(scene), ...said.lines] };
  const others = forOthers(scene);
  const later = [...others, ...(scene.sense.modifiers?.later ?? [])];
  const [next, ...rest] = later;
  if (next === undefined || now.missed || now.later) return now;
  const begun =
    others.length > 0 ||
    now.options !== undefined ||
    now.commands.some((command) => command.do === 'start' || command.do === 'send');
  // What is left is over at once: what follows it is said then.
  const told = scene.sense.intent === 'cancel' ? [] : [plain(TALK.afterThat(later))];
  return begun
    ? { ...now, lines: [...now.lines, ...told], later }
    : { ...now, commands: [...now.commands, { do: 'hear', text: next }], later: rest };
}

/**
 * A yes where nothing is open, to the one thing that was offered: that begins. A purchase does not, for a yes too many behind a payment
 * is none to the same again.
 */
function takingOffered(scene: Scene): Scene {
  const { offered, stack, options, offer, sense } = scene;
  const flow = offered?.starts?.flow;
  const nothingElse = stack.length === 0 && options.length === 0 && offer === null;
  if (!offered || flow === undefined || !nothingElse || yesOrNo(sense) !== 'yes') return scene;
  return isIntent(flow) && isPurchase(flow) ? scene : { ...scene, button: offered };
}

/** The dots stand in the transcript already, and what they stand for is nowhere. */
function hiddenLines(text: string): Turn['lines'] {
  const password = text.includes(HIDDEN) ? [plain(ACCOUNT_TALK.passwordHidden)] : [];
  const { card, code } = hiddenIn(text);
  if (!card && !code) return password;
  const said = card && code ? SENSITIVE.both : SENSITIVE[card ? 'card' : 'code'];
  return [...password, { text: said, tone: 'warning' }];
}

/** What was said besides a card or a code that is hidden. A yes with one beside it is none: it is asked for again. */
function respondBesides(scene: Scene): Turn {
  const { text, view, session, lastAmount, sense } = scene;
  const { card, code } = hiddenIn(text);
  if (!card && !code) return routeOf(scene).turn;
  if (saysNothingElse(text) || yesOrNo(sense) === 'yes')
    return turn({ askAgain: true, ...(view === null && { suggestions: openers(session.role, lastAmount) }) });
  return routeOf({ ...scene, text: besidesHidden(text) }).turn;
}
