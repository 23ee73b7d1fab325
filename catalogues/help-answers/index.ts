import { ACCOUNT_ANSWERS } from './accounts.ts';
import type { HelpAnswer } from './answer.ts';
import { ESTATE_ANSWERS } from './estates.ts';
import { PAYMENT_ANSWERS } from './payments.ts';
import { TOKEN_ANSWERS } from './tokens.ts';

/** Every question that the help articles answer. */
export const HELP_ANSWERS: readonly HelpAnswer[] = [
  ...TOKEN_ANSWERS,
  ...PAYMENT_ANSWERS,
  ...ESTATE_ANSWERS,
  ...ACCOUNT_ANSWERS,
];

/** Words of a question that mean the same: the first one is looked for. Separated by commas. */
export const HELP_SYNONYMS: readonly string[] = [
  'load, enter, punch, type, insert, input, slot, key, recharge, put',
  'power, light, nepa, electricity, phcn, current',
  'units, unit, kwh',
  'check, read, see, view, know, find, get',
  'safe, secure, trust, scam, legit, fraud, real',
  'declined, rejected, refused, decline, reject, fail, failed',
  'debited, charged, deducted, debit',
  'twice, double',
  'levy, levies, devlevy',
  'least, minimum, smallest, lowest',
  'dev, development',
  'fine, fines, penalty',
  'message, messages, code, codes',
  'token, tokens',
  'receipt, receipts, invoice',
  'three, 3',
  'two, 2',
  'meter, meters',
  'ticket, tickets',
  'upload, uploading, import',
  'file, files, csv, spreadsheet, excel',
  'refund, refunds, money back, reversal',
  'account, acct',
  'person, human, agent',
  'not, cant, cannot, dont, isnt, wont, no',
];
