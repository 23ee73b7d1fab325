import type { Phrases } from '../language.ts';

/** Refunds that go to a bank account. */
export const REFUND_ACCOUNTS: Phrases = {
  'Bank account for a refund': 'Bank account for refund',
  '{0} is yours, and your bank does not take it back to your card. Give us a bank account, and it goes there.':
    '{0} na your money, but your bank no gree take am back for your card. Give us bank account, e go enter there.',
  '{0} goes to your account at {1} that ends in {2}, as your bank did not take it back to your card.':
    '{0} dey go your account for {1} wey end with {2}, because your bank no gree take am back for your card.',
  'Your refund of {0} for order {1} did not get to your card. Give us a bank account, and it goes there.':
    'Your refund of {0} for order {1} no reach your card. Give us bank account, e go enter there.',
  'Give a bank account': 'Give bank account',
  'Give a bank account for {0}': 'Give bank account for {0}',
  'No refund of yours needs a bank account.': 'No refund of yours need bank account.',
  'This order has no refund that needs a bank account.': 'This order no get refund wey need bank account.',
  'Which order is the refund of?': 'Which order get the refund?',
  'Please give the order number': 'Abeg give the order number',
  'Which bank is your account with?': 'Which bank get your account?',
  'Please select your bank': 'Abeg choose your bank',
  'What is the account number? It has ten digits. Only the last four are shown again.':
    'Wetin be the account number? E get ten numbers. Na only the last four we go show again.',
  'Please give the account number': 'Abeg give the account number',
  'An account number has ten digits': 'Account number get ten numbers',
  'What is the name on the account?': 'Which name dey the account?',
  'Please give the name on the account': 'Abeg give the name wey dey the account',
  'Asking the bank whose account it is': 'I dey ask the bank who get the account',
  'Saving the account': 'I dey save the account',
  'Send {0} to this account?': 'Make I send {0} go this account?',
  '{0}, account number ending in {1}': '{0}, account number wey end with {1}',
  'The bank says it is the account of {0}.': 'The bank talk say na {0} get the account.',
  'In the name of {0}, as you wrote it: nobody can check that here.':
    'The name na {0}, as you write am: nobody fit check am here.',
  'One digit of the account number looks wrong. Please compare it once more.':
    'One number for the account number look like say e no correct. Abeg check am again.',
  'Once it is sent, it cannot be changed.': 'Once e don go, nobody fit change am.',
  'Yes, send {0} there': 'Yes, send {0} go there',
  'Send {0} there': 'Send {0} go there',
  'No, change it': 'No, change am',
  'This bank knows no such account number. Please compare it once more.':
    'This bank no know that account number. Abeg check am again.',
  'The account you gave was sent to the bank already and cannot be changed. Write to support if it is wrong.':
    'The account wey you give don reach the bank already, nobody fit change am. Write support if e no correct.',
  'Saved. {0} goes to your account at {1} that ends in {2}. Banks usually take a few working days to show it.':
    'We don save am. {0} dey go your account for {1} wey end with {2}. Bank fit take some working days before e show.',
  'Refund paid by hand': 'Refund wey dem pay by hand',
  'What to do': 'Wetin to do',
  'Shall I show you the account, or is it paid?': 'Make I show you the account, or you don pay am?',
  'It is paid': 'I don pay am',
  'Show the whole account number?': 'Make I show the whole account number?',
  'That you saw it is logged, and its payer cannot change it any more.':
    'We go write am down say you see am, and who get am no fit change am again.',
  'Looking for the refund': 'I dey find the refund',
  'The payer has given no account for this refund so far.': 'The person never give any account for this refund.',
  'No refund of this order is to be paid by hand.': 'This order no get refund wey you go pay by hand.',
  'The provider is sending this refund to the account that was given. Paid by hand, it would go twice.':
    'The provider dey send this refund go the account wey dem give. If you pay am by hand, e go pay two times.',
  'Nobody could check the name.': 'Nobody fit check the name.',
  'Paid from': 'Wey e come from',
  'Was it paid out of our bank account, or by the payment provider?':
    'Na from our bank account you pay am, or na the payment provider pay am?',
  'What is the reference of the payment?': 'Wetin be the reference of the payment?',
  'Please give the reference, 3 characters at least': 'Abeg give the reference, e must reach 3 characters',
  'Record that the refund of {0} was paid by hand?': 'Make I write am down say you pay the refund of {0} by hand?',
  'The order ends as paid back, and its payer is told so.': 'The order go end as paid back, and we go tell who pay.',
  'Yes, it was paid': 'Yes, I don pay am',
  'It was paid': 'I don pay am',
  'It is left as it is.': 'I leave am as e dey.',
  'Recorded. The order is paid back.': 'I don write am down. The order don pay back.',
  'Gave an account for a refund': 'Give account for refund',
  'Looked at an account for a refund': 'Look account for refund',
  'Recorded a refund paid by hand': 'Write down refund wey dem pay by hand',
  'Your account number': 'Your account number wey the money go enter',
  'Please use at most 100 characters': 'Abeg no pass 100 characters',
  'Please use at most 64 characters': 'Abeg no pass 64 characters',
  'Where shall your refund go? Order {0}': 'Where make your refund go? Order {0}',
  'The account that you gave was not accepted by the bank.': 'The bank no gree for the account wey you give.',
  'Open the portal where you bought, and say "send my refund to my bank account".':
    'Open the portal wey you buy from, and type "send my refund to my bank account".',
  'We never ask for it by mail or by telephone, and never for a PIN or a password.':
    'We no dey ask for am by mail or by phone, and we no dey ask for PIN or password at all.',
};
