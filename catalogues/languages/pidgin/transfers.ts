import type { Phrases } from '../language.ts';

/** Paying by transfer. */
export const TRANSFERS: Phrases = {
  'Pay by transfer': 'Pay with transfer',
  'Getting an account number': 'I dey find account number',
  'Asking the bank': 'I dey ask the bank',
  'What is it for? Choose it first. Where a transfer can pay it, say "pay by transfer" at the price, and I show an account number.':
    'Wetin you wan pay for? Choose am first. Where transfer fit pay am, type "pay by transfer" when you see the price, I go show you account number.',
  'What is it for? Choose it first. Where a transfer can pay it, say "pay by transfer" at the price, and I show an account number. For what you owe your estate there is "my account number", too.':
    'Wetin you wan pay for? Choose am first. Where transfer fit pay am, type "pay by transfer" when you see the price, I go show you account number. For wetin you dey owe your estate, "my account number" dey too.',
  'Where a transfer can pay it, say "pay by transfer" when the price is read back, and I show an account number.':
    'Where transfer fit pay am, type "pay by transfer" when I read the price give you, I go show you account number.',
  'You pay by card, or from any bank app by transfer: where a transfer can pay it, say "pay by transfer" when the price is read back, and I show an account number. Cash is not taken here.':
    'You go pay with card, or transfer from any bank app: where transfer fit pay am, type "pay by transfer" when I read the price give you, I go show you account number. We no dey collect cash here.',
  'No account number was given for this purchase, so no transfer can pay it yet. Say "pay by transfer" for one, "my account number" for the credit of your own, or "payment issues" about money that you sent.':
    'We never give account number for this one, so transfer no fit pay am yet. Talk "pay by transfer" make I give you one, "my account number" for the credit wey dey your own, or "payment issues" about money wey you send.',
  'You can pay by transfer: say "pay by transfer", and I show an account number, the exact sum and until when it can be sent. That alone costs nothing.':
    'You fit pay with transfer: type "pay by transfer", I go show you account number, the exact money and when e go expire. That one alone no cost anything.',
  'Send this from your bank app. I notice it by myself, mostly within a minute.':
    'Send am from your bank app. I go see am by myself, e no dey pass one minute most times.',
  'Please send exactly {0} to the same account number.': 'Abeg send {0} exactly go the same account number.',
  'This account number has expired: send nothing to it any more. What you sent before is still noticed.':
    'This account number don expire: no send anything go there again. Wetin you don send before, I go still see am.',
  '{0} came, {1} is missing. It goes back to your bank account by itself.':
    '{0} enter, {1} no complete. E go return to your bank account by itself.',
  '{0} came, {1} too much. It goes back to your bank account by itself.':
    '{0} enter, e pass by {1}. E go return to your bank account by itself.',
  'Not here yet. Banks need up to 10 minutes. I keep looking, and you may leave.':
    'E never enter. Bank fit take reach 10 minutes. I still dey look, and you fit go.',
  'I have sent it': 'I don send am',
  'Pay by card': 'Pay with card',
  'New number': 'Another number',
  'There is no account number to be had just now. Pay by card, or try again in a minute.':
    'Account number no dey for now. Pay with card, or try again for one minute time.',
  'There is no account number for this payment.': 'This payment no get account number.',
  'Cancelled. If you have already sent the money, it is still noticed: you get what you paid for.':
    'I don cancel am. If you don already send the money, I go still see am: you go get wetin you pay for.',
  'Transfers cannot be taken here just now. You can pay by card.':
    'Transfer no dey work here for now. You fit pay with card.',
  'Only exactly {0} is taken: {1} goes back to your bank account by itself. Please send {2} to the same account number.':
    'Na only {0} exactly e dey take: {1} go return to your bank account by itself. Abeg send {2} go the same account number.',
  'e.g. I sent 5000 only': 'e.g. I send only 5000',
  'Account number': 'Account number wey you go send am',
  'Send exactly': 'Send am exactly',
  '{0} and {1} fee. ': '{0} plus {1} fee. ',
  'Another sum goes back to you.': 'Any other money go return to you.',
  'Waiting for your {0}. You may leave, we mail what you buy.':
    'I dey wait for your {0}. You fit go, we go mail wetin you buy.',
  'This number has expired': 'This number don expire',
  '{0} min left': '{0} min remain',
  'Copy account number': 'Copy the account number',
  Copy: 'Copy am',
  Copied: 'I don copy am',
  Time: 'Time wey remain',
  'The bank of the demonstration: {0}': 'The bank for the demonstration: {0}',
  'Open the test bank': 'Open the bank for test',
};
