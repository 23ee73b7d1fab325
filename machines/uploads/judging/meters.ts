import { ROW_SENTENCES } from '#catalogues/row-sentences.ts';
import { METER_ROW_LENGTH } from '#catalogues/uploads.ts';
import { meterNumberOf, meterNumberProblem } from '../meter-number.ts';
import type { Judge } from '../sheet.ts';

/** Judges rows of meters; a meter that a file names again is invalid where it comes again. */
export function judgeMeters(): Judge {
  const rows = new Map<string, number>();
  return (row, [landlord_name = '', number = '', house_address = '']) => {
    const meter_number = meterNumberOf(number);
    const problem = problemOf(landlord_name, meter_number, house_address) ?? again(rows.get(meter_number));
    if (problem === null) rows.set(meter_number, row);
    return {
      row,
      cells: { landlord_name, meter_number, house_address },
      valid: problem === null,
      message: problem ?? '',
    };
  };
}

function problemOf(landlord: string, number: string, address: string): string | null {
  const problem = meterNumberProblem(number);
  if (problem !== null) return problem;
  if (landlord === '') return ROW_SENTENCES.landlordMissing;
  if (address === '') return ROW_SENTENCES.addressMissing;
  if (landlord.length > METER_ROW_LENGTH.name) return ROW_SENTENCES.landlordLong;
  return address.length > METER_ROW_LENGTH.address ? ROW_SENTENCES.addressLong : null;
}

const again = (row: number | undefined): string | null => (row === undefined ? null : ROW_SENTENCES.meterTwice(row));
