import type { Phrases } from '../language.ts';

/** Residents' own account numbers, and money that comes to them. */
export const OWN_ACCOUNT: Phrases = {
  'My account number': 'My own account number',
  'Get my account number': 'Collect my account number',
  'Looking for your account number': 'I dey find your account number',
  'Having your account number opened': 'I dey open your account number',
  'Open an account number of your own?': 'Make I open account number wey be your own?',
  'Whatever is sent to it from any bank app is yours, and pays what you owe as your estate has it. The rest is your credit.':
    'Any money wey anybody send there from bank app na your own, e go pay wetin you owe as your estate talk am. The one wey remain na your credit.',
  'The payment provider gets your name, e-mail address and phone number for it.':
    'The payment company go collect your name, e-mail and phone number for am.',
  'Yes, open it': 'Yes, open am',
  'Open it': 'Open am',
  'Not now': 'No be now',
  'No account number was opened.': 'I no open any account number.',
  'Your account number is {0} at {1}, in the name of {2}. Whatever is sent to it is yours.':
    'Your account number na {0} for {1}, the name na {2}. Any money wey enter there na your own.',
  'Your account number is {0} at {1}.': 'Your account number na {0} for {1}.',
  'The payment provider of this portal opens no account numbers.':
    'The payment company of this portal no dey open account number.',
  'The bank opened no account number for your name, e-mail address and phone number. Please check your profile.':
    'The bank no gree open account number for your name, e-mail and phone number. Abeg check your profile.',
  'No account number can be opened just now. Please try again later.':
    'I no fit open account number now. Abeg try again later.',
  'Your account has no meter, so that there is nothing to pay.': 'Your account no get meter, so nothing dey to pay.',
  'Nothing has come to your account number yet.': 'No money don enter your account number yet.',
  'You have no account number of your own yet. With one you can pay from any bank app, at any time.':
    'You never get your own account number. If you get am, you fit pay from any bank app, any time.',
  'Your credit': 'Your credit money',
  'Your credit is {0}.': 'Your credit na {0}.',
  Waits: 'E dey wait',
  Yours: 'Na your own',
  'Goes back': 'E dey go back',
  'Went back': 'E don go back',
  'Money that came': 'Money wey enter',
  'No money has come to account numbers of your residents.':
    'No money don enter the account numbers of your residents.',
  'No money has come to an account number that nobody was given.':
    'No money don enter account number wey we no give anybody.',
  'Transfers to account numbers, those that wait for you first.':
    'Transfers wey enter account numbers, the ones wey dey wait for you first.',
  'There is no such transfer.': 'That kind transfer no dey.',
  'That was decided already.': 'Dem don already decide that one.',
  Match: 'Match am',
  'Match a transfer': 'Match one transfer',
  'Send back': 'Send am back',
  'Send a transfer back': 'Send one transfer back',
  'Whose is it? Please give the meter number.': 'Na who get am? Abeg give the meter number.',
  'No resident of your estate has this meter number.': 'No resident for your estate get this meter number.',
  'No resident has this meter number.': 'No resident get this meter number.',
  Transfer: 'The transfer',
  'Looking at the transfer': 'I dey look the transfer',
  'Matching the transfer': 'I dey match the transfer',
  'Sending it back': 'I dey send am back',
  'Waits for you': 'E dey wait for you',
  Matched: 'E don match',
  'Decided by {0}': 'Na {0} decide am',
  'Give {0} to the resident of meter {1}?': 'Make I give {0} to the resident of meter {1}?',
  'It becomes their credit, and pays what they owe, the oldest first.':
    'E go be their credit, and e go pay wetin dem owe, the oldest first.',
  'It cannot be sent back afterwards.': 'After that, you no fit send am back again.',
  'Send {0} back?': 'Make I send {0} back?',
  'It goes back to the bank account that it came from.': 'E go return to the bank account wey e come from.',
  '{0} is the credit of {1}.': '{0} na credit of {1} now.',
  '{0} goes back. It takes the bank a few days.': '{0} dey go back. The bank go take some days.',
  'Yes, match {0}': 'Yes, make you match {0}',
  'Match {0}': 'Make you match {0}',
  'Yes, send {0} back': 'Yes, make {0} go back',
  'Send {0} back': 'Make {0} go back',
  'It still waits.': 'E still dey wait.',
  'It does not go back by itself, since {0}.': 'E no dey go back by itself, since {0}.',
  'It does not go back by itself, since {0}: {1}.': 'E no dey go back by itself, since {0}: {1}.',
  '{0} pays it back by hand.': '{0} dey pay am back by hand.',
  'Pay a transfer back by hand': 'Pay one transfer back by hand',
  'Pay by hand': 'Pay am by hand',
  'Pay {0} back by hand?': 'Make we pay {0} back by hand?',
  'The payment provider is not asked to send it back any more, so that it goes back once.':
    'We no go ask the payment company to send am back again, so e go go back only once.',
  'Record it here once it is paid.': 'Write am here when you don pay am.',
  'Yes, pay {0} by hand': 'Yes, I go pay {0} by hand',
  'Pay {0} by hand': 'I go pay {0} by hand',
  'The provider sends {0} back no more. Pay it, then record its reference here.':
    'The payment company no go send {0} back again. Pay am, then write the reference here.',
  'It is paid back': 'E don pay back',
  'Record that it is paid': 'Write say e don pay',
  'Record that {0} was paid back by hand?': 'Make I write say {0} don pay back by hand?',
  'The transfer ends as gone back. That cannot be taken back.':
    'The transfer don go back finish. You no fit change am again.',
  'Recorded. The transfer is paid back.': 'I don write am. The transfer don pay back.',
  'No such transfer is to be paid back by hand.': 'No transfer like that dey to pay back by hand.',
  'The provider may be sending it this moment. Paid by hand, it would go twice. Try again in a few minutes.':
    'The payment company fit dey send am now. If you pay am by hand, e go go two times. Try again in small time.',
  'Say first that you pay it by hand, so that the provider does not send it as well.':
    'First talk say you go pay am by hand, so the payment company no go send am too.',
  'Money to account numbers': 'Money wey dey enter account numbers',
  'When money comes': 'When money enter',
  'What happens when money comes to the account number of a resident?':
    'Wetin go happen when money enter the account number of a resident?',
  'When money comes: {0}?': 'When money enter: {0*}?',
  'It holds from the next transfer and the next charge on. What was decided before stays as it is.':
    'E go start from the next transfer and the next charge. Wetin dem don decide before go remain like that.',
  'It is so already: {0}.': 'E don already be so: {0*}.',
  'When money comes: {0}.': 'When money enter: {0*}.',
  'Change what happens': 'Change wetin go happen',
  'Yes, change it': 'Yes, change am',
  'It stays as it was.': 'E remain as e be before.',
  'It pays what they owe, the oldest first': 'E go pay wetin dem owe, the oldest first',
  'It stays their credit': 'E go remain their credit',
  'It waits for you to decide': 'E go wait make you decide',
  'It came to a number that we did not give to anybody.': 'E enter number wey we no give anybody.',
  'It was paid to another merchant, or not in naira.': 'Dem pay am to another merchant, or e no be naira.',
  'The resident has left the estate, or their account is closed.':
    'The resident don leave the estate, or dem don close their account.',
  'The estate decides about each payment.': 'Na the estate dey decide for each payment.',
  From: 'From who',
};
