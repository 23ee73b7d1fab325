import type { Phrases } from '../language.ts';

/** What is waited for step by step, from sentences/waiting.ts. */
export const WAITED: Phrases = {
  'Asking your bank': 'I dey ask your bank',
  'Whether {0} was paid': 'Whether {0} don enter',
  'Card charged': 'Card don pay',
  'Transfer arrived': 'Transfer don enter',
  'Paid from your credit': 'Your credit don pay am',
  'Buying your token': 'I dey buy your token',
  'Sending the airtime': 'I dey send the airtime',
  'Sending the data': 'I dey send the data',
  'Buying the internet package': 'I dey buy the internet package',
  'Paying the subscription': 'I dey pay the subscription',
  'Paying the bill': 'I dey pay the bill',
  'Telling your estate': 'I dey tell your estate',
  'As soon as it is paid': 'Once you don pay',
  'Usually within a minute': 'E no dey pass one minute most times',
  'Your digits will stand here': 'Your digits go dey here',
  'Slower than usual, I keep asking': 'E slow pass before, I still dey ask',
  'It is late, and I keep asking': 'E don late, and I still dey ask',
  'Here and in your mail': 'For here and for your mail',
  Here: 'For here',
  'You may leave.': 'You fit go.',
  'I mail it to {0} once it is there.': 'I go mail am to {0} once e land.',
  'I mail it to you once it is there.': 'I go mail am to you once e land.',
  'It goes on without you.': 'E go continue even if you go.',
  'Please do not pay again.': 'Abeg no pay again.',
};
