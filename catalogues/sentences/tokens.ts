import { KEY_CHANGE_MINUTES, type TokenKind } from '../tokens.ts';

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
  inOrder: (count: number) => `Type all ${count} into the meter, in this order.`,
  newKey: (count: number) =>
    `Your meter gets a new key first: type all ${count} in this order, within ${KEY_CHANGE_MINUTES} minutes.`,
  tariff: 'Tariff',
  vat: 'VAT',
  debt: 'Debt of the meter',
  receiptNo: 'Receipt number',
} as const;
