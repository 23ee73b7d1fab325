import { keysFor } from './meters.ts';
import type { Advice, Symptom } from './symptom.ts';

const COMPARE: Advice = ({ destination }) =>
  destination === null
    ? `Let the meter show its own number. Press ${keysFor('meterNumber')}. Is it the number on your receipt? A token works in one meter only.`
    : `This token is for meter ${destination}, and works in no other. Let your meter show its own number. Press ${keysFor('meterNumber')}. Is it the same?`;

const SLOWLY: Advice =
  'Type all 20 digits once more, slowly, from the card above or your e-mail, and press Enter. If you stop for more than 20 seconds, start again. Please stop after two tries: many meters lock the keypad after three wrong ones.';

const TYPE_IT: Advice =
  'Type the 20 digits, without the spaces, and press Enter. On some keypads this is a blue arrow, or the # key.';

const KEYPAD_POWER: Advice =
  'Plug the keypad into a live socket near the meter, or put new batteries in. Wait until it shows that it is connected.';

const LOAD_IN_ORDER: Advice = 'Load tokens in the order you bought them. Older ones that you have not used come first.';

const FIND_KEY_CHANGE: Advice =
  'Your meter needs key change tokens before it takes a new one. Look on the receipt and in the e-mail for more 20-digit numbers. Mostly there are two, on some meters four.';

const LOAD_KEY_CHANGE: Advice =
  'First load old tokens that you have not used: they no longer work after the change. Then load the key change tokens, in their order on the receipt. Load this token last. If you tried it before, it is not spoilt.';

const ASK_KEY_CHANGE: Advice = ({ destination }) =>
  `Are there none? Ask your distribution company for the key change tokens (KCT) of ${destination === null ? 'your meter' : `meter ${destination}`}. They are free. They do not take units away, and do not make the meter run faster.`;

