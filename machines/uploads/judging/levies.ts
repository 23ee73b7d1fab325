import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { readAmount } from '../cells.ts';
import { meterNumberOf, meterNumberProblem } from '../meter-number.ts';
import type { Judge } from '../sheet.ts';

/** Judges rows of levies; a meter has one, so another amount for it further down is invalid. */
export function judgeLevies(): Judge {
  const levies = new Map<string, { readonly row: number; readonly amount: string }>();
  return (row, [number = '', levy = '']) => {
    const meterNumber = meterNumberOf(number);
    const read = readAmount(levy);
    const amount = read.problem === null ? read.value : levy;
    const cells = { meterNumber, amount };
    const problem = meterNumberProblem(meterNumber) ?? read.problem;
    if (problem !== null) return { row, cells, valid: false, message: problem };
    const first = levies.get(meterNumber);
    if (first === undefined) {
      levies.set(meterNumber, { row, amount });
      return { row, cells, valid: true, message: '' };
    }
    return first.amount === amount
      ? { row, cells, valid: true, message: ROW_SENTENCES.levyTwice(first.row), fate: 'repeated' }
      : { row, cells, valid: false, message: ROW_SENTENCES.levyDiffers(first.row) };
  };
}
