/** What is said of an estate's name, of where it is and of how its office is reached. */
export const ESTATE_DETAILS: Readonly<Record<string, string>> = {
  'How residents reach your estate': 'How residents fit reach your estate',
  'Name and office of an estate': 'Estate name and office',
  'Office phone': 'Phone for office',
  'Office e-mail': 'E-mail for office',
  'What to change': 'Wetin you wan change',
  'What do you want to change: the address, the office phone or the office e-mail?':
    'Wetin you wan change: the address, the office phone or the office e-mail?',
  'What do you want to change: the name, the address, the office phone or the office e-mail?':
    'Wetin you wan change: the name, the address, the office phone or the office e-mail?',
  'Write it down, or take it away?': 'Make I write am down, or comot am?',
  'Write it down': 'Write am down',
  'Take it away': 'Comot am',
  'What residents are told': 'Wetin we dey tell residents',
  'What is the estate called from now on?': 'Wetin be the new name of the estate?',
  'Which phone number has the office of the estate?': 'Wetin be the phone number of the estate office?',
  'Which e-mail address has the office of the estate?': 'Wetin be the e-mail address of the estate office?',
  'Looking at the estate': 'I dey look the estate',
  'Rename {0} to {1}?': 'Make I change the name {0} to {1}?',
  'Everybody of the estate reads the new name, and the estate is found by it. Receipts of payments that were made before keep the old one.':
    'Everybody for the estate go see the new name, and na with am dem go find the estate. Receipts of payments wey don happen before go keep the old one.',
  '{0} of {1}: tell its residents this?': '{0} of {1}: make I tell the residents this one?',
  '{0} of {1}: tell its residents none any more?': '{0} of {1}: make I no tell the residents any one again?',
  'Until now: {0}.': 'Before now: {0}.',
  'Until now none was written down.': 'Before now nobody write any one down.',
  'From now on: {0}': 'From now: {0}',
  '{0}: it is “{1}” already. Nothing was changed.': '{0}: na “{1}” e be already. Nothing change.',
  '{0}: none is written down anyway. Nothing was changed.': '{0}: nobody write any one down before. Nothing change.',
  '{0} is called {1} now.': '{0} don turn {1} now.',
  'Residents who ask are told this now. {0}: {1}': 'Residents wey ask go hear this one now. {0}: {1}',
  'Residents are told this no more: {0}.': 'We no go tell residents this one again: {0}.',
  'Another estate is called {0} already. Each estate has a name of its own.':
    'Another estate don get the name {0}. Every estate get im own name.',
  'An estate always has a name. Give it another one instead.': 'Estate must get name. Give am another one.',
  'Somebody has changed this meanwhile. Please look at it again.':
    'Somebody don change am just now. Abeg look am again.',
  'Where an estate is and how its office is reached is written down by its own administrators.':
    'Na the administrators of the estate dey write down where the estate dey and how person fit reach the office.',
  'The platform gives estates their names. Please write to support, and say which name it should have.':
    'Na the platform dey give estate name. Abeg write to support, and tell them the name wey you want.',
  'A name has letters and digits, and between them spaces, dots, hyphens, apostrophes and &.':
    'Name fit get only letters and numbers, and space, dot, hyphen, apostrophe and & between them.',
  'Residents who ask how to reach your estate are told this.':
    'Na this one we dey tell residents wey ask how to reach your estate.',
  'Residents who ask are told what is written down, and the way to support for the rest.':
    'Residents wey ask go hear wetin dey written down, and how to reach support for the rest.',
  'Residents who ask how to reach your estate hear that nothing is written down, and the way to support.':
    'Residents wey ask how to reach your estate go hear say nothing dey written down, and how to reach support.',
  'Written down': 'E dey written down',
  'Partly written down': 'Some dey written down',
  'Not written down': 'E no dey written down',
  'Change: {0}': 'Change am: {0}',
  'Change details': 'Change the details',
  '{0} is at {1}.': '{0} dey for {1}.',
  'The phone number of its office is {0}.': 'The phone number of the office na {0}.',
  'The e-mail address of its office is {0}.': 'The e-mail address of the office na {0}.',
  'How the office of {0} is reached was not written down here.':
    'Nobody write down here how person fit reach the office of {0}.',
  'Its address was not written down here.': 'Nobody write the address down here.',
  'No phone number of its office was written down here.': 'Nobody write any phone number of the office down here.',
  'No e-mail address of its office was written down here.': 'Nobody write any e-mail address of the office down here.',
  '{0} is run by its estate administrators.': 'Na the estate administrators dey run {0}.',
  'Our support helps with the portal: {0}': 'Our support fit help you with the portal: {0}',
  'You can write it down, and residents who ask are told it.':
    'You fit write am down, and residents wey ask go hear am.',
  'Renamed the estate': 'Change the name of the estate',
  'Changed what residents are told of the estate': 'Change wetin residents dey hear of the estate',
};
