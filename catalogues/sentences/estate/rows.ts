import { METER_ROW_LENGTH, UPLOAD_MOST } from '../../uploads.ts';
import { formatCount } from '../count.ts';

const meters = (many: number): string => `${formatCount(many)} ${many === 1 ? 'meter' : 'meters'}`;

/** Sentences about files of rows and what is wrong with them. The specification's messages stand in `messages.ts`. */
export const ROW_SENTENCES = {
  /* Of a file as a whole */
  fileEmpty: 'There is nothing in this file.',
  noRows: 'This file has no rows below its first line.',
  tooManyRows: `This file has more than ${formatCount(UPLOAD_MOST.rows)} rows. Please split it.`,
  tooLarge: `This file is larger than ${UPLOAD_MOST.bytes / 1_000_000} MB. Please split it.`,
  workbook: 'This is a spreadsheet workbook and not a .csv file. Please save it as CSV and upload that.',
  zip: 'This is a zip file. Please take the .csv file out of it and upload that.',
  pdf: 'This is a PDF. Please upload the rows as a .csv file.',
  notText: 'This is not a file of rows. Please save it as CSV and upload that.',
  columnsMissing: (row: number, missing: readonly string[], all: readonly string[]) =>
    `Row ${row} does not name the column${missing.length === 1 ? '' : 's'} ${missing.join(', ')}. It should say: ${all.join(', ')}.`,
  columnTwice: (row: number, column: string, heads: readonly string[]) =>
    `Row ${row} has ${heads.length === 2 ? 'two' : heads.length} columns for ${column}: ${heads.slice(0, -1).join(', ')} and ${heads.at(-1)}. Please keep one of them.`,
  quotesBroken: (row: number) =>
    `Quotation marks are opened and not closed in too many rows. The first of them is row ${row}.`,
  /* Of what a file came to */
  metersAdded: (added: number, before: number) =>
    `${meters(added)} added${before === 0 ? '' : `, ${formatCount(before)} of the estate already`}.`,
  leviesCharged: (charged: number, before: number) =>
    `${meters(charged)} charged${before === 0 ? '' : `, ${formatCount(before)} charged with the same before`}.`,
  levyCharge: 'Development Levy',
  earlierPayments: 'Payments from before the portal',
  /* Of one row, as only the server knows */
  meterElsewhere: 'This meter number cannot be added to your estate',
  meterKnown: 'Your estate has this meter already',
  meterRenamed: (was: string) =>
    `Your estate has this meter already. The new name and address replace the old ones: ${was}.`,
  meterUnknown: 'Your estate has no such meter',
  paymentKnown: 'This payment was credited before. It is not credited again.',
  levyKnown: 'This levy is charged already. It is not charged again.',
  levyMore: (before: string, more: string) => `${before} is charged already. ${more} more will be charged.`,
  levyLess: (before: string, less: string) => `${before} is charged already. ${less} will be taken back.`,
  finePaidBeyond: (owed: string) =>
    `${owed} is what is left of this meter's fine, and no more than that can be paid of it: a fine cannot be below 0.`,
  noFine: 'This meter owes no fine, so none can have been paid: a fine cannot be below 0.',
  aboveLimit: (above: string) =>
    `Two people are needed ${above}, and a file is one person’s. Please ask for it as a change of this balance.`,
  dayToCome: 'This day is still to come',
  /* Of one row */
  quoteOpen: 'A quotation mark is opened and not closed',
  rowLong: 'This line is too long for a row',
  cellsTooMany:
    'This row has more cells than there are columns. Please put quotation marks around a text that has a comma in it.',
  signNotKept: 'It has a character that cannot be kept',
  landlordMissing: "Please give the landlord's name",
  addressMissing: 'Please give the house address',
  landlordLong: `The landlord's name is longer than ${METER_ROW_LENGTH.name} characters`,
  addressLong: `The address is longer than ${METER_ROW_LENGTH.address} characters`,
  meterMissing: 'Please give the meter number',
  meterShortened: 'The spreadsheet has shortened this meter number. Please format its column as text.',
  meterTwice: (row: number) => `This meter number stands in row ${row} already`,
  paymentTwice: (row: number) => `The same payment stands in row ${row}. It counts once.`,
  levyTwice: (row: number) => `The same levy stands in row ${row}. It counts once.`,
  levyDiffers: (row: number) => `Row ${row} has another amount for this meter`,
  paymentUnclear: 'Please say servicecharge, devlevy or fine',
  amountMissing: 'Please give the amount in naira',
  amountUnclear: 'Please give the amount in naira as figures, e.g. 15000 or 15,000.50',
  amountComma: 'A comma stands before three figures only. Please write 15,000 or 15000.50.',
  amountDecimals: 'An amount has two figures behind the point at most, e.g. 15000.50',
  amountZero: 'The amount is 0. Please give one above 0.',
  amountNegative: 'The amount is below 0. Please give one above 0.',
  amountLarge: 'The amount is larger than ₦100,000,000',
  dayUnclear: 'Please give a day like 2026-01-31 or 31/01/2026',
} as const;
