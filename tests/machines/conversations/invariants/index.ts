import { ANSWERABLE } from './answerable.ts';
import { ANSWERS_KEPT } from './answers-kept.ts';
import { BOUNDED } from './bounded.ts';
import { CAME_IN_ONCE } from './came-in-once.ts';
import { COMES_BACK } from './comes-back.ts';
import type { Invariant } from './invariant.ts';
import { NO_SECRETS } from './no-secrets.ts';
import { ONE_QUESTION } from './one-question.ts';
import { PAID_AFTER_YES } from './paid-after-yes.ts';
import { UNDISTURBED } from './undisturbed.ts';

/** All that must hold after every act of every conversation. */
export const INVARIANTS: readonly Invariant[] = [
  UNDISTURBED,
  PAID_AFTER_YES,
  ANSWERS_KEPT,
  ONE_QUESTION,
  CAME_IN_ONCE,
  NO_SECRETS,
  COMES_BACK,
  ANSWERABLE,
  BOUNDED,
];
