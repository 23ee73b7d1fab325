import type { Phrases } from '../language.ts';

/** On which terms a company sells to a meter. */
export const TERMS: Phrases = {
  'Tariff class': 'Tariff group',
  'Takes at once': 'E dey take one time',
  'Goes to the debt': 'Wetin go the debt',
  'about {0} kWh': 'like {0} kWh',
  '{0}, {1} percent of it': '{0}, {1} percent from am',
  '{0} to {1}': '{0} go reach {1}',
  '{0} or more': '{0} or pass',
  '{0} at most': '{0}, e no fit pass am',
  'The least this meter takes at once is {0}': 'The smallest wey this meter fit take one time na {0}',
  'The most this meter takes at once is {0}': 'The highest wey this meter fit take one time na {0}',
  'This meter owes its company {0}. {1} of this payment goes to that debt, and loads no units.':
    'This meter dey owe the company {0}. {1} from this payment go enter that debt, e no go load units.',
  'This meter owes its company {0}. The company may keep a part of this payment for it, and you get fewer units.':
    'This meter dey owe the company {0}. The company fit comot part of this payment for am, so your units go small.',
};
