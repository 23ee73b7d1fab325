import type { View } from '#machines/kit/view.ts';
import { type Scene, send, type Turn, turn } from '../turn.ts';

/**
 * What became of something that was tried: 'e don enter', 'e no work'. While something is waited for, either is a reason to look
 * again.
 */
export function settle({ sense, stack, view, offer }: Scene): Turn | null {
  const run = stack.at(-1);
  const { settled } = sense.besides ?? {};
  if (!run || !view || offer || settled === undefined || !isTried(view)) return null;
  const can = (type: string) => view.actions.some((action) => action.type === type && action.enabled);
  const meant = settled === 'worked' ? 'CONFIRM' : 'DECLINE';
  return turn({ effects: [send(run, { type: can('CONFIRM') ? meant : 'RETRY' })], askAgain: true });
}

const TRIES = /^(?:token-|payment-issues|no-meter)/;

/** True where a troubleshooting flow waits to hear whether something helped. */
const isTried = ({ flow, busy, next, actions }: View): boolean =>
  TRIES.test(flow) && busy === null && next === null && actions.some(({ type }) => type === 'DECLINE');
