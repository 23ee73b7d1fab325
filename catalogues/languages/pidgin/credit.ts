import type { Phrases } from '../language.ts';

/** Paying with the credit on one's own account number. */
export const CREDIT: Phrases = {
  'Pay with your credit ({0})': 'Use your credit pay ({0})',
  'You have {0} of credit. If you pay with it there is no convenience fee: {1} is taken from it.':
    'You get {0} for credit. If you pay with am, no convenience fee dey: na {1} e go comot from there.',
  'Buying with your credit': 'I dey buy am with your credit',
  'You do not have enough credit for this. You can pay by card.':
    'Your credit no reach for this one. You fit pay with card.',
  'Your account is on another meter now. Nothing was charged. Please begin anew.':
    'Your account dey for another meter now. We no charge you anything. Abeg start again.',
  'This was bought for meter {0}, which you use now, and not for the one that was shown.':
    'We buy this one for meter {0} wey you dey use now, no be for the one wey we show you.',
  'Your credit is {0}, which is not enough for this. Nothing was taken.':
    'Your credit na {0}, e no reach for this one. Nothing comot.',
  'Your estate has charged something that has to be paid first. Nothing was taken from your credit.':
    'Your estate don charge something wey you go first pay. Nothing comot from your credit.',
  'You have begun to pay for this in another way. Choose that way again, or change something to begin anew. Nothing was taken now.':
    'You don start to pay for this one another way. Choose that way again, or change something to start fresh. Nothing comot now.',
  'The money is your credit again.': 'The money don turn your credit again.',
  'The money is on its way back to your card.': 'The money dey go back to your card.',
  'We could not {0}, so {1} is your credit again.': 'We no fit {0}, so {1} don turn your credit again.',
  'You find it at your account number, and can buy with it at once.':
    'You go see am for your account number, and you fit buy with am now now.',
};
