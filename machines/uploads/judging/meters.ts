import { ROW_SENTENCES } from '#catalogues/row-sentences.ts';
import { METER_ROW_LENGTH } from '#catalogues/uploads.ts';
import { meterNumberOf, meterNumberProblem } from '../meter-number.ts';
import type { Judge } from '../sheet.ts';
import { seenMeters } from './seen-meters.ts';

/** Judges rows of meters; a meter that a file names again is invalid where it comes again. */
export function judgeMeters(): Judge {
  const seen = seenMeters();
  return (row, cells) => {
    // By their places: taking an array apart costs as much as the rest of this.
    const landlord_name = cells[0] ?? '';
    const meter_number = meterNumberOf(cells[1] ?? '');
    const house_address = cells[2] ?? '';
    let problem = problemOf(landlord_name, meter_number, house_address);
    if (problem === null) {
      const first = seen(meter_number, row);
      if (first !== undefined) problem = ROW_SENTENCES.meterTwice(first);
    }
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
