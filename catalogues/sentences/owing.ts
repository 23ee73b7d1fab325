import type { StoppingDue } from '../orders.ts';
import { formatCount } from './count.ts';

/** What is said where what is owed stops power, and of the payment that ends that. */
export const OWING = {
  /** `owed`: sums with what they are for. */
  said: (owed: readonly string[], estate: string) =>
    `You owe ${owed.join(' and ')} to ${estate}. Power is sold again the minute it is paid.`,
  what: 'What is owed',
  total: 'Owed in all',
  earlier: (many: number, sum: string) => `${formatCount(many)} earlier, ${sum}`,
  pay: (sum: string) => `Pay ${sum}`,
  payOf: (sum: string, what: string) => `Pay ${sum} ${what}`,
  withFee: (total: string, fee: string) => `${total} in all, with the ${fee} fee`,
  of: (what: string, when: string) => `${what}, ${when}`,
  dues: { 'service-charge': 'Service charge', 'dev-levy': 'Development levy', fine: 'Fine' },
  /** Where no figure is shown. */
  unpriced: {
    'service-charge': 'Pay service charge',
    'dev-levy': 'Pay development levy',
    fine: 'Pay my fine',
  },
} as const satisfies Record<string, unknown> & { readonly dues: Readonly<Record<StoppingDue, string>> };
