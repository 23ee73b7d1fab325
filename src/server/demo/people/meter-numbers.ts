/** Manufacturer code of the demonstration meters: a meter number is this, a serial number and a check digit. */
const MAKER = '45';

/** A meter number of 11 digits with the check digit of ISO/IEC 7812-1; `serial` has 8 digits. */
export function meterNumber(serial: number): string {
  const payload = `${MAKER}${String(serial).padStart(8, '0')}`;
  return `${payload}${checkDigit(payload)}`;
}

/** The first meter number from `serial` on that ends in the four digits given. */
export function meterNumberEnding(serial: number, ending: string): string {
  const step = 1_000;
  const start = Math.floor(serial / step) * step + Number(ending.slice(0, 3));
  const found = Array.from({ length: 100 }, (_, at) => meterNumber(start + at * step)).find((n) => n.endsWith(ending));
  if (found === undefined) throw new Error(`No meter number near ${serial} ends in ${ending}.`);
  return found;
}

function checkDigit(payload: string): number {
  const sum = [...payload].reverse().reduce((total, sign, at) => {
    const digit = Number(sign) * (at % 2 === 0 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
