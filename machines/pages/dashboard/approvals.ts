import { APPROVALS } from '#catalogues/sentences/approvals.ts';
import { formatCount } from '#machines/kit/writing/format.ts';
import type { Good } from '../answers.ts';
import { linked } from '../links.ts';
import type { Card } from '../view.ts';

/** What waits for whoever reads the dashboard to agree to, not what they asked for themselves; nothing where there is none, or nobody could say. */
export function approvalCards(waiting: Good<'approvals'> | null): readonly Card[] {
  const theirs = waiting?.approvals.filter(({ mine }) => !mine).length ?? 0;
  if (theirs === 0) return [];
  const card = { label: APPROVALS.tabs.waiting, value: formatCount(theirs), note: APPROVALS.waitsForYou };
  return [{ ...card, ...linked('View', '/approvals') }];
}
