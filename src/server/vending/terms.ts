import type { MeterTermsTold } from '#catalogues/calls/paying/terms.shapes.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { AccountTerms } from './port.ts';

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
