import { plain } from '../lines.ts';
import { openers, TALK } from './small-talk.ts';
import { type Command, drop, send } from '../command.ts';
import { type Scene, type Turn, turn } from './turn.ts';

/** 'Cancel everything', 'forget all of it', 'cancel both': not only what is open. 'I no do again at all' is none of it. */
const ALL = /\b(?:every ?thing?|everytin|both|the lot|(?<!\b(?:at|after|thats|that['’]s|that is) )all)\b/i;

/**
 * Leaves what is open; what was asked last, whether to go on with something or which of several is meant, before it. What was asked
 * for and has not begun yet was asked last of all.
 */
export function cancel(scene: Scene): Turn {
  if (ALL.test(scene.text) && scene.stack.length > 0) return cancelAll(scene);
  if (scene.awaited) return turn({ callsOff: true, lines: [plain(TALK.dropped)], askAgain: true });
  if (scene.offer) return turn({ offerDone: true, lines: [plain(TALK.dropped)], commands: [drop(scene.offer)] });
  // What was asked last is which of several things was meant: what is open besides was not spoken of.
  if (scene.options.length > 0) return leaveChoice(scene);
  return leave(scene);
}

/** Leaves the question which of several things was meant. */
function leaveChoice({ view, session, lastAmount }: Scene): Turn {
  const lines = [plain(TALK.dropped)];
  return view ? turn({ lines, askAgain: true }) : turn({ lines, suggestions: openers(session.role, lastAmount) });
}

/** Leaves what is open, as its own button does. */
function leave({ stack, view, shownOnly, session, lastAmount }: Scene): Turn {
  const top = stack.at(-1);
  // What is only looked at is not left by a word; what waits below it is offered.
  if (!top || !view || (shownOnly && stack.length === 1))
    return turn({ lines: [plain(TALK.nothingOpen)], suggestions: openers(session.role, lastAmount) });
  if (view.busy) return turn({ lines: [plain(TALK.busy)] });
  return turn({ commands: [send(top, { type: 'CANCEL' })], askAgain: true });
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
