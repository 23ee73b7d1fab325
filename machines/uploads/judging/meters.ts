import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { METER_ROW_LENGTH } from '#catalogues/uploads.ts';
import { meterKey, whyNone, withoutBlanks } from '../meter-number.ts';
import type { Judge } from '../sheet.ts';
import { seenMeters } from './seen-meters.ts';

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
