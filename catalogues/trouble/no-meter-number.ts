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
          : `Your account has meter ${ownMeter}${estate === null ? '' : ` of ${estate}`}. What you buy goes to that meter.`,
      'Look on the meter, mostly near a bar code, or on the card that came with it. The number has 11 to 13 digits.',
      `The keypad shows it too. Press ${keysFor('meterNumber')}.`,
      'You also find it on every receipt for power, and in the e-mail that came with it.',
    ],
  },
  {
    value: 'none-yet',
    label: 'I have not been given a meter yet',
    says: 'not given, no give me, never give, have not given, no meter yet, dont have a meter yet, dont have meter yet, no get meter yet, just packed, just moved, analog*, postpaid, without a meter',
    steps: [
      ({ ownMeter }) =>
        ownMeter === null ? null : `Your account has meter ${ownMeter} already, so you can buy power.`,
      "Your estate's administrator adds your meter here. Then you can sign up with its number. They need only your name, your flat and your estate.",
    ],
  },
  {
    value: 'unknown',
    label: 'My number is not known here',
    says: 'not found, does not exist, doesnt exist, no exist, not recognis*, not recogniz*, invalid, unknown, not registered, not exist*, wrong number',
    steps: ["Your estate's administrator has to add your meter here first. I can send them the number."],
    meter: true,
  },
  {
    value: 'changed',
    label: 'My meter was changed',
    says: 'changed, new meter, replace*, swap*, another meter',
    steps: [
      `Look for the new number on the new meter, or let the keypad show it. Press ${keysFor('meterNumber')}. Then say "update my meter".`,
    ],
  },
];
