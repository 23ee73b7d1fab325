import type { Phrases } from '../language.ts';

/** What a meter tells with what it shows, and a number of it that looks wrong. */
export const AT_THE_METER: Phrases = {
  'One digit of {0} looks wrong. Please compare it with your meter. If it is right, you can use it all the same.':
    'One digit for {0} be like say e no correct. Abeg compare am with your meter. If e correct, you fit still use am.',
  'A meter rejects a token that is for another meter, that has a wrong digit, or that came with a new key which was not typed in first.':
    'Meter dey reject token wey be for another meter, wey get wrong digit, or wey come with new key wey you never type first.',
  'Used means that this token is in the meter already: it loads only once. Please look at the balance before anything else.':
    'Used mean say this token don enter the meter before: e dey load only one time. Abeg check the balance before anything else.',
  'Your meter wants its new key first. Type all tokens of the receipt in their order, within {0} minutes.':
    'Your meter want the new key first. Type all the tokens for the receipt as dem follow each other, inside {0} minutes.',
  'A token works only in the meter that it was bought for.': 'Token dey work only for the meter wey dem buy am for.',
  'A token that the meter takes without units is mostly a new key: it loads none. Type the other tokens of the same receipt, in their order, within {0} minutes.':
    'Token wey the meter take but units no enter, most times na new key: e no dey load any. Type the other tokens for the same receipt as dem follow each other, inside {0} minutes.',
};
