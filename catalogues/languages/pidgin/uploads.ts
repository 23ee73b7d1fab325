import type { Phrases } from '../language.ts';

/** What is said of files of rows. */
export const UPLOADS: Phrases = {
  'There is nothing in this file.': 'Nothing dey inside this file.',
  'This file has no rows below its first line.': 'This file no get rows below the first line.',
  'This file has more than {0} rows. Please split it.': 'This file get pass {0} rows. Abeg divide am.',
  'This file is larger than {0} MB. Please split it.': 'This file pass {0} MB. Abeg divide am.',
  'This is a spreadsheet workbook and not a .csv file. Please save it as CSV and upload that.':
    'Na spreadsheet workbook be this, no be .csv file. Abeg save am as CSV and upload that one.',
  'This is a zip file. Please take the .csv file out of it and upload that.':
    'Na zip file be this. Abeg bring the .csv file comot and upload that one.',
  'This is a PDF. Please upload the rows as a .csv file.': 'Na PDF be this. Abeg upload the rows as .csv file.',
  'This is not a file of rows. Please save it as CSV and upload that.':
    'This one no be file of rows. Abeg save am as CSV and upload that one.',
  'Row {0} does not name the column{1} {2}. It should say: {3}.':
    'Row {0} no call the column{1} {2}. E suppose be: {3}.',
  'Row {0} has {1} columns for {2}: {3} and {4}. Please keep one of them.':
    'Row {0} get {1} columns for {2}: {3} and {4}. Abeg keep one.',
  'Quotation marks are opened and not closed in too many rows. The first of them is row {0}.':
    'Quotation marks open and no close for too many rows. The first one na row {0}.',
  '{0} added{1}.': '{0*} don add{1*}.',
  ', {0} of the estate already': ', {0} dey the estate already',
  '{0} charged{1}.': '{0*} don charge{1*}.',
  ', {0} charged with the same before': ', {0} get the same charge before',
  'Payments from before the portal': 'Payments wey dey before the portal',
  'This meter number cannot be added to your estate': 'You no fit add this meter number to your estate',
  'Your estate has this meter already': 'Your estate get this meter already',
  'Your estate has this meter already. The new name and address replace the old ones: {0}.':
    'Your estate get this meter already. The new name and address go take the place of the old ones: {0}.',
  'Your estate has no such meter': 'Your estate no get this kind meter',
  'This payment was credited before. It is not credited again.':
    'This payment don credit before. E no go credit again.',
  'This levy is charged already. It is not charged again.': 'This levy don charge already. E no go charge again.',
  '{0} is charged already. {1} more will be charged.': '{0} don charge already. {1} more go charge.',
  '{0} is charged already. {1} will be taken back.': '{0} don charge already. We go take {1} back.',
  "{0} is what is left of this meter's fine, and no more than that can be paid of it: a fine cannot be below 0.":
    "{0} na wetin remain for this meter's fine, and payment no fit pass am: fine no fit dey below 0.",
  'This meter owes no fine, so none can have been paid: a fine cannot be below 0.':
    'This meter no dey owe any fine, so nobody fit don pay one: fine no fit dey below 0.',
  'This day is still to come': 'This day never reach',
  'A quotation mark is opened and not closed': 'One quotation mark open and no close',
  'This line is too long for a row': 'This line too long for one row',
  'This row has more cells than there are columns. Please put quotation marks around a text that has a comma in it.':
    'This row get more cells than the columns. Abeg put quotation marks around any text wey get comma.',
  'It has a character that cannot be kept': 'E get one character wey we no fit keep',
  "Please give the landlord's name": "Abeg give the landlord's name",
  'Please give the house address': 'Abeg give the house address',
  "The landlord's name is longer than {0} characters": "The landlord's name pass {0} characters",
  'The address is longer than {0} characters': 'The address pass {0} characters',
  'Please give the meter number': 'Abeg give the meter number',
  'The spreadsheet has shortened this meter number. Please format its column as text.':
    'The spreadsheet don cut this meter number short. Abeg format the column as text.',
  'This meter number stands in row {0} already': 'This meter number dey row {0} already',
  'The same payment stands in row {0}. It counts once.': 'The same payment dey row {0}. E count one time.',
  'The same levy stands in row {0}. It counts once.': 'The same levy dey row {0}. E count one time.',
  'Row {0} has another amount for this meter': 'Row {0} get another amount for this meter',
  'Please say servicecharge, devlevy or fine': 'Abeg put servicecharge, devlevy or fine',
  'Please give the amount in naira': 'Abeg give the amount for naira',
  'Please give the amount in naira as figures, e.g. 15000 or 15,000.50':
    'Abeg give the amount for naira as figures, e.g. 15000 or 15,000.50',
  'A comma stands before three figures only. Please write 15,000 or 15000.50.':
    'Comma dey only before three figures. Abeg write 15,000 or 15000.50.',
  'An amount has two figures behind the point at most, e.g. 15000.50':
    'Amount no fit get pass two figures after the point, e.g. 15000.50',
  'The amount is 0. Please give one above 0.': 'The amount na 0. Abeg give one wey pass 0.',
  'The amount is below 0. Please give one above 0.': 'The amount dey below 0. Abeg give one wey pass 0.',
  'The amount is larger than ₦100,000,000': 'The amount pass ₦100,000,000',
  'Please give a day like 2026-01-31 or 31/01/2026': 'Abeg give day like 2026-01-31 or 31/01/2026',
  'Mend the file, and choose it again.': 'Correct the file, and choose am again.',
  'The invalid one stays out.': 'The one wey no correct go stay outside.',
  'The {0} invalid ones stay out.': 'The {0} wey no correct go stay outside.',
  '1 stands in the file already and counts once': '1 dey the file already and e count one time',
  '{0} stand in the file already and count once': '{0} dey the file already and dem count one time',
  'Charges nothing new': 'E no charge anything new',
  '{0} taken back in all': 'we go take {0} back altogether',
  '{0} in all': '{0} altogether',
  'Charges {0}, {1}': 'E go charge {0*}, {1*}',
  'Please choose a .csv file. A spreadsheet program makes one with "Save as", CSV.':
    'Abeg choose .csv file. Spreadsheet program dey make am with "Save as", CSV.',
  'What is this file for?': 'Wetin this file dey for?',
  'I do not know the columns in the first row of this file. I take files with these: {0}.':
    'I no know the columns for the first row of this file. I dey take files with these ones: {0}.',
  'I cannot use this file here.': 'I no fit use this file here.',
  'No meter has been uploaded yet.': 'Nobody don upload any meter yet.',
  'No development levy has been uploaded yet.': 'Nobody don upload any development levy yet.',
  'Ready to add': 'E ready to add',
  'Ready to upload': 'E ready to upload',
  'Ready to charge': 'E ready to charge',
  'Row {0}: {1}': 'Row {0}: {1*}',
  'No row of this file can be uploaded.': 'No row of this file fit upload.',
  'Adds no new meter': 'E no add any new meter',
  'Adds {0}': 'E go add {0*}',
  'valid meter': 'correct meter',
  'valid meters': 'correct meters',
  'Replaces the name and address of {0}': 'E go change the name and address of {0*}',
  '{0} of your estate already and stay{1} as {2}': '{0*} for your estate already and go stay{1*} as {2*}',
  'meter is': 'meter dey',
  'meters are': 'meters dey',
  'it is': 'e be',
  'they are': 'dem be',
  'Credits nothing new': 'E no credit anything new',
  'Credits {0}, {1} in all': 'E go credit {0*}, {1} altogether',
  '{0} credited before and {1} not credited again': '{0*} don credit before and {1*} no go credit again',
  '{0} charged before {1}': '{0*} don charge before {1*}',
  'becomes another amount': 'go become another amount',
  'become other amounts': 'go become other amounts',
  '{0} charged already and {1} not charged again': '{0*} don charge already and {1*} no go charge again',
  'Looking up your estate': 'I dey look your estate',
  'Reading the file': 'I dey read the file',
  'Checking the rows': 'I dey check the rows',
  Uploading: 'E dey upload',
  'Your estates could not be looked up.': 'I no fit see your estates.',
  'I do not know whether the upload got through. You can upload it again: nothing is added twice.':
    'I no know whether the upload go through. You fit upload am again: nothing go add two times.',
  '{0} credited{1}.': '{0*} don credit{1*}.',
  ', {0} not credited again': ', {0} no credit again',
  'Which estate is it for?': 'Which estate e dey for?',
  'Last modified': 'Last change',
  'Which file has the levies? Please choose it: a .csv file.':
    'Which file get the levies? Abeg choose am: one .csv file.',
  'Attach a .csv file': 'Attach .csv file',
  'Which file has the meters? Please choose it: a .csv file.':
    'Which file get the meters? Abeg choose am: one .csv file.',
  'Upload existing service payments': 'Upload old service payments',
  'Which file has the payments? Please choose it: a .csv file.':
    'Which file get the payments? Abeg choose am: one .csv file.',
};
