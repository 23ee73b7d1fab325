import type { Row } from '../rows.ts';

const DUES = 'tests/machines/flows/uploads/upload-dues.test.ts';
const METERS = 'tests/machines/flows/uploads/upload-meters.test.ts';
const PORTAL_LEVIES = 'tests/portal/uploads/development-levies.test.tsx';
const PORTAL_PAGE = 'tests/portal/uploads/upload-page.test.tsx';
const SERVER_LEVIES = 'tests/server/uploads/levies.test.ts';
const SERVER_METERS = 'tests/server/uploads/meters.test.ts';
const SERVER_PAYMENTS = 'tests/server/uploads/payments.test.ts';
const UPLOADED = 'tests/machines/pages/uploaded.test.ts';

/** Section E of the checklist, uploads of meters, payments and levies: each row in short, and its proof. */
export const UPLOADS_ROWS: readonly Row[] = [
  {
    id: 'E-052',
    says: 'Upload Meter Number, Uploaded Meter Numbers',
    proof: [PORTAL_PAGE, 'of meters is that of the own estate, and has an address of its own'],
  },
  {
    id: 'E-053',
    says: 'An estate, a .csv file, and progress in per cent',
    proof: [METERS, 'says how much of it is read and sent, in per cent'],
  },
  {
    id: 'E-054',
    says: 'validate-upload-meter-details',
    proof: [SERVER_METERS, 'a file of new meters is valid, row by row, and nothing of it is kept'],
  },
  {
    id: 'E-055',
    says: 'What is said of a row',
    proof: [SERVER_METERS, 'wrong rows are named with their reasons and the good ones stay valid'],
  },
  {
    id: 'E-056',
    says: 'Five columns, Valid or Invalid',
    proof: [PORTAL_PAGE, 'names what is invalid by word and colour, and hands the failed rows out'],
  },
  {
    id: 'E-057',
    says: 'How many are valid and invalid, ten a page',
    proof: [METERS, 'is read here, judged by the server for the estate, and previewed ten rows a page'],
  },
  {
    id: 'E-058',
    says: 'failed_meter_numbers.csv',
    proof: [METERS, 'with rows that are not valid says so, and hands them out as a file'],
  },
  {
    id: 'E-059',
    says: 'Confirm update',
    proof: [PORTAL_PAGE, 'says that it was successful, and stands there empty again'],
  },
  {
    id: 'E-060',
    says: 'Please select an estate to complete your upload',
    proof: [PORTAL_PAGE, 'cannot be confirmed without an estate, and says so'],
  },
  {
    id: 'E-061',
    says: 'upload-meter-details, with the valid rows',
    proof: [
      SERVER_METERS,
      'confirmed meters are added once, however often they are confirmed, and the log says who and what',
    ],
  },
  {
    id: 'E-062',
    says: 'Upload Successful..., and empty again',
    proof: [PORTAL_PAGE, 'says that it was successful, and stands there empty again'],
  },
  {
    id: 'E-063',
    says: "Upload Failed! The server couldn't ...",
    proof: [METERS, 'that fails says so and keeps the preview: %o'],
  },
  {
    id: 'E-064',
    says: 'Upload Failed! Your file contains ...',
    proof: [METERS, 'with rows that are not valid says so, and hands them out as a file'],
  },
  {
    id: 'E-065',
    says: 'Other failures of the validation',
    proof: [METERS, 'that is none leads back to the file, with why: %o'],
  },
  {
    id: 'E-066',
    says: 'Please select estate to view uploaded meters',
    proof: [UPLOADED, 'are not asked for before an estate is chosen'],
  },
  {
    id: 'E-067',
    says: 'Ten a page, Page x / y of n entries',
    proof: [PORTAL_PAGE, 'of meters is that of the own estate, and has an address of its own'],
  },
  {
    id: 'E-068',
    says: 'meter-uploads: an array',
    proof: [SERVER_METERS, 'the meters of the own estate come ten on a page, as an array or with how many there are'],
  },
  {
    id: 'E-069',
    says: 'What is said of an uploaded meter',
    proof: [SERVER_METERS, 'the meters of the own estate come ten on a page, as an array or with how many there are'],
  },
  { id: 'E-070', says: 'Oops! Data could not be fetched ...', proof: [UPLOADED, 'that cannot be had say so'] },
  {
    id: 'E-071',
    says: 'A CSV template to keep',
    proof: [DUES, 'are asked for as one .csv file, with a template to keep'],
  },
  {
    id: 'E-072',
    says: 'A .csv file with its name, type and date',
    proof: [DUES, 'show the file, its type, when it was changed and its rows as it is chosen, and credit nothing yet'],
  },
  {
    id: 'E-073',
    says: 'Upload!, and Please Select A File',
    proof: [PORTAL_PAGE, 'shows the file as it is chosen, and Upload! sends it'],
  },
  {
    id: 'E-074',
    says: 'upload-service-payments, dataset or myFile',
    proof: [SERVER_PAYMENTS, 'the field of the file may be called myFile, and without a file there is one to choose'],
  },
  { id: 'E-075', says: 'UPLOADED!', proof: [DUES, 'that are uploaded say UPLOADED!'] },
  {
    id: 'E-076',
    says: 'Not Uploaded, upload Unsuccessful',
    proof: [DUES, 'that are not uploaded say why, and can be sent again: %o'],
  },
  {
    id: 'E-077',
    says: 'Upload Development Levy, Uploaded Development Levy',
    proof: [PORTAL_LEVIES, 'Development levies has a menu: Upload Development Levy, and Uploaded Development Levy'],
  },
  {
    id: 'E-078',
    says: 'An estate, and a .csv file of meterNumber and amount',
    proof: [DUES, 'need an estate and a file'],
  },
  {
    id: 'E-079',
    says: 'upload-dev-levy',
    proof: [SERVER_LEVIES, 'a levy is owed by its meter, and is in the list with when it came'],
  },
  {
    id: 'E-080',
    says: 'Five columns of uploaded levies',
    proof: [UPLOADED, 'come ten on a page, with when they were made and changed'],
  },
  {
    id: 'E-081',
    says: 'get-dev-levy, with the token',
    proof: [SERVER_LEVIES, 'a levy is owed by its meter, and is in the list with when it came'],
  },
  {
    id: 'E-082',
    says: 'What is said of a levy',
    proof: [SERVER_LEVIES, 'a levy is owed by its meter, and is in the list with when it came'],
  },
  {
    id: 'E-083',
    says: 'Levies that cannot be had: an alert',
    proof: [PORTAL_PAGE, 'of levies that cannot be had is an alert with a way to try again'],
  },
];
