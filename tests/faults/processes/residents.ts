import { METERS } from '../../endings/support/vendors.ts';

/** Who buys power for a meter of the stand-ins; each has one. */
export interface Resident {
  readonly email: string;
  readonly meter: string;
  /** How a sale to it ends. */
  readonly ending: keyof typeof METERS;
}

/** A number of eleven digits that a distribution company has: the last one is its check digit. */
function meterNumber(serial: number): string {
  const body = `4512${String(serial).padStart(6, '0')}`;
  const sum = [...body].reverse().reduce((total, digit, place) => {
    const counted = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** Meters that are sold to at once, so many that nobody buys twice for the same within half a minute. */
const PLAIN = Array.from({ length: 24 }, (_, serial): Resident => {
  const meter = meterNumber(serial);
  return { email: `faults-${serial}@mail.example`, meter, ending: 'plain' };
});

/** Meters whose sale ends otherwise; what is refused goes back. */
const OTHERS = (['refused', 'pending', 'reversed', 'silent', 'lost', 'strange', 'new key'] as const).map(
  (ending): Resident => ({
    email: `faults-${ending.replaceAll(' ', '-')}@mail.example`,
    meter: METERS[ending],
    ending,
  }),
);

export const RESIDENTS: readonly Resident[] = [...PLAIN, ...OTHERS];

/** Who looks after orders that are stuck. */
export const ADMINISTRATOR = 'faults-administrator@mail.example';
