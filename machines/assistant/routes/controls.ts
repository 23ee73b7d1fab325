import { LANGUAGE_SENTENCES, SPEAK } from '#catalogues/sentences/conversation/languages.ts';
import { wordsIn } from '#machines/talk/reading/said.ts';
import { OWN_QUESTIONS } from '../asked-once.ts';
import { type Command, drop, send, start } from '../command.ts';
import { entryPoint, TROUBLE_OFFERS } from '../entry-points.ts';
import { plain } from '../lines.ts';
import { MOST_OFFERED, openers } from '../openers.ts';
import type { Scene } from '../scene.ts';
import { EXAMPLES, greetedBack, greeting, MENU, TALK } from '../sentences.ts';
import type { Suggestion } from '../suggestion.ts';
import { beginFlow } from './starting/begin.ts';
import { busy, byMode, finishCard, type Route, type Turn, turn } from './turn.ts';
import { SAYS } from './words.ts';

/** 'Cancel everything', 'cancel both': not only what is open. */
function isOfAll(text: string): boolean {
  const said = wordsIn(text);
  return SAYS.all.isIn(said) && !SAYS.notAll.isIn(said);
}

/** What a command does; null when the sense is none. */
export function obey(scene: Scene): Turn | null {
  const { sense, text, stack } = scene;
  if (sense.intent === 'cancel' && isOfAll(text) && stack.length > 0) return cancelAll(scene);
  const command = COMMANDS[sense.intent];
  return command ? byMode(command, scene) : null;
}

const nothingOpen = ({ session, lastAmount }: Scene): Turn =>
  turn({ lines: [plain(TALK.nothingOpen)], suggestions: openers(session.role, lastAmount) });

/** Where a wish follows, leaving was only a way to come to it. */
const nothingLeft = (scene: Scene): Turn => (scene.sense.modifiers?.later ? turn({}) : nothingOpen(scene));

const COMMANDS: Readonly<Record<string, Route>> = {
  help: {
    else: (scene) => turn({ lines: [plain(helpFor(scene))], suggestions: helpOffers(scene), askAgain: true }),
  },
  menu: {
    else: (scene) =>
      turn({
        lines: [plain(menuFor(scene))],
        suggestions: openers(scene.session.role, scene.lastAmount),
        ...(scene.progress !== 'looked-at' && { askAgain: true }),
      }),
  },
  greet: {
    else: (scene) =>
      turn({
        lines: [greetedBack(scene.session, scene.view !== null)],
        suggestions: openers(scene.session.role, scene.lastAmount),
        askAgain: true,
      }),
  },
  thanks: { else: () => turn({ lines: [plain(TALK.thanks)], askAgain: true }) },
  bye: { else: () => turn({ lines: [plain(TALK.bye)] }) },
  person: {
    else: (scene) =>
      turn({
        lines: [plain(TALK.person(scene.support))],
        suggestions: [{ label: 'Write a message', say: 'write to support' }],
        askAgain: true,
      }),
  },
  repeat: { offering: repeat, choosing: repeat, idle: nothingOpen, else: repeat },
  'as-form': { else: () => turn({ face: 'form' }) },
  'as-table': { else: () => turn({ face: 'table' }) },
  'as-chat': { else: () => turn({ face: 'chat' }) },
  language: {
    else: ({ sense: { modifiers } }) =>
      modifiers?.language === undefined
        ? turn({
            lines: [plain(LANGUAGE_SENTENCES.whichOne)],
            suggestions: [SPEAK.pidgin, SPEAK.english],
            askAgain: true,
          })
        : turn({ commands: [{ do: 'speak', language: modifiers.language }] }),
  },
  'sign-out': {
    else: (scene) => {
      const { session, sense } = scene;
      if (sense.modifiers?.keptIn) return turn({ lines: [plain(TALK.dropped)], askAgain: true });
      if (session.role === null) return turn({ lines: [greeting(session)] });
      // Which one is asked: this device is left by nobody who speaks of another.
      const other = sense.modifiers?.elsewhere ? entryPoint('end-session') : undefined;
      return other === undefined
        ? turn({ commands: [{ do: 'sign-out' }] })
        : beginFlow(scene, other, { flow: other.flow, values: {} });
    },
  },
  back: {
    idle: ({ session, lastAmount }) =>
      turn({ lines: [plain(TALK.noWayBack)], suggestions: openers(session.role, lastAmount) }),
    working: busy,
    else: (scene) => reopenLast(scene) ?? toTop(scene, { type: 'BACK' }),
  },
  /** What was asked last is left first: what has not begun yet, the offer, the choice, and then what is open. */
  cancel: {
    awaiting: () => turn({ callsOff: true, lines: [plain(TALK.dropped)], askAgain: true }),
    offering: ({ offer }) =>
      turn({ offerDone: true, lines: [plain(TALK.dropped)], commands: offer ? [drop(offer)] : [] }),
    choosing: leaveChoice,
    // What is only looked at is not left by a word; what waits below it is offered.
    looking: nothingLeft,
    idle: nothingLeft,
    working: busy,
    else: (scene) => toTop(scene, { type: 'CANCEL' }),
  },
  'start-over': { else: startOver },
};

