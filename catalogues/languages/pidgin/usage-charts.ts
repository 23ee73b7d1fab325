import type { Phrases } from '../language.ts';

/** What the charts of one's own power say, from sentences/usage-charts.ts. */
export const USAGE: Phrases = {
  'This month against last': 'This month and last month',
  'By day': 'Day by day',
  'Top-up': 'The top-up',
  '{0} less': 'E less with {0}',
  '{0} more': 'E pass with {0}',
  'As much': 'Na the same',
  'for power than by {0}': 'for light, as e be by {0}',
  'for power as by {0}': 'for light, like by {0}',
  '{0} by {1}, {2} by {3}, fees included.': '{0} by {1}, {2} by {3}, with the fees.',
  'What a unit cost': 'How much one unit cost',
  'A kWh, fee included': 'One kWh, with the fee',
  'a kWh on {0}, fee included': 'for one kWh on {0}, with the fee',
  'Each top-up cost as much a unit.': 'One unit cost the same for every top-up.',
  'From {0} to {1} a kWh. The fee weighs more on a small top-up.':
    'From {0} to {1} for one kWh. The fee dey heavy pass for small top-up.',
  'Days a top-up lasted': 'How many days one top-up last',
  'Until the next one': 'Till the next one',
  'So far': 'Till now',
  'days since the last one': 'days since the last one wey you buy',
  'Between {0} and {1} days until the next top-up.': 'From {0} to {1} days before the next top-up.',
  'Days until the next top-up: {0}.': 'Days before the next top-up: {0}.',
  'After the next top-up this says how long one lasted.': 'After the next top-up e go show how long one dey last.',
};
