import type { View } from '../view.ts';

/** True for what was paid and has not come in the time that it takes: it is asked on for, and whoever paid may be told when it is there. */
export const isLate = ({ outcome, waiting }: Pick<View, 'outcome' | 'waiting'>): boolean =>
  outcome === 'pending' && waiting?.steps[0]?.stands === 'done';
