import { SENSITIVE } from '#catalogues/sentences/sensitive.ts';
import { besidesHidden, saysNothingElse } from '#machines/kit/sensitive/besides.ts';
import { hiddenIn } from '#machines/kit/sensitive/hidden.ts';
import type { View } from '#machines/kit/view.ts';
import { HIDDEN } from '#machines/talk/reading/spoken-passwords.ts';
import { plain } from '../lines.ts';
import { notYourself } from './accounts/about-account.ts';
import { ACCOUNT_TALK } from './accounts/account-talk.ts';
import { aboutArticles } from './asides/about-articles.ts';
import { aboutPayment } from './asides/administered.ts';
import { aboutActs } from './asides/asked-how.ts';
import { aboutPortal } from './asides/asks-who.ts';
import { answerAside } from './asides/beside.ts';
import { aboutBought } from './asides/bought-here.ts';
import { aboutPast, fromList } from './asides/past.ts';
import { receiptFor, withNotSent } from './asides/sent-elsewhere.ts';
import { obey } from './commands.ts';
import { aboutEstate } from './estate/about-estate.ts';
import { notDoneHere } from './estate/not-done-here.ts';
import { oneAtATime } from './estate/one-at-a-time.ts';
import { withFigures } from './figures.ts';
import { goBack, goOnElsewhere } from './going-back.ts';
import { missed } from './missed.ts';
import { aboutPlatform } from './platform/about-platform.ts';
import { openers, TALK } from './small-talk.ts';
import { payArrears } from './starting/arrears.ts';
import {
  aboutVerification,
  begin,
  beginFlow,
  choose,
  confirmation,
  leaveEverywhere,
  newTicket,
  standsStill,
} from './starting/begin.ts';
import { ENTRY_POINTS, entryPoint, entryPointFor, fieldOf, isAbout } from './starting/entry-points.ts';
import { keptLines } from './starting/kept.ts';
import { listedIn } from './starting/listed.ts';
import { notServed } from './starting/power.ts';
import { forOthers, oneMore, separately } from './starting/recipients.ts';
import { sameAsBefore } from './starting/same-as-before.ts';
import { openEntryPoint } from './talk-context.ts';
import { aboutTickets } from './trouble/about-tickets.ts';
import { settle } from './trouble/settling.ts';
import { ticketDeeds } from './trouble/ticket-deeds.ts';
import { send } from '../command.ts';
import { fill, type OpenRun, type Scene, type Turn, turn } from './turn.ts';
import { askedFile } from './uploads/offered-files.ts';

/**
 * What a sentence comes to, in the order of CONVERSATION: a command, an answer, a correction, a question beside the
 * flow, a new wish, not understood. Pure: what it wants done it names as commands.
 */
export function respond(scene: Scene): Turn {
  const hidden = hiddenLines(scene.text);
  const said = withFigures(scene, withNotSent(scene, respondBesides(scene)));
  const now = { ...said, lines: [...hidden, ...separately(scene), ...said.lines] };
  const others = forOthers(scene);
  const later = [...others, ...(scene.sense.besides?.later ?? [])];
  const [next, ...rest] = later;
  if (next === undefined || now.missed || now.later) return now;
  const begun =
    others.length > 0 ||
    now.options !== undefined ||
    now.commands.some((command) => command.do === 'start' || command.do === 'send');
  return begun
    ? { ...now, lines: [...now.lines, plain(TALK.afterThat(later))], later }
    : { ...now, commands: [...now.commands, { do: 'hear', text: next }], later: rest };
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
  if (!card && !code) return respondOnce(scene);
  if (saysNothingElse(text) || yesOrNo(sense) === 'yes')
    return turn({ askAgain: true, ...(view === null && { suggestions: openers(session.role, lastAmount) }) });
  return respondOnce({ ...scene, text: besidesHidden(text) });
}

