import { POWER_AMOUNT_KOBO } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { formatNaira } from '../writing/format.ts';

/** The least and the most that is sold at once, kobo, as it is set now. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The bounds of a call, naira, as they are used here. */
export const boundsIn = ({ least, most }: Bounds): Bounds => ({ least: koboOf(least), most: koboOf(most) });

/** Why so much of an estate's power is not sold just now, in the specification's words where its bound holds; null where it is. */
export function powerRefused(
  { least, most }: Bounds,
  kobo: number,
): { readonly code: 'amount-too-small' | 'amount-too-large'; readonly message: string } | null {
  if (kobo < least) {
    const words =
      least === POWER_AMOUNT_KOBO.least ? MESSAGES.amountTooSmall : SENTENCES.leastAtOnce(formatNaira(least));
    return { code: 'amount-too-small', message: words };
  }
  return kobo > most ? { code: 'amount-too-large', message: SENTENCES.mostAtOnce(formatNaira(most)) } : null;
}
