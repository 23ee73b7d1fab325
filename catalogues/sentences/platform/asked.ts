import { many } from '../count.ts';

/** What is said to a platform administrator beside the flows. */
export const PLATFORM_ASKED = {
  collected: (sum: string, count: number, fees: string, of: string, when: string) =>
    `${sum} was collected${of}${when}, in ${many(count, 'delivered payment', 'delivered payments')}; ${fees} of it are fees.`,
  nothingCollected: (of: string, when: string) => `Nothing was collected${of}${when}.`,
  from: (estate: string) => ` from ${estate}`,
  forProduct: (product: string) => ` for ${product}`,
  noEstateOf: 'No estate',
  paidBefore: 'Payments still on their way are not in it. See the pending top-ups.',
  adminsAsk:
    'Administrators of estates ask for that here. Please tell the administrator of your estate, or write to support.',
} as const;
