import { keysFor } from './meters.ts';
import type { Symptom } from './symptom.ts';

/** What can be wrong with a meter number (CONVERSATION, No Meter Number), in the order in which it is offered. */
export const METER_SYMPTOMS: readonly Symptom[] = [
  {
    value: 'where',
    label: 'Where do I find it?',
    says: 'where, find, which number, what number, see it, locate, dont know, forget, forgot*, lost',
    steps: [
      ({ ownMeter, estate }) =>
        ownMeter === null
          ? null
          : `Your account has meter ${ownMeter}${estate === null ? '' : ` of ${estate}`}. That is the number that everything is bought for.`,
      'It has 11 to 13 digits and stands on the meter itself, mostly below a bar code, and on the card that came with it.',
      `The keypad shows it too: press ${keysFor('meterNumber')}.`,
      'It also stands on every receipt for power that you have, and in its mail.',
    ],
  },
  {
    value: 'none-yet',
    label: 'I have not been given a meter yet',
    says: 'not given, no give me, never give, have not given, no meter yet, dont have a meter yet, dont have meter yet, no get meter yet, just packed, just moved, analog*, postpaid, without a meter',
    steps: [
      ({ ownMeter }) =>
        ownMeter === null ? null : `Your account has meter ${ownMeter} already, so power can be bought.`,
      'The administrator of an estate adds each meter here, and then its number works for signing up. Your name, your flat and your estate are all that they need.',
    ],
  },
  {
    value: 'unknown',
    label: 'My number is not known here',
    says: 'not found, does not exist, doesnt exist, no exist, not recognis*, not recogniz*, invalid, unknown, not registered, not exist*, wrong number',
    steps: [
      "A meter becomes known here when its estate's administrator registers it. I can pass the number on to them.",
    ],
    meter: true,
  },
  {
    value: 'changed',
    label: 'My meter was changed',
    says: 'changed, new meter, replace*, swap*, another meter',
    steps: [
      `The new number stands on the new meter, and the keypad shows it: press ${keysFor('meterNumber')}. With it, say "update my meter".`,
    ],
  },
];
