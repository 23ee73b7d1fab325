import type { Phrases } from '../language.ts';

/** What is said of how a house stands, and of the rule of its estate. */
export const ARREARS: Phrases = {
  'Until what is owed is paid, you can buy up to {0} once a day.':
    'Till you pay wetin you dey owe, you fit buy reach {0} one time for one day.',
  'You can still buy power. If nothing is paid, it stops on {0}.':
    'You still fit buy light. If you no pay anything, e go stop for {0}.',
  'Your estate lets you buy power until {0}. Please pay what is owed by then.':
    'Your estate say make you dey buy light till {0}. Abeg pay wetin you dey owe before that day.',
  'Your estate says: {0}': 'Your estate talk say: {0}',
};
