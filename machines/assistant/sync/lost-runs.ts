import { RESUME_SENTENCES } from '#catalogues/sentences/resume.ts';
import type { Line } from '../lines.ts';
import { entryPoint, offerOf } from '../routes/starting/entry-points.ts';
import type { Suggestion } from '../conversation/conversation-view.ts';
import type { Kept } from './keep.ts';
import { progressOf } from './how-far.ts';

/** What is said where kept runs could not be taken up, and the buttons to begin again with. */
export interface Loss {
  readonly lines: readonly Line[];
  readonly suggestions: readonly Suggestion[];
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
