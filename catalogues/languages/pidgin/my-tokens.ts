import type { Phrases } from '../language.ts';

/** The tokens that somebody has bought. */
export const MY_TOKENS: Phrases = {
  'My tokens': 'My own tokens',
  'No token yet.': 'No token yet o.',
  'Tokens that you buy stand here, with what you have typed into the meter already.':
    'Tokens wey you buy dey here, with the ones wey you don type for the meter.',
  'Tokens that were bought in this browser. Those of an account stand here once you are signed in.':
    'Tokens wey dem buy for this browser. The ones for account go show here once you sign in.',
  'Back to the chat': 'Go back to the chat',
  Loaded: 'Don load',
  Copy: 'Copy am',
  'Not loaded after all': 'E never load',
  'I have loaded it': 'I don load am',
  'Noted as loaded: {0}.': 'I don note am say e don load: {0*}.',
  'Noted as not loaded: {0}.': 'I don note am say e never load: {0*}.',
  'Now type {0}: {1}': 'Now type {0*}: {1}',
  'That was the last one.': 'Na the last one be that.',
  'All tokens of your last purchase are noted as loaded already.':
    'I don note all the tokens of the last one wey you buy say dem don load.',
  'No token of your last purchase is noted as loaded.':
    'I never note any token of the last one wey you buy say e load.',
  'That could not be kept just now. Please tick it again.': 'E no fit save now. Abeg tick am again.',
};
