import type { FieldView, View } from '#machines/kit/view.ts';
import { send } from '../command.ts';
import type { OpenRun } from '../run.ts';
import type { Scene } from '../scene.ts';
import { type Turn, turn } from './turn.ts';

/**
 * What became of something that was tried: 'e don enter', 'e no work'. While something is waited for, either is a reason to look
 * again.
 */
export function settle(scene: Scene): Turn | null {
  const { sense, stack, view, offer } = scene;
  const run = stack.at(-1);
  const { settled } = sense.modifiers ?? {};
  if (!run || !view || offer || settled === undefined) return null;
  if (!isTried(view)) return meanwhile(scene, run, view);
  const can = (type: string) => view.actions.some((action) => action.type === type && action.enabled);
  const meant = settled === 'still not' ? 'DECLINE' : 'CONFIRM';
  return turn({ commands: [send(run, { type: can('CONFIRM') ? meant : 'RETRY' })], askAgain: true });
}

const TROUBLE_FLOWS = new Set(['token-issues', 'token-not-received', 'payment-issues', 'no-meter-number']);

/** True for the four that find out what is wrong. */
export const isTroubleshooting = ({ flow }: Pick<View, 'flow'>): boolean => TROUBLE_FLOWS.has(flow);

/** True where a troubleshooting flow waits to hear whether something helped. */
const isTried = (view: View): boolean =>
  isTroubleshooting(view) &&
  view.busy === null &&
  view.next === null &&
  view.actions.some(({ type }) => type === 'DECLINE');

/** The same while something is asked: it came right by itself, or did not; neither is the name of a bank. */
function meanwhile({ sense }: Scene, run: OpenRun, view: View): Turn | null {
  const asked = view.fields.find(({ name }) => name === view.next);
  if (!isTroubleshooting(view) || view.busy !== null || asked === undefined || asked.kind === 'area') return null;
  const settled = sense.modifiers?.settled;
  if (settled === 'worked') return turn({ commands: [send(run, { type: 'CONFIRM' })], askAgain: true });
  // It may be the order ID that is asked for.
  if (settled === 'found') return null;
  return sense.intent === 'answer' && asked.kind !== 'text' ? null : notYet(sense, asked);
}

/** What a choice or an order ID says as well is an answer; else the question stands. */
const notYet = ({ intent }: Scene['sense'], { name, choices }: FieldView): Turn | null =>
  intent === 'answer' && (choices.length > 0 || name === 'reference') && name !== 'bank'
    ? null
    : turn({ askAgain: true });