function repeat(): Turn {
  return turn({ repeat: true, askAgain: true });
}

/** An event for the run on top. */
function toTop({ stack }: Scene, event: { readonly type: 'BACK' | 'CANCEL' }): Turn {
  const top = stack.at(-1);
  return turn({ commands: top ? [send(top, event)] : [], askAgain: true });
}

function startOver({ stack, view, late }: Scene): Turn {
  const top = stack.at(-1);
  if (!top || !view?.actions.some(({ type, enabled }) => type === 'CANCEL' && enabled))
    return turn({ lines: [plain(TALK.nothingOpen)], askAgain: true });
  if (view.widget) return finishCard({ view });
  // It may have been said of something else, and what was answered since would be lost.
  if (late) return turn({ lines: [plain(TALK.startOverLate)], askAgain: true });
  return turn({ commands: [drop(top), start({ flow: top.flow, values: {} })] });
}

/** Leaves the question which of several things was meant. */
function leaveChoice({ view, session, lastAmount }: Scene): Turn {
  const lines = [plain(TALK.dropped)];
  const settles = [OWN_QUESTIONS.which];
  return view
    ? turn({ lines, settles, askAgain: true })
    : turn({ lines, settles, suggestions: openers(session.role, lastAmount) });
}

/**
 * Leaves what is open and all that was set aside, with what was to follow. What is paid, or is being paid for, goes on: nobody
 * gives up money by a word about everything.
 */
function cancelAll(scene: Scene): Turn {
  const { stack, offer, underWay, session, lastAmount } = scene;
  const goesOn = stack.filter(({ id }) => underWay.includes(id));
  const left = stack.filter((run) => !goesOn.includes(run));
  const top = stack.at(-1);
  // What is open says itself that it was left; what is only offered has nothing open to say it.
  const open = top && offer === null && left.includes(top) ? top : null;
  const others = left.filter((run) => run !== open);
  const lines = [
    ...(others.length > 0 ? [plain(TALK.leftAll(others.map(({ title }) => title)))] : []),
    ...goesOn.map(({ title }) => plain(TALK.goesOn(title))),
  ];
  const commands: readonly Command[] = [...others.map(drop), ...(open ? [send(open, { type: 'CANCEL' })] : [])];
  return turn({
    offerDone: true,
    clears: true,
    callsOff: true,
    lines,
    commands,
    ...(goesOn.length > 0 ? { askAgain: true } : { suggestions: openers(session.role, lastAmount) }),
  });
}

/** The four options of the help chatbot (S1 section 1) come first; whoever runs the platform helps others. */
function helpOffers({ session: { role }, lastAmount }: Scene): readonly Suggestion[] {
  const usual = openers(role, lastAmount);
  return role === 'netplus-admin' ? usual : [...TROUBLE_OFFERS, ...usual].slice(0, MOST_OFFERED);
}

function helpFor({ session: { role } }: Scene): string {
  return role === 'netplus-admin' ? TALK.helpPlatform : TALK.help(EXAMPLES[role ?? 'visitor']);
}

/** All that can be done; while something is open, what can be done there. */
function menuFor({ session: { role }, view, progress }: Scene): string {
  return view && !view.outcome && progress !== 'looked-at' ? TALK.atStep(view.title) : MENU[role ?? 'visitor'];
}

/** Back from a question of a step is to the answer that was given before it; null where the step begins with the question. */
function reopenLast({ stack, view }: Scene): Turn | null {
  const run = stack.at(-1);
  if (!run || !view || view.next === null) return null;
  const before = view.fields.slice(
    0,
    view.fields.findIndex(({ name }) => name === view.next),
  );
  // What is given twice is given once in the chat.
  const last = before.findLast(({ name, value, readOnly }) => value !== '' && !readOnly && !name.startsWith('confirm'));
  if (!last) return null;
  return turn({ commands: [send(run, { type: 'EDIT', field: last.name })], askAgain: true });
}
