import type { Suggestion } from '../conversation/conversation-view.ts';
import { plain } from '../lines.ts';
import { cancel } from './cancelling.ts';
import { EXAMPLES, MENU, MOST_OFFERED, openers, TALK } from './small-talk.ts';
import { TROUBLE_OFFERS } from './starting/entry-points.ts';
import { send } from '../command.ts';
import { type Scene, type Turn, turn } from './turn.ts';

/** What a command does (CONVERSATION, What it does with a sentence, 1); null when the sense is none. */
export function obey(scene: Scene): Turn | null {
  const command = COMMANDS[scene.sense.intent];
  return command ? command(scene) : null;
}

const COMMANDS: Readonly<Record<string, (scene: Scene) => Turn>> = {
  help: (scene) =>
    turn({
      lines: [plain(helpFor(scene))],
      suggestions: helpOffers(scene),
      askAgain: true,
    }),
  menu: (scene) =>
    turn({
      lines: [plain(menuFor(scene))],
      suggestions: openers(scene.session.role, scene.lastAmount),
      ...(!scene.shownOnly && { askAgain: true }),
    }),
  greet: (scene) =>
    turn({
      lines: [plain(greeting(scene))],
      suggestions: openers(scene.session.role, scene.lastAmount),
      askAgain: true,
    }),
  thanks: () => turn({ lines: [plain(TALK.thanks)], askAgain: true }),
  bye: () => turn({ lines: [plain(TALK.bye)] }),
  person: (scene) =>
    turn({
      lines: [plain(TALK.person(scene.support))],
      suggestions: [{ label: 'Write a message', say: 'write to support' }],
      askAgain: true,
    }),
  repeat: ({ view, offer, options, session, lastAmount }) =>
    view || offer || options.length > 0
      ? turn({ repeat: true, askAgain: true })
      : turn({ lines: [plain(TALK.nothingOpen)], suggestions: openers(session.role, lastAmount) }),
  'as-form': () => turn({ face: 'form' }),
  'as-table': () => turn({ face: 'table' }),
  'as-chat': () => turn({ face: 'chat' }),
  'sign-out': (scene) =>
    scene.session.role ? turn({ commands: [{ do: 'sign-out' }] }) : turn({ lines: [plain(TALK.greetVisitor)] }),
  back: (scene) => reopenLast(scene) ?? stepBack(scene),
  cancel,
  'start-over': (scene) => {
    const top = scene.stack.at(-1);
    if (!top || !scene.view?.actions.some((action) => action.type === 'CANCEL' && action.enabled))
      return turn({ lines: [plain(TALK.nothingOpen)], askAgain: true });
    if (scene.view.widget) return turn({ lines: [plain(TALK.finishCard)] });
    return turn({
      commands: [
        { do: 'drop', id: top.id },
        { do: 'start', start: { flow: top.flow, values: {} } },
      ],
    });
  },
};

/** The four options of the help chatbot (S1 section 1) come first; whoever runs the platform helps others. */
function helpOffers({ session: { role }, lastAmount }: Scene): readonly Suggestion[] {
  const usual = openers(role, lastAmount);
  return role === 'netplus-admin' ? usual : [...TROUBLE_OFFERS, ...usual].slice(0, MOST_OFFERED);
}

function helpFor({ session: { role } }: Scene): string {
  return role === 'netplus-admin' ? TALK.helpPlatform : TALK.help(EXAMPLES[role ?? 'visitor']);
}

/** All that can be done; while something is open, what can be done there. */
function menuFor({ session: { role }, view, shownOnly }: Scene): string {
  return view && !view.outcome && !shownOnly ? TALK.atStep(view.title) : MENU[role ?? 'visitor'];
}

/** The greeting that opens the conversation. */
export function greeting(scene: Pick<Scene, 'session'>): string {
  const { role, firstName } = scene.session;
  return role ? TALK.greet(firstName ?? '') : TALK.greetVisitor;
}

/** Back from a question of a step is to the answer that was given before it; null where the step begins with the question. */
function reopenLast({ stack, view }: Scene): Turn | null {
  const run = stack.at(-1);
  if (!run || !view || view.busy || view.next === null) return null;
  const before = view.fields.slice(
    0,
    view.fields.findIndex(({ name }) => name === view.next),
  );
  // What is given twice is given once in the chat.
  const last = before.findLast(({ name, value, readOnly }) => value !== '' && !readOnly && !name.startsWith('confirm'));
  if (!last) return null;
  return turn({ commands: [send(run, { type: 'EDIT', field: last.name })], askAgain: true });
}

/** Back to the step before, as its button does. */
function stepBack({ stack, view, session, lastAmount }: Scene): Turn {
  const top = stack.at(-1);
  if (!top || !view) return turn({ lines: [plain(TALK.noWayBack)], suggestions: openers(session.role, lastAmount) });
  if (view.busy) return turn({ lines: [plain(TALK.busy)] });
  return turn({ commands: [send(top, { type: 'BACK' })], askAgain: true });
}
