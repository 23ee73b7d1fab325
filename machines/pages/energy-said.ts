import { ENERGY as SAID } from '#catalogues/sentences/estate/energy.ts';
import { monthInWords } from '#machines/kit/months.ts';
import type { Good } from './answers.ts';

type Month = Good<'energyBalance'>['months'][number];

/** kWh that came in and were not sold, below 0 where more was sold; null where nobody knows what came in. */
export const lostIn = ({ bill, sold }: Month): number | null =>
  bill === null ? null : Math.round((bill.kwh - sold) * 100) / 100;

/** What was lost of what came in, percent with a decimal. */
export const shareOf = (lost: number, kwh: number): string => `${kwh === 0 ? '0.0' : ((100 * lost) / kwh).toFixed(1)}%`;

/** A month in a sentence: what was lost, or that nobody knows. */
export function balanceSaid(month: Month): string {
  const lost = lostIn(month);
  const name = monthInWords(month.month);
  const sold = SAID.kwh(month.sold);
  if (lost === null || month.bill === null) return SAID.toldMissing(name, sold);
  const { kwh } = month.bill;
  if (lost < 0) return SAID.toldGained(name, SAID.kwh(kwh), sold);
  return SAID.told(name, SAID.kwh(lost), shareOf(lost, kwh), SAID.kwh(kwh), sold);
}
