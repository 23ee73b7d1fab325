import type { Phrases } from '../language.ts';

/** What is said of moving out of a house and into one. */
export const MOVES: Phrases = {
  'Move somebody out': 'Person dey pack out',
  'Move out': 'Pack out',
  'Moved somebody out': 'Write say person don pack out',
  'Who moves out? Give the meter number, the name or the house.':
    'Who dey pack out? Give the meter number, the name or the house.',
  'Day of moving out': 'Day wey dem pack out',
  'On which day? Say "today", or the day, e.g. 2026-11-21.': 'Which day? Talk "today", or the day, like 2026-11-21.',
  'Please say "today" or a day, e.g. 2026-11-21': 'Abeg talk "today" or the day, like 2026-11-21',
  'Reason to write off what is owed': 'Why una go cancel wetin dem dey owe',
  'Why is what is owed written off? It stands in the ledger and in the statement.':
    'Why una wan cancel wetin dem dey owe? E go dey inside the ledger and the statement.',
  'Leave it empty, and the debt stays with the house': 'Leave am empty, and the debt go stay with the house',
  'Please say why it is written off': 'Abeg talk why una dey cancel am',
  'Please say it in 200 characters at most': 'Abeg no let am pass 200 characters',
  'Looking who lives there': 'I dey look who dey live there',
  'Noting the move': 'I dey write the move down',
  'Look who moves out': 'See who dey pack out',
  'Move {0} out?': 'Make {0} pack out?',
  '{0}, meter {1}. Day of moving out: {2}.': '{0}, meter {1}. Day wey dem pack out: {2}.',
  '{0} is owed. It stays with the house.': 'Dem dey owe {0}. E go stay with the house.',
  '{0} is owed. All of it is written off: {1}.': 'Dem dey owe {0}. Una go cancel everything: {1}.',
  '{0} is owed from after that day. It stays with the house.':
    'Dem dey owe {0} from after that day. E go stay with the house.',
  'Nothing is owed.': 'Nobody dey owe anything.',
  '{0} is paid ahead. It stays with the house.': 'Dem don pay {0} ahead. E go stay with the house.',
  'Who stays there: {0}.': 'Who go still dey there: {0}.',
  'The account and its own purchases stay theirs. The meter is no longer theirs, and they are asked for nothing on it.':
    'The account and wetin dem buy still be their own. The meter no be their own again, and nobody go ask them anything for am.',
  'Yes, move {0} out and write off {1}': 'Yes, make {0} pack out, and forget {1}',
  'Move {0} out and write off {1}': 'Make {0} pack out, and forget {1}',
  'Yes, move {0} out': 'Yes, make {0} pack out',
  'Move {0} out': 'Make {0} pack out',
  'Write off what is owed': 'Cancel wetin dem dey owe',
  '{0} moved out of {1} on {2}.': '{0} pack out of {1} on {2}.',
  '{0} owed stays with the house.': '{0} wey dem dey owe go stay with the house.',
  '{0} owed was written off.': '{0} wey dem dey owe don cancel.',
  '{0} owed from after that day stays with the house.':
    '{0} wey dem dey owe from after that day go stay with the house.',
  'That has been done: {0} moved out on {1}.': 'Una don do am before: {0} pack out on {1}.',
  'Nobody who lives in {0} has an account.': 'Nobody wey dey live for {0} get account.',
  'Who lives there has changed meanwhile. Please look at it again.':
    'People wey dey live there don change. Abeg look am again.',
  'What is owed has changed meanwhile: it is {0} now. Please look at it again.':
    'Wetin dem dey owe don change: now na {0}. Abeg look am again.',
  '{0} is more than one person may write off here: two are needed {1}. Leave the reason empty, and the debt stays with the house; then ask for it under Update Payment.':
    '{0} pass wetin one person fit comot here: na two person e need {1}. No put reason, and the debt go stay with the house; then ask for am for Update Payment.',
  'That day is still to come. Please note the move once it is there.':
    'That day never reach. Abeg write the move when e reach.',
  '{0} moved in on {1}. Please give that day or a later one.':
    '{0} pack in on {1}. Abeg give that day or another one after am.',
  '{0} moved out on {1} before. Please give that day or a later one.':
    '{0} don pack out before on {1}. Abeg give that day or another one after am.',
  '{0} (moved in on {1})': '{0} (pack in on {1})',
  '{0} is being paid for this house just now. Please look at it again in a minute.':
    'Dem dey pay {0} for this house just now. Abeg look am again after one minute.',
  'Written off: owed by the house from before': 'Dem don cancel am: wetin the house dey owe from before',
  'This is the home owner, who does not live there by this account.':
    'Na the house owner be this, and e no dey live there with this account.',
  'No house here is called "{0}". Please give the meter number or the name.':
    'No house here dey answer "{0}". Abeg give the meter number or the name.',
  'Several houses fit: {0}. Please give the meter number.': 'Plenty houses fit: {0}. Abeg give the meter number.',
  'Written off at moving out: {0}': 'Cancel when dem pack out: {0}',
  '{0}, on {1}; {2} owed stays with the house': '{0}, on {1}; {2} wey dem dey owe stay with the house',
  '{0}, on {1}; {2} owed written off: {3}': '{0}, on {1}; {2} wey dem dey owe don cancel: {3}',
  '{0}, on {1}; {2} of {3} owed was written off: {4}': '{0}, on {1}; {2} inside {3} wey dem dey owe don cancel: {4}',
  '{0} owes {1} from before.': '{0} dey owe {1} from before.',
  '{0} moved out': '{0} pack out',
  '{0} moved in': '{0} pack in',
  'You moved out': 'You pack out',
  'You moved in': 'You pack in',
  'Owed by the house before you moved in': 'Wetin the house dey owe before you pack in',
  'Paid ahead by the house before you moved in': 'Wetin the house don pay ahead before you pack in',
  'Paid for the house by somebody who lived there before': 'Person wey dey live there before pay am for the house',
  'Paid or taken off by others after you moved out': 'Other people pay am, abi dem remove am, after you pack out',
  '{0} owed stays with the house': '{0} wey dem dey owe stay with the house',
  '{0} owed was written off: {1}': '{0} wey dem dey owe don cancel: {1}',
  '{0} paid ahead stays with the house': '{0} wey dem pay ahead stay with the house',
  'You moved out on {0}. What the house owes since then is not yours.':
    'You pack out on {0}. Wetin the house dey owe since then no be your own.',
  Moves: 'Pack in and pack out',
  'Your meter': 'Your own meter',
  'Your account is on no meter now: it was noted that you moved out, or you were taken off it. You can buy public power for any meter number. Where you live now, add your meter with "update my meter number".':
    'Your account no get meter now: dem don write say you pack out, abi dem don comot you from am. You fit buy public power for any meter number. For where you dey live now, add your meter with "update my meter number".',
  'Who or which house': 'Who, abi which house',
  'Meter number, name or house': 'Meter number, name abi house',
};
