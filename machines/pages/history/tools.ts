import { MESSAGES } from '#catalogues/messages.ts';
import { SORTS, STATUS_WORDS, TRANSACTION_STATUSES } from '#catalogues/orders.ts';
import { DAYS } from '../listing/asked.ts';
import type { Tools } from '../listing/list.ts';
import { SORT_VALUES } from './query.ts';

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
