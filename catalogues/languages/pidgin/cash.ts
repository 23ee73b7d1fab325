import type { Phrases } from '../language.ts';

/** What is said of cash that an estate was paid. */
export const CASH: Phrases = {
  'Write down cash': 'Write cash down',
  'Write down cash{0}': 'Write cash down{0}',
  'write down cash that was paid': 'write the cash wey dem pay',

  'Take cash back': 'Take cash payment back',
  'Wrote down cash': 'Write cash down for book',
  'Took cash back': 'Take one cash payment back',
  'Whose house is it? Give the meter number, the name or the house.':
    'Na whose house? Give the meter number, the name or the house.',
  'Who or which house': 'Who or which house be that',
  'What was it paid for?': 'Wetin dem pay am for?',
  'How much was paid in cash?': 'How much cash dem pay?',
  'Please say how much was paid, in naira': 'Abeg talk how much dem pay, for naira',
  'Please give the sum in naira, e.g. 20000': 'Abeg give the amount for naira, like 20000',
  'A payment is at least ₦1': 'Payment no fit small pass ₦1',
  'A payment in cash is at most ₦100,000,000': 'Cash payment no fit pass ₦100,000,000',
  'On which day was it paid?': 'Which day dem pay am?',
  'Who paid': 'Who pay',
  'Who paid it?': 'Who pay am?',
  'Left out: whoever lives there.': 'If you leave am: na who dey live there.',
  'Please say who paid, in 2 to 80 characters': 'Abeg talk who pay, 2 to 80 characters',
  'Given to the treasurer at the meeting': 'Dem give treasurer for meeting',
  'Looking at what that house owes': 'I dey look wetin that house owe',
  'Write down {0} of cash for {1}?': 'Make I write {0} cash for {1}?',
  '{0}, meter {1}.': '{0}, im meter na {1}.',
  'Paid by {0} on {1}.': 'Na {0} pay am on {1}.',
  '{0}: {1} now, {2} with it.': '{0}: {1} now, {2} when e enter.',
  'It pays the oldest debt of that first.': 'E go first pay the oldest debt for that one.',
  'Whoever lives there with a confirmed account is mailed a receipt.':
    'Who dey live there with confirmed account go get receipt for mail.',
  'Written down: {0} of cash for {1}, receipt {2}. {3}: {4} now.':
    'I don write am: {0} cash for {1}, receipt {2}. {3}: {4} now.',
  '{0} of cash for {1} stands there already, receipt {2}. Another one like it needs another note.':
    '{0} cash for {1} dey there already, receipt {2}. If na another one, give am another note.',
  'There is no fine to pay on that meter.': 'Fine no dey for that meter.',
  'Only {0} of fines is owed on that meter, and nobody is in credit with a fine.':
    'Na only {0} fine dem owe for that meter, and nobody dey pay fine pass wetin e owe.',
  'Nobody has an account on that meter. Please say who paid.': 'Nobody get account for that meter. Abeg talk who pay.',
  'Several people have an account on that meter. Please say who paid.':
    'Plenty people get account for that meter. Abeg talk who pay.',
  '{0} is the same sum for the same house and day. Is this another one?':
    '{0} na the same money for the same house and day. This one na another one?',
  'There is no such payment in cash.': 'That kind cash payment no dey.',
  'That payment was taken back, and has no receipt.': 'Dem don take that payment back, e no get receipt.',
  'No payment in cash is written down for your house since you came. If you paid your estate in cash, ask its office to write it down.':
    'Dem never write any cash payment for your house since you come. If you pay your estate cash, tell the office make dem write am.',
  '{0} payments in cash are written down for your house. Which receipt do you want?':
    '{0} cash payments dey book for your house. Which receipt you want?',
  'No payment in cash like that is written down for your house. These are:':
    'Cash payment like that no dey book for your house. See the ones wey dey:',
  'I cannot tell by that which payment in cash is meant. These are written down for your house:':
    'I no sabi which cash payment you mean. See the ones wey dey book for your house:',
  'A receipt for cash is handed out here as a file, and nothing is mailed.':
    'Cash receipt na file I dey give you here, I no send any mail.',
  'I show one receipt for cash at a time. Which one first?':
    'Na one cash receipt I dey show at a time. Which one first?',
  'Only the office of your estate changes {0} or takes it back. Please tell it what is wrong.':
    'Na only your estate office fit change {0} or take am back. Abeg tell dem wetin no correct.',
  'Older ones are on your statement of account.': 'The old ones dey for your statement of account.',
  'Here is the receipt {0}: {1}.': 'See the receipt {0}: {1}.',
  'Takes {0} back': 'E take {0} back',
  'Cash, paid on {0}': 'Cash wey dem pay on {0}',
  'Cash of {0}, taken back': 'Cash of {0}, dem take am back',
  'written down by {0}': '{0} write am',
  '{0}, in cash': '{0}, for cash',
  'In cash': 'For cash',
  '{0} paid through this portal, without power, and {1} in cash.':
    'Dem pay {0} for this portal, light no join, and {1} for cash.',
  'No payment in cash was written down in these months.': 'Dem no write any cash payment for these months.',
  'Write down what was paid to the estate in cash, and it stands here, on the statement of the house and in what was collected.':
    'Write the cash wey dem pay the estate, and e go dey here, for the house statement and for wetin dem collect.',
  'A payment in cash is taken back in its row of this list: Take it back, with a reason.':
    'You fit take cash payment back for im row for this list: Take am back, with why.',
  'Please choose the payment in the list.': 'Abeg choose the payment for the list.',
  'It was written on the wrong house': 'Dem write am for wrong house',
  '{0}, {1} for {2} on {3}': '{0}, {1} for {2} wey be {3}',
  'Both lines stay on the statement. What it paid is owed again, from the day on which it was owed before.':
    'The two lines go stay for the statement. Wetin e pay, dem owe am again, from the day wey dem owe am before.',
  'Taken back: {0}, {1} for {2}.': 'I don take am back: {0}, {1} for {2}.',
};
