import type { Particulars } from '#catalogues/calls/paying/delivery.shapes.ts';
import { koboOf } from '#catalogues/money.ts';
import { TOKEN_SENTENCES } from '#catalogues/sentences/tokens.ts';
import { howToLoad, labelled } from '../tokens.ts';
import type { Result, Row } from '../view.ts';
import { howToUse } from '../vouchers.ts';
import { formatNaira } from '../writing/format.ts';

/** The tokens of a delivery that has more than one, in the order of loading, and what came as PINs. */
export function several(
  particulars: Particulars | undefined,
  units: string | null | undefined,
): Pick<Result, 'tokens' | 'vouchers'> {
  const { tokens, vouchers } = particulars ?? {};
  return {
    ...(tokens && { tokens: { how: howToLoad(tokens), each: labelled(tokens, units ?? undefined) } }),
    ...(vouchers && { vouchers: { how: howToUse(vouchers), each: vouchers } }),
  };
}

/** Of a token whose vendor did not say how many units it loads: where they are read instead. */
export function untoldUnits(token: string | null | undefined, units: string | null | undefined): readonly Row[] {
  return token && !units ? [{ label: TOKEN_SENTENCES.units, value: TOKEN_SENTENCES.byMeter }] : [];
}

/** What the vendor said beside a token, as rows of its card. */
export function particularRows(particulars: Particulars | undefined): readonly Row[] {
  const { tariff, vat, debt, receiptNo } = particulars ?? {};
  const naira = (value: number | undefined) => (value === undefined ? undefined : formatNaira(koboOf(value)));
  const rows = [
    [TOKEN_SENTENCES.tariff, tariff],
    [TOKEN_SENTENCES.vat, naira(vat)],
    [TOKEN_SENTENCES.debt, naira(debt)],
    [TOKEN_SENTENCES.receiptNo, receiptNo],
  ] as const;
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}
