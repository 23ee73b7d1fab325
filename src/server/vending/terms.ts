import type { MeterTermsTold } from '#catalogues/calls/paying/terms.shapes.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { AccountTerms } from './port.ts';

/**
 * The terms of a meter that anybody may ask about. Where it stands is told so that who knows it recognises it, and nobody learns
 * where somebody lives: house numbers, and of each word its first letter.
 */
export function termsForAnybody(terms: AccountTerms | undefined): ReturnType<typeof termsTold> {
  return termsTold(
    terms && { ...terms, address: terms.address?.replaceAll(/(\p{L})[\p{L}\p{M}'’]+/gu, '$1•••') ?? null },
  );
}

/** The terms of a meter as a call tells them, naira; nothing where the vendor said nothing. */
export function termsTold(terms: AccountTerms | undefined): { readonly terms?: MeterTermsTold } {
  if (terms === undefined) return {};
  const { leastKobo, mostKobo, debtKobo, debtShare, tariffClass, rateKobo, address } = terms;
  const told = {
    ...(leastKobo && { least: nairaOf(leastKobo) }),
    ...(mostKobo && { most: nairaOf(mostKobo) }),
    ...(debtKobo && { debt: nairaOf(debtKobo) }),
    ...(debtKobo && debtShare !== null && { debtShare }),
    ...(tariffClass !== null && { tariffClass }),
    ...(rateKobo && { rate: nairaOf(rateKobo) }),
    ...(address !== null && { address }),
  };
  return Object.keys(told).length === 0 ? {} : { terms: told };
}
