import { keysFor } from './meters.ts';
import type { Advice, Symptom } from './symptom.ts';

const COMPARE: Advice = ({ destination }) =>
  destination === null
    ? `Let the meter show its own number and compare it with the one on the receipt: press ${keysFor('meterNumber')}. A token works on one meter only.`
    : `This token was made for meter ${destination}, and works on no other. Let your meter show its own number: press ${keysFor('meterNumber')}. Is it the same?`;

const SLOWLY: Advice =
  'Type all 20 digits once more, slowly, from the card above or the mail, and press Enter. A pause of more than 20 seconds begins anew. Please stop after two tries: many meters lock the keypad after three wrong ones.';

const TYPE_IT: Advice =
  'Type the 20 digits one after another, without the spaces, and press Enter (on some keypads a blue arrow or the # key).';

const KEYPAD_POWER: Advice =
  'Plug the keypad into a live socket near the meter, or put new batteries in, and wait until it shows that it is connected.';

const LOAD_IN_ORDER: Advice =
  'Load tokens in the order in which you bought them: older ones that you have not used yet come first.';

const FIND_KEY_CHANGE: Advice =
  'Your meter needs key change tokens before it takes a new one. Please look at the receipt and the mail for further 20-digit numbers: mostly two, on some meters four.';

const LOAD_KEY_CHANGE: Advice =
  'Load in this order: old tokens that you have not used yet (they are lost after the change), then the key change tokens as they are printed, then this token. If it was tried before it is not spoilt: type it again afterwards.';

const ASK_KEY_CHANGE: Advice = ({ destination }) =>
  `Are there none? Your distribution company makes them free of charge: ask for the key change tokens (KCT) of meter ${destination ?? 'number and all'}. They are made once for each change, and change neither your credit nor the speed of the meter.`;

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
      `Then it is probably loaded already. Let the meter show the token that it took last: press ${keysFor('lastToken')}; and its day: press ${keysFor('lastTokenDay')}.`,
      `Look at the balance: press ${keysFor('balance')}. If it has risen by these units, all is well.`,
    ],
  },
  {
    value: 'old',
    label: 'It says old or expired',
    says: 'old, expire*, too late',
    steps: [
      'The meter has taken a newer token already, or the time limit of your distribution company has passed: many give a token three months.',
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
      'That key change token is not for this meter, or not the next one. Please load them in the order in which they are printed.',
      ASK_KEY_CHANGE,
    ],
  },
  {
    value: 'no-link',
    label: 'Error 30, E-5 or DLMS: the keypad does not reach the meter',
    says: 'dlms, e 5, communication, connect fail*, not connect*, no connect*, keypad, ciu, blank screen',
    steps: [
      KEYPAD_POWER,
      'Pair it with the meter again: on a MOJEC keypad 45, the meter number, Enter; on your meter this may differ. Then type the token again.',
    ],
  },
  {
    value: 'locked',
    label: 'It counts down, or the keypad is locked',
    says: 'lock*, count* down, countdown, timer, too many tries',
    steps: [
      'Please wait until the countdown is over, and do not try meanwhile: each wrong token doubles it, up to about 21 minutes.',
      SLOWLY,
    ],
  },
  {
    value: 'accepted',
    label: 'It was accepted, but there is no light or no units',
    says: 'no light, no units were, no unit enter, accepted but, success* but, entered success*, no power after, light no come',
    steps: [
      `Look at the balance: press ${keysFor('balance')}. With a balance and no light, switch off heavy appliances, and then the breaker off and on.`,
      'Is there light at the neighbours? If not, it is a fault of the estate or of the network, and the units stay on the meter.',
    ],
  },
  {
    value: 'fewer',
    label: 'Fewer units than expected',
    says: 'less, fewer, small units, units no complete, not complete, short units, cheated, reduced, cut my units',
    steps: [
      ({ arithmetic }) => arithmetic,
      ({ owed }) => (owed === null ? null : `What is owed to an estate is not taken out of a token here. ${owed}`),
      'A distribution company may take VAT and a debt of the meter out of a token: its own receipt lists both.',
    ],
  },
  {
    value: 'how-to',
    label: 'How do I type it in?',
    says: 'how to, how do i, how i go, how can i, where do i, where i go, steps to',
    steps: [
      TYPE_IT,
      `The meter says that it accepted it, or shows the units. The balance then shows with ${keysFor('balance')}.`,
      KEYPAD_POWER,
    ],
  },
  {
    value: 'digits',
    label: 'It does not have 20 digits',
    says: '16 digits, 19 digits, 21 digits, digits instead, digits only, only digits, missing digit*, digits missing, how many digits, number of digits, incomplete token',
    steps: [
      'Every token has 20 digits, in five groups of four. The card above and the mail have all of them; a text message may cut some off.',
      SLOWLY,
    ],
  },
  {
    value: 'new-meter',
    label: 'The meter is new and was never loaded',
    says: 'new meter, just installed, first time, never loaded, activation',
    steps: [
      'A new meter takes its activation tokens first. They come from whoever installed it, mostly on paper beside the meter.',
      COMPARE,
    ],
  },
  {
    value: 'wrong-meter',
    label: 'I bought it for a wrong meter',
    says: 'wrong meter, another meter, someone elses meter, somebody elses meter, another persons meter, different meter, mistakenly, by mistake',
    steps: [
      ({ destination }) =>
        `A token${destination === null ? '' : ` for meter ${destination}`} cannot be moved to another meter, and cannot be called back once it is made. If you know whose meter that is, they can load it and pay you back.`,
    ],
  },
  {
    value: 'tamper',
    label: 'It says tamper',
    says: 'tamper*',
    steps: [
      'Only the distribution company or the estate can clear that: no code that somebody gives you does, and trying some costs a penalty. I can open a ticket for it.',
    ],
  },
  {
    value: 'battery',
    label: 'It shows 01 or 02, or beeps',
    says: 'low battery, battery, beep*, alarm, memory fault, low voltage',
    steps: [
      `01 mostly means a low battery or voltage, 02 a fault of its memory. Put new batteries into the keypad; the alarm is switched off with ${keysFor('alarmOff')}.`,
      SLOWLY,
    ],
  },
];
