import type { Phrases } from '../language.ts';

/** A delivery of more than one token, and what the vendor says beside. */
export const TOKENS: Phrases = {
  'Key change': 'New key',
  Reset: 'Reset am',
  'Set up': 'Set am up',
  Bonus: 'Jara',
  'Paid. {0}': 'Payment don enter. {0*}',
  '{0}, {1} of {2}': '{0*}, {1} of {2}',
  'Power, {0} kWh': 'Light, {0} kWh',
  'Type all {0} into the meter, in this order.': 'Type all the {0} for the meter, as dem follow each other.',
  'Your meter gets a new key first: type all {0} in this order, within {1} minutes.':
    'Your meter go first get new key: type all the {0} as dem follow each other, inside {1} minutes.',
  Tariff: 'Tariff price',
  'Debt of the meter': 'Debt wey dey the meter',
  'Receipt number': 'Number of the receipt',
};
