/** Every code of VTpass's page of response codes, and those that only its customers report, with its meaning. */
export const CODES = {
  '000': 'TRANSACTION PROCESSED',
  '001': 'TRANSACTION QUERY',
  '010': 'VARIATION CODE DOES NOT EXIST',
  '011': 'INVALID ARGUMENTS',
  '012': 'PRODUCT DOES NOT EXIST',
  '013': 'BELOW MINIMUM AMOUNT ALLOWED',
  '014': 'REQUEST ID ALREADY EXIST',
  '015': 'INVALID REQUEST ID',
  '016': 'TRANSACTION FAILED',
  '017': 'ABOVE MAXIMUM AMOUNT ALLOWED',
  '018': 'LOW WALLET BALANCE',
  '019': 'LIKELY DUPLICATE TRANSACTION',
  '020': 'BILLER CONFIRMED',
  '021': 'ACCOUNT LOCKED',
  '022': 'ACCOUNT SUSPENDED',
  '023': 'API ACCESS NOT ENABLE FOR USER',
  '024': 'ACCOUNT INACTIVE',
  '025': 'RECIPIENT BANK INVALID',
  '026': 'RECIPIENT ACCOUNT COULD NOT BE VERIFIED',
  '027': 'IP NOT WHITELISTED, CONTACT SUPPORT',
  '028': 'PRODUCT IS NOT WHITELISTED ON YOUR ACCOUNT',
  '030': 'BILLER NOT REACHABLE AT THIS POINT',
  '031': 'BELOW MINIMUM QUANTITY ALLOWED',
  '032': 'ABOVE MAXIMUM QUANTITY ALLOWED',
  '034': 'SERVICE SUSPENDED',
  '035': 'SERVICE INACTIVE',
  '040': 'TRANSACTION REVERSAL',
  '044': 'TRANSACTION RESOLVED',
  '083': 'SYSTEM ERROR',
  '085': 'IMPROPER REQUEST ID: DOES NOT CONTAIN DATE',
  '087': 'INVALID CREDENTIALS',
  '089': 'REQUEST IS PROCESSING, PLEASE WAIT BEFORE MAKING ANOTHER REQUEST',
  '091': 'TRANSACTION NOT PROCESSED',
  '099': 'TRANSACTION IS PROCESSING',
} as const;

/** A code of VTpass. */
export type Code = keyof typeof CODES;

/** What goes with a code that ends a request before a transaction is made; a code that nobody knows has its own words. */
export const refusal = (code: string, requestId = '') => {
  const meaning = Object.entries(CODES).find(([known]) => known === code)?.[1] ?? 'UNEXPECTED RESPONSE';
  return {
    code,
    content: { errors: meaning },
    response_description: meaning,
    requestId,
    amount: '0.00',
    transaction_date: '',
    purchased_code: '',
  };
};
