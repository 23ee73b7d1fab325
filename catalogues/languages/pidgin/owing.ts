import type { Phrases } from '../language.ts';

/** What is owed and stops power, from sentences/owing.ts. */
export const OWED: Phrases = {
  'You owe {0} to {1}. Power is sold again the minute it is paid.':
    'You dey owe {1} {0*}. You go fit buy light again sharp sharp once you pay am.',
  'Pay {0} {1}': 'Pay {0} for {1*}',
  'What is owed': 'Wetin you dey owe',
  'Owed in all': 'Everything wey you dey owe',
  '{0} earlier, {1}': '{0} wey dey before, {1}',
  '{0} in all, with the {1} fee': '{0} for everything, with the {1} fee',
};
