import type { Phrases } from '../language.ts';

/** What is said of the lines of a charge that are worth a look. */
export const CHARGE_LOOKS: Phrases = {
  'Charged for the first time': 'Na the first time we dey charge am',
  'Was {0} the month before': 'Na {0} for the other month',
  'Charged once as well': 'We don charge am one time too',
  'Worth a look': 'Make you look am',
  'Why look': 'Why you go look',
  'Nothing stands out: every line is what it was the month before, and none is paid in advance.':
    'Nothing strange: every line na wetin e be for the other month, and nobody don pay before time.',
  '{0} at the whole price': '{0} wey dey pay complete',
  '{0} at half': '{0} wey dey pay half',
  'More than {0}': 'E pass {0}',
  'Less than {0}': 'E no reach {0}',
  'The same as {0}': 'Same as {0}',
  '{0}: {1} of {2}.': '{0}: {1} for {2}.',
};
