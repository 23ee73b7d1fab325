import { KEY_CHANGE_MINUTES } from '../tokens.ts';

/** What a meter tells with what it shows, in a sentence that is said before anything is asked; by the symptom of `token-issues`. */
export const AT_ONCE: Readonly<Record<string, string>> = {
  rejected:
    'A meter rejects a token that is for another meter, that has a wrong digit, or that came with a new key which was not typed in first.',
  used: 'Used means that this token is in the meter already: it loads only once. Please look at the balance before anything else.',
  'key-change': `Your meter wants its new key first. Type all tokens of the receipt in their order, within ${KEY_CHANGE_MINUTES} minutes.`,
  'wrong-meter': 'A token works only in the meter that it was bought for.',
  accepted: `A token that the meter takes without units is mostly a new key: it loads none. Type the other tokens of the same receipt, in their order, within ${KEY_CHANGE_MINUTES} minutes.`,
};
