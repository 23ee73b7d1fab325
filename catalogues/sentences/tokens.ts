import { KEY_CHANGE_MINUTES, type TokenKind, type TokenReading } from '../tokens.ts';

/** What is said of a delivery of more than one token, and of what the vendor says beside. */
export const TOKEN_SENTENCES = {
  kinds: {
    'key-change': 'Key change',
    reset: 'Reset',
    configure: 'Set up',
    credit: 'Power',
    bonus: 'Bonus',
  } satisfies Readonly<Record<TokenKind, string>>,
  paid: (how: string) => `Paid. ${how}`,
  nth: (kind: string, place: number, of: number) => `${kind}, ${place} of ${of}`,
  power: (units: string) => `Power, ${units} kWh`,
  units: 'Units',
  byMeter: 'shown by your meter',
  inOrder: (count: number) => `Type all ${count} into the meter, in this order.`,
  newKey: (count: number) =>
    `Your meter gets a new key first: type all ${count} in this order, within ${KEY_CHANGE_MINUTES} minutes.`,
  reads: {
    impossible:
      'No meter takes this number, so a digit of it is wrong. Please compare it with your receipt, four digits at a time.',
    credit:
      'This is a token that loads units. It works in one meter only, and only once; which meter that is, its digits do not show.',
    setting: `This token loads no units: it changes a setting of the meter, mostly its key. Type the other tokens of the same receipt too, in their order, within ${KEY_CHANGE_MINUTES} minutes.`,
    test: 'This token loads nothing: it only makes a meter show or test something.',
    reserved:
      'No meter takes such a token today, so a digit of it may be wrong. Please compare it with your receipt, four digits at a time.',
  } satisfies Readonly<Record<TokenReading, string>>,
  issues: 'It still does not work',
  tariff: 'Tariff',
  vat: 'VAT',
  debt: 'Debt of the meter',
  receiptNo: 'Receipt number',
} as const;
