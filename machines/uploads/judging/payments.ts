import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { type Read, readAmount, readServicePayment } from '../cells.ts';
import { readDay } from '../days.ts';
import { meterNumberOf, meterNumberProblem } from '../meter-number.ts';
import type { Judge } from '../sheet.ts';

/** Judges rows of payments; one that a file names again is valid, and says that it counts once. */
export function judgePayments(): Judge {
  const rows = new Map<string, number>();
  return (row, [number = '', service = '', paid = '', at = '']) => {
    const meterNumber = meterNumberOf(number);
    const [servicePayment, amount, paidAt] = [readServicePayment(service), readAmount(paid), readDay(at)];
    const cells = {
      meterNumber,
      servicePayment: shown(servicePayment, service),
      amount: shown(amount, paid),
      paidAt: shown(paidAt, at),
    };
    const problem = meterNumberProblem(meterNumber) ?? servicePayment.problem ?? amount.problem ?? paidAt.problem;
    if (problem !== null) return { row, cells, valid: false, message: problem };
    const key = Object.values(cells).join(' ');
    const first = rows.get(key);
    if (first === undefined) rows.set(key, row);
    if (first !== undefined) {
      return { row, cells, valid: true, message: ROW_SENTENCES.paymentTwice(first), fate: 'repeated' };
    }
    return { row, cells, valid: true, message: '' };
  };
}

const shown = (read: Read, cell: string): string => (read.problem === null ? read.value : cell);
