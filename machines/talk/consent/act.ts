import type { Understanding } from '../context.ts';

/** What is done with what is said at a read-back. */
export type Act = 'yes' | 'no' | 'change' | 'ask' | 'unclear';

/** Commands that leave what is read back. */
const LEAVES = new Set(['no', 'cancel', 'back']);

/**
 * The act of a sentence at a read-back. Only a yes pays or writes; a change is read back again; what is asked or wished for is
 * answered, and the question is asked again, as it is of all that is unclear.
 */
export function actOf({ intent, slots }: Pick<Understanding, 'intent' | 'slots'>): Act {
  if (slots.confirm === 'yes' || intent === 'yes') return 'yes';
  if (slots.confirm === 'no' || LEAVES.has(intent)) return 'no';
  if (intent === 'correct') return 'change';
  return intent === 'none' || intent === 'answer' ? 'unclear' : 'ask';
}
