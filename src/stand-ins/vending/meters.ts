import type { TokenKind } from './tokens.ts';

/**
 * How a sale to an account ends. `refused`: nothing is executed. `pending`: executed later. `reversed`: first pending, then
 * never executed and paid back. `slow`: executed, answered late. `silent`: executed, never answered. `timeout`: never executed
 * and never answered. `strange`: executed, answered with what is in no documentation.
 */
export type Ending = 'delivered' | 'refused' | 'pending' | 'reversed' | 'slow' | 'silent' | 'timeout' | 'strange';

/** A meter as its distribution company knows it. */
export interface Meter {
  readonly number: string;
  readonly kind: 'PREPAID' | 'POSTPAID';
  readonly name: string;
  readonly address: string;
  readonly ending: Ending;
  /** False: it is known, and nothing may be sold to it. */
  readonly canVend: boolean;
  readonly minimumKobo: number;
  readonly maximumKobo: number;
  /** What is owed before anything is paid, and the part of a payment that goes there, 0 to 1. */
  readonly debtKobo: number;
  readonly debtShare: number;
  readonly demand: 'NMD' | 'MD';
  readonly tariffClass: string;
  /** What one kWh costs before tax. */
  readonly rateKobo: number;
  /** False: its company gives a token and does not say what it loads. */
  readonly tellsUnits: boolean;
  /** What a purchase gives, in the order of loading. */
  readonly tokens: readonly TokenKind[];
}

type Special = Partial<Meter> & { readonly about: string };

const TWO_KEYS: readonly TokenKind[] = ['key change', 'key change', 'credit'];

/** The meters that do something of their own; every other number with a right check digit is a plain one. */
const SPECIAL: Readonly<Record<string, Special>> = {
  '45100000012': { name: 'PLAIN METER', about: 'one token' },
  '45100000020': { name: 'NEW KEY METER', tokens: TWO_KEYS, about: 'a key change of two tokens, then the credit' },
  '45100000038': {
    name: 'LONG KEY METER',
    tokens: ['key change', 'key change', 'key change', 'credit'],
    about: 'a key change of three tokens, then the credit',
  },
  '45100000046': { name: 'BONUS METER', tokens: ['credit', 'bonus'], about: 'a credit token and a bonus token' },
  '45100000053': {
    name: 'DEBT METER',
    debtKobo: 2_000_000,
    debtShare: 0.4,
    about: 'owes N20,000; 40 % of each payment goes there until it is paid',
  },
  '45100000061': { name: 'LARGE METER', minimumKobo: 500_000, demand: 'MD', about: 'takes no less than N5,000' },
  '45100000079': { name: 'BLOCKED METER', canVend: false, about: 'is known, and may not be sold to' },
  '45100000087': { name: 'REFUSED METER', ending: 'refused', about: 'is known, and its company refuses the vend' },
  '45100000095': { name: 'SLOW METER', ending: 'slow', about: 'is answered after `slow-ms`' },
  '45100000103': { name: 'PENDING METER', ending: 'pending', about: 'pending for `pending-ms`, then delivered' },
  '45100000111': { name: 'REVERSED METER', ending: 'reversed', about: 'pending for `pending-ms`, then reversed' },
  '45100000129': { name: 'SILENT METER', ending: 'silent', about: 'delivered, and no answer comes' },
  '45100000137': { name: 'LOST METER', ending: 'timeout', about: 'not delivered, and no answer comes' },
  '45100000145': { name: 'STRANGE METER', ending: 'strange', about: 'delivered, answered with what nobody documented' },
  '45100000152': {
    name: 'TAMPERED METER',
    tokens: ['reset', 'configure', 'credit'],
    about: 'tokens to reset and to configure the meter, then the credit',
  },
  '45100000160': { name: 'POSTPAID ACCOUNT', kind: 'POSTPAID', about: 'a postpaid account: paid, no token' },
  '45100000178': { name: 'UNTOLD METER', tellsUnits: false, about: 'one token, and nothing is said of its units' },
  '0100000000016': { name: 'LONG NUMBER METER', about: 'a number of 13 digits' },
};

/** What a person who tries a stand-in may type, and what it does. */
export const METER_HELP: readonly (readonly [string, string])[] = [
  ...Object.entries(SPECIAL).map(([number, { about }]) => [number, about] as const),
  ['any other of 11 or 13 digits with a right check digit', 'a plain prepaid meter'],
  ['any other', 'unknown'],
];

const PLAIN: Omit<Meter, 'number'> = {
  kind: 'PREPAID',
  name: 'PLAIN METER',
  address: '1 STAND-IN ROAD',
  ending: 'delivered',
  canVend: true,
  minimumKobo: 50_000,
  maximumKobo: 100_000_000,
  debtKobo: 0,
  debtShare: 0,
  demand: 'NMD',
  tariffClass: 'A-Non MD',
  rateKobo: 20_950,
  tellsUnits: true,
  tokens: ['credit'],
};

/** The meter of a number; undefined: no company knows it. `extra` are numbers that only one vendor has. */
export function findMeter(number: string, extra: Readonly<Record<string, Partial<Meter>>> = {}): Meter | undefined {
  const own: Partial<Meter> | undefined = extra[number] ?? SPECIAL[number];
  if (own === undefined && !isRightNumber(number)) return undefined;
  const meter = { ...PLAIN, number, ...own };
  return meter.kind === 'POSTPAID' ? { ...meter, tokens: [] } : meter;
}

/** True for a meter number of 11 or 13 digits whose last one is its Luhn check digit. */
export function isRightNumber(number: string): boolean {
  if (!/^(\d{11}|\d{13})$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const counted = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

/** Phones and smartcards that do something of their own; the others are delivered to. */
const LINES: Readonly<Record<string, Ending>> = {
  '08099000001': 'refused',
  '08099000002': 'pending',
  '08099000003': 'reversed',
  '08099000004': 'slow',
  '08099000005': 'silent',
  '08099000006': 'timeout',
  '08099000007': 'strange',
  '7000000001': 'refused',
  '7000000002': 'pending',
  '7000000003': 'reversed',
};

/** The same for phones and smartcards. */
export const LINE_HELP: readonly (readonly [string, string])[] = [
  ...Object.entries(LINES),
  ['any other phone (0 and ten digits) or smartcard (ten or eleven digits)', 'delivered'],
];

/** How a sale to a phone or a smartcard ends; undefined: it is none. */
export function endingOfLine(line: string, extra: Readonly<Record<string, Ending>> = {}): Ending | undefined {
  return extra[line] ?? LINES[line] ?? (/^(0[7-9]\d{9}|\d{10,11})$/.test(line) ? 'delivered' : undefined);
}
