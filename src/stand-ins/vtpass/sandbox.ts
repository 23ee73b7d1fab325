import type { Stand } from '../stand.ts';
import { type Ending, findMeter, type Meter } from '../vending/meters.ts';

/** The numbers of VTpass's own sandbox that end in a way of their own, for phones and meters alike. */
const ENDINGS: Readonly<Record<string, Ending>> = {
  '201000000000': 'pending',
  '500000000000': 'strange',
  '400000000000': 'silent',
  '300000000000': 'timeout',
};

/** Phones, smartcards and accounts of the sandbox. */
export const LINES: Readonly<Record<string, Ending>> = {
  ...ENDINGS,
  '08011111111': 'delivered',
  '1212121212': 'delivered',
};

const METERS: Readonly<Record<string, Partial<Meter>>> = {
  '1111111111111': { name: 'TESTMETER1' },
  '1010101010101': { name: 'TESTMETER2', kind: 'POSTPAID' },
  ...Object.fromEntries(Object.entries(ENDINGS).map(([number, ending]) => [number, { name: 'TESTMETER3', ending }])),
};

/** What the page says of them. */
export const SANDBOX_HELP: readonly (readonly [string, string])[] = [
  ['08011111111', 'a phone that is delivered to'],
  ['1111111111111, 1010101010101', 'a prepaid meter, a postpaid account'],
  ['1212121212', 'a smartcard, a Spectranet account'],
  ['201000000000', 'pending: code 000 and status pending, then delivered'],
  ['500000000000', 'delivered, answered with a code that nobody documented'],
  ['400000000000', 'delivered, and no answer comes'],
  ['300000000000', 'not delivered, and no answer comes'],
  ['special.sandbox-only true', 'every other number fails, as in the sandbox itself'],
];

/** The meter of a number; undefined: unknown. */
export function meterOf({ faults }: Stand, number: string): Meter | undefined {
  if (faults.special('sandbox-only') === true && METERS[number] === undefined) return undefined;
  return findMeter(number, METERS);
}
