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
  'shown by your meter': 'your meter go show am',
  'Type all {0} into the meter, in this order.': 'Type all the {0} for the meter, as dem follow each other.',
  'Your meter gets a new key first: type all {0} in this order, within {1} minutes.':
    'Your meter go first get new key: type all the {0} as dem follow each other, inside {1} minutes.',
  'No meter takes this number, so a digit of it is wrong. Please compare it with your receipt, four digits at a time.':
    'No meter dey take this number, so one digit no correct. Abeg compare am with your receipt, four digits by four digits.',
  'This is a token that loads units. It works in one meter only, and only once; which meter that is, its digits do not show.':
    'Na token wey dey load units be this. E dey work for only one meter, and only one time; the digits no dey show which meter.',
  'This token loads no units: it changes a setting of the meter, mostly its key. Type the other tokens of the same receipt too, in their order, within {0} minutes.':
    'This token no dey load units: e dey change something for the meter, mostly the key. Type the other tokens for the same receipt join, as dem follow each other, inside {0} minutes.',
  'This token loads nothing: it only makes a meter show or test something.':
    'This token no dey load anything: e just dey make the meter show something or test am.',
  'No meter takes such a token today, so a digit of it may be wrong. Please compare it with your receipt, four digits at a time.':
    'No meter dey take this kind token today, so one digit fit no correct. Abeg compare am with your receipt, four digits by four digits.',
  'It still does not work': 'E still no dey work',
  Tariff: 'Tariff price',
  'Debt of the meter': 'Debt wey dey the meter',
  'Receipt number': 'Number of the receipt',
};
