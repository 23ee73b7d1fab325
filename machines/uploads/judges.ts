import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { METER_ROW_LENGTH, type UploadKind } from '#catalogues/uploads.ts';
import { type Read, readAmount, readDay, readServicePayment } from './cells.ts';
import { meterKey, meterNumberOf, meterNumberProblem, whyNone, withoutBlanks } from './meter-number.ts';
import { seenMeters } from './seen-meters.ts';
import type { Judge } from './sheet.ts';

/** A fresh judge of a file's rows for each kind of upload. */
export const JUDGES: Readonly<Record<UploadKind, () => Judge>> = {
  'upload-meters': judgeMeters,
  'upload-payments': judgePayments,
  'upload-dev-levy': judgeLevies,
};

/** Judges rows of levies; a meter has one, so another amount for it further down is invalid. */
function judgeLevies(): Judge {
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

/** Judges rows of meters; a meter that a file names again is invalid where it comes again. */
export function judgeMeters(): Judge {
  const seen = seenMeters();
  return (row, cells) => {
    // By their places: taking an array apart costs as much as the rest of this.
    const landlord_name = cells[0] ?? '';
    const house_address = cells[2] ?? '';
    let meter_number = cells[1] ?? '';
    let key = meterKey(meter_number);
    if (key < 0) {
      meter_number = withoutBlanks(meter_number);
      key = meterKey(meter_number);
    }
    let message = key < 0 ? whyNone(meter_number) : problemOf(landlord_name, house_address);
    if (message === '') {
      const first = seen(key, row);
      if (first !== undefined) message = ROW_SENTENCES.meterTwice(first);
    }
    return { row, cells: { landlord_name, meter_number, house_address }, valid: message === '', message };
  };
}

function problemOf(landlord: string, address: string): string {
  if (landlord === '') return ROW_SENTENCES.landlordMissing;
  if (address === '') return ROW_SENTENCES.addressMissing;
  if (landlord.length > METER_ROW_LENGTH.name) return ROW_SENTENCES.landlordLong;
  return address.length > METER_ROW_LENGTH.address ? ROW_SENTENCES.addressLong : '';
}

/** Judges rows of payments; one that a file names again is valid, and says that it counts once. */
function judgePayments(): Judge {
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