function respondOnce(scene: Scene): Turn {
  return (
    pressed(scene) ??
    oneMore(scene) ??
    aboutActs(scene) ??
    aboutBought(scene) ??
    aboutPortal(scene) ??
    answerOffer(scene) ??
    choose(scene) ??
    press(scene) ??
    goBack(scene) ??
    goOnElsewhere(scene) ??
    notDoneHere(scene) ??
    oneAtATime(scene) ??
    settle(scene) ??
    payArrears(scene) ??
    (scene.sense.intent === 'none' ? null : aboutArticles(scene)) ??
    askedFile(scene) ??
    ticketDeeds(scene) ??
    leaveEverywhere(scene) ??
    aboutVerification(scene) ??
    fromList(scene) ??
    obey(scene) ??
    confirmation(scene) ??
    notServed(scene) ??
    tryAgain(scene) ??
    receiptFor(scene) ??
    sameAsBefore(scene) ??
    answer(scene) ??
    newTicket(scene) ??
    aboutPayment(scene) ??
    aboutTickets(scene) ??
    aboutPlatform(scene) ??
    aboutEstate(scene) ??
    aboutPast(scene) ??
    answerAside(scene) ??
    aboutArticles(scene) ??
    begin(scene) ??
    notYourself(scene) ??
    missed(scene)
  );
}

/** A button that names a flow starts it, and one that is an answer is that: its words are no sentence. */
function pressed(scene: Scene): Turn | null {
  const { starts, answers } = scene.button ?? {};
  const one = starts && entryPoint(starts.flow);
  if (one) return beginFlow(scene, one, starts);
  return answers ? answer(scene) : null;
}

function answerOffer({ offer, sense, session, lastAmount, view }: Scene): Turn | null {
  if (!offer) return null;
  const said = yesOrNo(sense);
  // Who wishes for just what was set aside, and says nothing new of it, goes on with it.
  const wished =
    entryPointFor(sense.intent, session.role)?.flow === offer.flow && Object.keys(sense.slots).length === 0;
  // What stood still may not have to any more: a fine that was in the way is paid.
  if (said === 'yes' || wished)
    return view && standsStill(view)
      ? turn({ offerDone: true, commands: [send(offer, { type: 'RETRY' })], askAgain: true })
      : turn({ offerDone: true, repeat: true });
  if (said === 'no')
    return turn({
      offerDone: true,
      lines: [plain(TALK.dropped)],
      commands: [{ do: 'drop', id: offer.id }],
      suggestions: openers(session.role, lastAmount),
    });
  return null;
}

/** The words of a step's button do what the button does. What is still asked for is not sent with them. */
function press({ view, stack, text, offer, shown, shownOnly, awaited, sense }: Scene): Turn | null {
  const run = stack.at(-1);
  if (!run || !view || view.busy || view.widget || offer) return null;
  // What was asked for since the button was there is what is cancelled; nothing is where its page was only looked at.
  if ((awaited || shownOnly) && sense.intent === 'cancel') return null;
  const typed = flat(text);
  const pressed = view.actions.find(({ label, enabled }) => enabled && flat(label) === typed);
  if (pressed?.type === 'CONFIRM' && shown) return turn({ askAgain: true });
  if (!pressed || pressed.type === 'EDIT' || (pressed.type === 'NEXT' && view.next !== null)) return null;
  return turn({ commands: [send(run, { type: pressed.type })], askAgain: true });
}

const flat = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** From here on an answer or a correction is the whole sentence. */
const SURE = 0.9;

/** An answer to the open question, a yes or no to what is read back, or a correction of an earlier answer. */
function answer(scene: Scene): Turn | null {
  const { view, sense } = scene;
  const run = scene.stack.at(-1);
  if (!view || !run) return null;
  const said = yesOrNo(sense);
  if (said) return decide(scene, run, view, said);
  if (sense.intent !== 'answer' && sense.intent !== 'correct') return null;
  // Whether to go on is not answered by what may be about something else.
  if (scene.offer && sense.confidence < SURE) return null;
  if (view.busy) return turn({ lines: [plain(TALK.busy)] });
  if (view.widget) return turn({ lines: [plain(TALK.finishCard)] });
  const values = valuesOf(sense, view);
  if (Object.keys(values).length > 0)
    return { ...fill(run, values), lines: [...bothNames(values), ...keptLines(scene, view, values)] };
  const field = Object.keys(sense.slots)[0] ?? view.fields.find((one) => !one.readOnly)?.name;
  return sense.intent === 'correct' && field ? turn({ commands: [send(run, { type: 'EDIT', field })] }) : null;
}

