import { wordsIn } from '#machines/talk/reading/said.ts';
import { drop, send } from '../command.ts';
import { entryPoint, entryPointFor, isAbout } from '../entry-points.ts';
import { plain } from '../lines.ts';
import { openers } from '../openers.ts';
import type { OpenRun } from '../run.ts';
import type { Scene } from '../scene.ts';
import { TALK } from '../sentences.ts';
import { yesOrNo } from './answering.ts';
import { heldBy, standsStill, type Turn, turn } from './turn.ts';
import { SAYS } from './words.ts';

const goesOn = (text: string): boolean => SAYS.goesOn.isIn(wordsIn(text));

/**
 * 'Continue with my power', 'carry on': what was set aside is gone back to where it is named, and what is open waits
 * instead. Where nothing is named and the open question is no yes or no, the way back to it is shown.
 */
export function goBack(scene: Scene): Turn | null {
  const { stack, view, offer, text, sense } = scene;
  const top = stack.at(-1);
  const aside = stack.slice(0, -1);
  const last = aside.at(-1);
  if (!top || !view || !last || offer || sense.intent === 'cancel' || !goesOn(text)) return null;
  const named = namedIn(scene);
  if (named === top) return null;
  if (named) return goBackTo(scene, top, named);
  const agrees = sense.intent === 'yes' || sense.slots.confirm === 'yes' || sense.intent === 'none';
  const asked = view.next !== null && !view.busy && !view.widget;
  if (!agrees || !asked) return null;
  const say = `continue ${entryPoint(last.flow)?.say ?? ''}`;
  return turn({
    lines: [plain(TALK.waits(last.title))],
    suggestions: [{ label: TALK.goOnWith(last.title), say }],
    askAgain: true,
  });
}

/**
 * 'Continue my power' beside something else that is read back, while no power waits: it goes on with power, so it is no yes to
 * what is read back, and buys nothing. That stays, and is asked again.
 */
export function goOnElsewhere(scene: Scene): Turn | null {
  const { stack, view, offer, text, sense, session } = scene;
  const plainly = Object.keys(sense.slots).length === 0;
  if (!view || offer || !plainly || !goesOn(text) || namedIn(scene) === stack.at(-1)) return null;
  if (goBack(scene)) return null;
  if (!view.actions.some(({ type, enabled }) => type === 'CONFIRM' && enabled)) return null;
  const elsewhere = [sense.intent, ...sense.alternatives].some((intent) => entryPointFor(intent, session.role));
  return elsewhere ? turn({ lines: [plain(TALK.notAside)], askAgain: true }) : null;
}

/** What is open goes aside for what waited there. */
export function goBackTo({ view, progress }: Pick<Scene, 'view' | 'progress'>, top: OpenRun, { flow }: OpenRun): Turn {
  const held = heldBy(view);
  if (held) return held;
  if (progress === 'looked-at')
    return turn({
      commands: [
        { do: 'drop', id: top.id },
        { do: 'resume', flow },
      ],
    });
  return turn({ lines: [plain(TALK.setAside(top.title))], commands: [{ do: 'resume', flow }] });
}

/** The run whose wish a sentence names, or a word of whose title. */
function namedIn({ sense, session, stack, text }: Scene): OpenRun | undefined {
  const intents = [sense.intent, ...sense.alternatives];
  // Whoever has set one kind of power aside means that one.
  const meant = intents.flatMap((intent) => (intent === 'buy-power' ? [intent, 'public-power'] : [intent]));
  for (const intent of meant) {
    const one = entryPointFor(intent, session.role);
    const run = one && stack.findLast(({ flow }) => isAbout(one, flow));
    if (run) return run;
  }
  const words = new Set(text.toLowerCase().match(/\p{L}{4,}/gu));
  return stack.findLast(({ title }) =>
    title
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.some((word) => words.has(word)),
  );
}

/** Whether to go on with what was set aside, answered by a yes or a no, or by asking for just that. */
export function answerOffer({ offer, sense, session, lastAmount, view }: Scene): Turn | null {
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
      commands: [drop(offer)],
      suggestions: openers(session.role, lastAmount),
    });
  return null;
}
