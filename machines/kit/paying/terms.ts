import type { MeterTermsTold } from '#catalogues/calls/paying/terms.shapes.ts';
import { koboOf } from '#catalogues/money.ts';
import { TERMS } from '#catalogues/sentences/terms.ts';
import type { Row, Say } from '../view.ts';
import { formatNaira } from '../writing/format.ts';
import { formatTenths } from '../writing/tariff.ts';

/** On which terms a company sells to a meter, kobo; null where it said nothing. `debtShare` is 0 to 1, `rateKobo` of a kWh. */
export interface MeterTerms {
  readonly leastKobo: number | null;
  readonly mostKobo: number | null;
  readonly debtKobo: number | null;
  readonly debtShare: number | null;
  readonly tariffClass: string | null;
  readonly rateKobo: number | null;
  readonly address: string | null;
}

/** The terms as a call tells them, in kobo; null where it tells none. */
export function termsOf(told: MeterTermsTold | undefined): MeterTerms | null {
  if (told === undefined) return null;
  const kobo = (naira: number | undefined) => (naira === undefined ? null : koboOf(naira));
  return {
    leastKobo: kobo(told.least),
    mostKobo: kobo(told.most),
    debtKobo: kobo(told.debt),
    debtShare: told.debtShare ?? null,
    tariffClass: told.tariffClass ?? null,
    rateKobo: kobo(told.rate),
    address: told.address ?? null,
  };
}

/** Why the meter does not take this amount at once, or null; kobo. */
export function amountRefused(terms: Pick<MeterTerms, 'leastKobo' | 'mostKobo'>, kobo: number): string | null {
  const { leastKobo, mostKobo } = terms;
  if (leastKobo !== null && kobo < leastKobo) return TERMS.least(formatNaira(leastKobo));
  // A largest amount of nothing is one that was left empty.
  if (mostKobo !== null && mostKobo > 0 && kobo > mostKobo) return TERMS.most(formatNaira(mostKobo));
  return null;
}

/** What of an amount is taken for the debt of the meter, kobo; null where the company does not say. */
function toDebt({ debtKobo, debtShare }: MeterTerms, kobo: number): number | null {
  if (!debtKobo) return 0;
  return debtShare === null ? null : Math.min(debtKobo, Math.round(kobo * debtShare));
}

/** About how many kWh an amount brings, with one decimal; null where no rate is known, or how much the debt takes. */
export function unitsExpected(terms: MeterTerms, kobo: number, ownRateKobo: number | null = null): string | null {
  const rate = ownRateKobo ?? terms.rateKobo;
  const part = toDebt(terms, kobo);
  if (!rate || part === null) return null;
  return formatTenths(Math.floor(((kobo - part) * 100) / rate));
}

/** Where the meter is and what it is charged by. */
export function placeRows({ address, tariffClass }: MeterTerms): readonly Row[] {
  return [
    ...(address === null ? [] : [{ label: TERMS.address, value: address }]),
    ...(tariffClass === null ? [] : [{ label: TERMS.tariffClass, value: tariffClass }]),
  ];
}

/** What the meter takes and owes, and what of this amount becomes of that. */
export function amountRows(terms: MeterTerms, kobo: number): readonly Row[] {
  const { leastKobo, mostKobo, debtKobo } = terms;
  const part = toDebt(terms, kobo);
  const takes = range(leastKobo || null, mostKobo || null);
  return [
    ...(takes === null ? [] : [{ label: TERMS.takes, value: takes }]),
    ...(debtKobo ? [{ label: TERMS.debt, value: formatNaira(debtKobo) }] : []),
    ...(debtKobo && part !== null
      ? [{ label: TERMS.toDebt, value: TERMS.kept(formatNaira(part), percentOf(part, kobo)) }]
      : []),
  ];
}

/** The units that are bought, as a row. */
export function unitsRow(kWh: string): Row {
  return { label: TERMS.units, value: TERMS.about(kWh), short: `${kWh} kWh`, units: true };
}

/** What a debt of the meter does to this payment, said before it is made. */
export function debtSaid(terms: MeterTerms, kobo: number): readonly Say[] {
  const { debtKobo } = terms;
  if (!debtKobo) return [];
  const part = toDebt(terms, kobo);
  const debt = formatNaira(debtKobo);
  return [{ tone: 'warning', text: part === null ? TERMS.mayOwe(debt) : TERMS.owes(debt, formatNaira(part)) }];
}

/** A share in percent, rounded to whole ones. */
const percentOf = (part: number, kobo: number): string => String(Math.round((part * 100) / Math.max(1, kobo)));

function range(least: number | null, most: number | null): string | null {
  if (least !== null && most !== null) return TERMS.between(formatNaira(least), formatNaira(most));
  if (least !== null) return TERMS.from(formatNaira(least));
  return most === null ? null : TERMS.upTo(formatNaira(most));
}