/** Yes takes the step's first enabled way forward, no its way back; a sentence alone pays only where a yes was asked for. */
function decide({ shown, sense }: Scene, run: OpenRun, view: View, said: 'yes' | 'no'): Turn | null {
  if (view.busy) return turn({ lines: [plain(TALK.busy)] });
  const can = (type: string) => view.actions.some((action) => action.type === type && action.enabled);
  if (said === 'yes') {
    // What is still asked is not answered by a yes.
    const asked = view.fields.find(({ name }) => name === view.next);
    const open = asked !== undefined && (asked.value === '' || asked.problem !== null);
    const forward = (['CONFIRM', 'RETRY', 'NEXT'] as const).find((type) => can(type) && (type !== 'NEXT' || !open));
    // What was read back meanwhile nobody has said yes to.
    if (forward === 'CONFIRM' && shown) return turn({ askAgain: true });
    const deed = view.actions.find(({ type }) => type === forward)?.deed;
    // What one sentence cannot take back is not done on any yes.
    if (deed !== undefined && !sense.besides?.deed) return turn({ lines: [plain(TALK.nameDeed(deed))] });
    return forward ? turn({ commands: [send(run, { type: forward })], askAgain: true }) : turn({ askAgain: true });
  }
  if (can('CONFIRM')) return turn({ commands: [send(run, { type: 'DECLINE' })], askAgain: true });
  return can('CANCEL') && view.outcome ? turn({ commands: [send(run, { type: 'CANCEL' })] }) : turn({ askAgain: true });
}

/** 'Try again' takes up what did not work: the check, or the purchase that failed. It never pays by itself. */
function tryAgain({ sense, stack, view, offer }: Scene): Turn | null {
  const run = stack.at(-1);
  const meant = sense.intent === 'none' || sense.intent === 'answer';
  if (!run || !view || offer || !meant || !sense.besides?.again) return null;
  if (view.busy) return turn({ lines: [plain(TALK.busy)] });
  const tried = view.actions.find(
    ({ type, enabled }) => enabled && (type === 'RETRY' || (type === 'NEXT' && view.next === null)),
  );
  if (!tried) return null;
  return turn({ commands: [send(run, { type: tried.type === 'RETRY' ? 'RETRY' : 'NEXT' })], askAgain: true });
}

/** Who typed both names where one was asked for reads how they were taken. */
function bothNames({ firstName, lastName }: Readonly<Record<string, string>>): Turn['lines'] {
  return firstName && lastName ? [plain(ACCOUNT_TALK.bothNames(firstName, lastName))] : [];
}

function yesOrNo({ intent, slots }: Scene['sense']): 'yes' | 'no' | null {
  const said = slots.confirm ?? intent;
  return said === 'yes' || said === 'no' ? said : null;
}

/** What was said of the open fields, and of those that other pages of the same purchase own. */
function valuesOf({ slots, besides }: Scene['sense'], view: View): Record<string, string> {
  const said = { ...besides?.also, ...slots };
  const about = ENTRY_POINTS.filter((one) => isAbout(one, view.flow));
  const open = new Set(view.fields.filter((field) => !field.readOnly).map((field) => field.name));
  const fields = new Map([...open].map((name) => [name, name]));
  for (const one of about) for (const slot of one.slots) if (!open.has(slot)) fields.set(slot, fieldOf(one, slot));
  const values = Object.entries(said).flatMap(([slot, value]) => {
    const field = fields.get(slot);
    return field === undefined || value === '' ? [] : [[field, String(value)] as const];
  });
  const listed = openEntryPoint(view);
  return {
    ...Object.fromEntries(values),
    ...(listed && listedIn(listed, { slots: said, ...(besides && { besides }) })),
  };
}
