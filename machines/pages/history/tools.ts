import { MESSAGES } from '#catalogues/messages.ts';
import { SORTS, STATUS_WORDS, TRANSACTION_STATUSES } from '#catalogues/orders.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Days, Tools } from '../listing/list.ts';
import { inOrder, isDay, SORT_VALUES } from './query.ts';

/** The search for some days, as every list with days has it (S2 section 2). */
export const DAYS: NonNullable<Tools['days']> = {
  problem: daysProblem,
  words: { from: 'FROM', to: 'To', search: 'SEARCH', clear: 'Clear dates' },
};

/** What stands above the rows of every history (S2 section 2). */
export const HISTORY_TOOLS: Tools = {
  choices: [
    { name: 'sort', label: 'SORT BY', options: SORT_VALUES.map((value) => ({ value, label: SORTS[value] })) },
    {
      name: 'status',
      label: 'STATUS',
      options: [
        { value: '', label: 'All' },
        ...TRANSACTION_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] })),
      ],
    },
  ],
  days: DAYS,
  refresh: 'Refresh',
  export: MESSAGES.csvExport,
};

/** Both days are required (S2 section 5), and none of them may be what no calendar has. */
function daysProblem({ from, to }: Days): string | null {
  if (!isDay(from) || !isDay(to)) return SENTENCES.bothDates;
  return inOrder(from, to) ? null : SENTENCES.datesTurned;
}
