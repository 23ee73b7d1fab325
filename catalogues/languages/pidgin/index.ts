import type { Phrases } from '../language.ts';

/** What the portal says, in Nigerian Pidgin. */
export const PIDGIN: Phrases = {
  'I answer in Pidgin from now on. Say "speak english" and I go back to English.':
    'I go dey answer you for Pidgin from now. If you want English again, talk "speak english".',
};
