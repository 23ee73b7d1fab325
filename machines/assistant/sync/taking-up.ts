import { RESUME_SENTENCES } from '#catalogues/sentences/conversation/resume.ts';
import type { View } from '#machines/kit/view.ts';
import type { AssistantContext, Loss, TakenUp } from '../context.ts';
import { entryPoint, offerOf } from '../entry-points.ts';
import { againOf, type Line, linesOf } from '../lines.ts';
import { openers } from '../openers.ts';
import { offersOf } from '../routes/accounts/about-account.ts';
import { resumeAsked, TALK } from '../sentences.ts';
import { type Message, say } from '../transcript.ts';
import type { Kept } from './keep.ts';
import { progressOf } from './merged.ts';

/** The words of an open step stand among so many last turns, or it is asked again. */
const LATELY = 4;

/**
 * A conversation that was kept is gone on with: what was said and is open is as it was kept. What could not be taken up is told,
 * with the way to begin it again. Where money is under way nobody is asked whether to go on.
 */
export function takenUp(
  context: Pick<AssistantContext, 'messages' | 'session' | 'lastAmount'>,
  { kept, loss, view, spoken, anew, at }: TakenUp & { readonly at: string },
): Partial<AssistantContext> {
  const told = say(kept.messages, loss.lines, at);
  const top = kept.stack.at(-1) ?? null;
  const resumable = view !== null && !isUnderWay(view) ? top : null;
  // Whether to go on with it was the last thing that was asked: a yes is for that, and for nothing else.
  const waits = resumable !== null && told.at(-1)?.text === TALK.resume(resumable.title);
  const offer = waits || anew === 'offered' ? resumable : null;
  const asked = anew === null || view === null || waits ? [] : missingOf(view, told);
  const lines = offer && !waits ? [resumeAsked(offer)] : asked;
  const open = view === null ? openers(context.session.role, context.lastAmount) : offersOf(view);
  return {
    ...kept,
    messages: say(told, lines, at),
    spoken,
    offer,
    options: [],
    due: false,
    suggestions: loss.suggestions.length > 0 ? loss.suggestions : open,
  };
}

const isUnderWay = ({ widget, busy, delivering, outcome }: View): boolean =>
  widget !== null || busy !== null || delivering !== null || outcome !== null;

/** The open question, unless it stands among the last turns. */
function missingOf(view: View, messages: readonly Message[]): readonly Line[] {
  const again = againOf(view);
  const lately = new Set(messages.slice(-LATELY).map(({ text }) => text));
  return [...linesOf(view), ...again].some(({ text }) => lately.has(text)) ? [] : again;
}

/** What is lost of a kept conversation of which only these runs live again: their flows have changed since. */
export function lossOf({ stack, runs }: Pick<Kept, 'stack' | 'runs'>, alive: readonly string[]): Loss {
  const gone = stack.filter(({ id }) => !alive.includes(id));
  return {
    lines: gone.map(({ id, title }) => {
      const run = runs.find((one) => one.id === id);
      const { underWay, orderId } = run ? progressOf(run) : { underWay: false, orderId: null };
      const text = underWay ? RESUME_SENTENCES.changedWhilePaying(title, orderId) : RESUME_SENTENCES.changed(title);
      return { text, tone: 'warning' };
    }),
    suggestions: [...new Set(gone.map(({ flow }) => flow))].flatMap((flow) => {
      const one = entryPoint(flow);
      return one ? [{ ...offerOf(one), label: RESUME_SENTENCES.again(one.label) }] : [];
    }),
  };
}
