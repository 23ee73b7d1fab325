import { LISTENING } from '#catalogues/sentences/conversation/listening.ts';
import type { View } from '#machines/kit/view.ts';
import { aside, plain } from '../lines.ts';
import type { OpenRun } from '../run.ts';
import type { Scene } from '../scene.ts';
import { fill, type Turn, turn } from './turn.ts';

/** What is said of a read-back that is neither a yes nor a no; nothing is paid or written by it. */
export function ofReadBack(scene: Scene): Turn | null {
  const { sense, stack, view } = scene;
  const said = sense.modifiers?.ofReadBack;
  const run = stack.at(-1);
  if (said === undefined || run === undefined || view === null) return null;
  switch (said.about) {
    case 'times':
      return times(view, run, said.by);
    case 'put-off':
      // It is not asked again: whoever comes back finds it there, and a yes is to what was asked last.
      return turn({ lines: [plain(LISTENING.putOff)] });
    case 'sum': {
      const sums = view.summary.filter(({ value }) => SUM.test(value));
      return sums.length === 0 ? null : turn({ lines: [aside(LISTENING.itComesTo(sums))], askAgain: true });
    }
    case 'for-whom': {
      const rows = view.summary.filter(({ total, units, value }) => !total && !units && !SUM.test(value));
      const told = rows.map(({ label, value }) => ({ label, value }));
      return told.length === 0
        ? null
        : turn({ lines: [{ ...aside(LISTENING.itIsFor(told)), own: told.map(({ value }) => value) }], askAgain: true });
    }
  }
}

const SUM = /^-?₦/;

/** The amount in the open step, so many times, or that much of what is owed; what has a price of its own stays as it is. */
function times(view: View, run: OpenRun, by: number): Turn | null {
  if (!view.summary.some(({ total }) => total)) return null;
  const shown = view.fields.find(({ name }) => name === 'amount');
  const naira = Number(shown?.value.replaceAll(',', ''));
  const isPart = shown?.readOnly === true && view.fields.some(({ name }) => name === 'part');
  if (shown === undefined || !(naira > 0) || (shown.readOnly && !isPart))
    return turn({ lines: [aside(LISTENING.ownPrice)], askAgain: true });
  // A part is paid in whole naira.
  if (isPart) return fill(run, { part: String(Math.round(naira * by)) });
  return fill(run, { amount: String(Math.round(naira * 100 * by) / 100) });
}
