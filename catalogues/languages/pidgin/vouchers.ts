import type { Phrases } from '../language.ts';

/** What comes as PINs. */
export const VOUCHERS: Phrases = {
  'This is your PIN. Type it in on the provider’s own page or in its app.':
    'Na your PIN be this. Type am for the provider page or inside dem app.',
  'These are your {0} PINs. Type in one after another on the provider’s own page or in its app.':
    'Na your {0} PINs be this. Type dem one by one for the provider page or inside dem app.',
  'PIN {0} of {1}': 'PIN {0} inside {1}',
  'Serial number {0}': 'Serial number: {0}',
  'Copy {0}': 'Copy am: {0*}',
  'PIN copied': 'We don copy the PIN',
  "The {0} package '{1}' comes as a PIN, which you type in yourself.":
    "The {0} package '{1}' dey come as PIN, wey you go type by yourself.",
};