/** What a meter does with a token that was delivered (CONVERSATION, Token Issues), in the order in which it is offered. */
export const TOKEN_SYMPTOMS: readonly Symptom[] = [
  {
    value: 'rejected',
    label: 'It says rejected, invalid, failed, or error 06 or 10',
    says: 'reject*, invalid, incorrect token, wrong token, not accept*, no dey accept, no accept, refus*, no dey gree, doesnt match, not match*, aaaaaaa, no gree',
    steps: [COMPARE, SLOWLY],
  },
  {
    value: 'used',
    label: 'It says used or duplicate',
    says: 'used, already used, duplicate*, ddddddd, don use am',
    steps: [
      `Then it is probably in the meter already. To see the last token, press ${keysFor('lastToken')}. To see its day, press ${keysFor('lastTokenDay')}.`,
      `Check the balance. Press ${keysFor('balance')}. If it went up by these units, all is well.`,
    ],
  },
  {
    value: 'old',
    label: 'It says old or expired',
    says: 'old, expire*, too late',
    steps: [
      'A newer token is in the meter already, or this one has passed its time. Many distribution companies give a token three months.',
      LOAD_IN_ORDER,
    ],
  },
  {
    value: 'key-change',
    label: 'It says error 70 or 75, SGC, or asks for a key change',
    says: 'sgc, kct, key change, key revision, tid, rollover, tariff index, three tokens, 3 tokens',
    steps: [FIND_KEY_CHANGE, LOAD_KEY_CHANGE, ASK_KEY_CHANGE],
  },
  {
    value: 'wrong-key',
    label: 'It says error 12 for a key change token',
    says: 'wrong kct, wrong key change',
    steps: [
      'That key change token is for another meter, or it is not the next one. Please load them in their order on the receipt.',
      ASK_KEY_CHANGE,
    ],
  },
  {
    value: 'no-link',
    label: 'Error 30, E-5 or DLMS: the keypad does not reach the meter',
    says: 'dlms, e 5, communication, connect fail*, not connect*, no connect*, keypad, ciu, blank screen',
    steps: [
      KEYPAD_POWER,
      'Connect it to the meter again. On a MOJEC keypad, press 45, the meter number, and Enter. Your meter may differ. Then type the token again.',
    ],
  },
  {
    value: 'locked',
    label: 'It counts down, or the keypad is locked',
    says: 'lock*, count* down, countdown, timer, too many tries',
    steps: [
      'Please wait until the countdown ends, and type nothing until then. Each wrong token doubles the wait, up to about 21 minutes.',
      SLOWLY,
    ],
  },
  {
    value: 'accepted',
    label: 'It was accepted, but there is no light or no units',
    says: 'no light, but no unit*, and no unit*, no unit* after, nothing happen*, nothing enter*, got no unit*, get no unit*, see no unit*, no see unit*, unit* no enter*, unit* no gree enter, no units were, no unit enter, accepted but, success* but, entered success*, no power after, light no come',
    steps: [
      `Check the balance. Press ${keysFor('balance')}. Are there units, but no light? Switch off heavy things such as the iron or the pump. Then switch the breaker off and on.`,
      'Do your neighbours have light? If not, the fault is outside. Your units stay on the meter.',
    ],
  },
  {
    value: 'fewer',
    label: 'Fewer units than expected',
    says: 'less, fewer, small units, units no complete, not complete, short units, cheated, reduced, cut my units',
    steps: [
      ({ arithmetic }) => arithmetic,
      ({ divided }) =>
        divided
          ? `Your estate takes a part of each top-up for what you owe: ${divided} of this one. You see both parts before you say yes, and on the receipt.`
          : null,
      ({ owed, divided }) =>
        owed === null || divided !== '' ? null : `What you owe your estate is not taken out of your token. ${owed}`,
      'A distribution company may take VAT, or a debt on the meter, out of what you pay. You see both on its own receipt.',
    ],
  },
  {
    value: 'how-to',
    label: 'How do I type it in?',
    says: 'how to, how do i, how i go, how can i, where do i, where i go, steps to',
    steps: [
      TYPE_IT,
      `Wait until the meter says "accepted", or shows the units. To see the balance, press ${keysFor('balance')}.`,
      KEYPAD_POWER,
    ],
  },
  {
    value: 'digits',
    label: 'It does not have 20 digits',
    says: '16 digits, 19 digits, 21 digits, digits instead, digits only, only digits, missing digit*, digits missing, how many digits, number of digits, incomplete token',
    steps: [
      'Every token has 20 digits, in five groups of four. You find all of them on the card above and in your e-mail. A text message may cut some off.',
      SLOWLY,
    ],
  },
  {
    value: 'new-meter',
    label: 'The meter is new and was never loaded',
    says: 'new meter, just installed, first time, never loaded, activation',
    steps: [
      'A new meter needs its activation tokens first. Ask whoever installed it. Mostly they left them on paper beside the meter.',
      COMPARE,
    ],
  },
  {
    value: 'wrong-meter',
    label: 'I bought it for a wrong meter',
    says: 'wrong meter, another meter, someone elses meter, somebody elses meter, another persons meter, different meter, mistakenly, by mistake',
    steps: [
      ({ destination }) =>
        `Nobody can move a token${destination === null ? '' : ` for meter ${destination}`} to another meter, or take it back once it is made. Do you know whose meter that is? They can load it and pay you back.`,
    ],
  },
  {
    value: 'tamper',
    label: 'It says tamper',
    says: 'tamper*',
    steps: [
      'Only your distribution company or your estate can clear that. Please try no codes that people give you: that can cost a penalty. I can open a ticket for you.',
    ],
  },
  {
    value: 'battery',
    label: 'It shows 01 or 02, or beeps',
    says: 'low battery, battery, beep*, alarm, memory fault, low voltage',
    steps: [
      `01 mostly means a low battery or low voltage. 02 is a fault of the meter's memory. Put new batteries into the keypad. To stop the alarm, press ${keysFor('alarmOff')}.`,
      SLOWLY,
    ],
  },
];
