import type { Row } from './rows.ts';

const FACTS = 'tests/catalogues/facts.test.ts';
const CHAT = 'tests/machines/assistant/buy-power.test.ts';
const PAGE = 'tests/machines/flows/buy-power-page.test.ts';
const MODALS = 'tests/machines/kit/modals.test.ts';
const MONEY = 'tests/machines/kit/money.test.ts';
const LEDGER = 'tests/server/billing/ledger.test.ts';
const DUES = 'tests/server/billing/calls.test.ts';
const RECEIPT = 'tests/receipt/receipt.test.ts';
const RECEIPT_CALL = 'tests/server/receipts/receipt-file.test.ts';
const HISTORY = 'tests/e2e/histories/page.spec.ts';
const E2E = 'tests/e2e/buy-power.spec.ts';
const CALLS = 'tests/server/payments/calls.test.ts';
const ORDERS = 'tests/server/payments/orders.test.ts';

const CAPTURE = 'yes opens the card window with the amount in naira, and a capture brings the token';
const OWED = '%s that is owed blocks buying';
const STOPS = '%s stops before the card window';
const DECLINED = 'a declined card shows PAYMENT FAILED and can be tried again under a new order';
const UNKNOWN = 'while the outcome is unknown PAYMENT PENDING shows, and it reports by itself when it is settled';
const FIELDS = 'shows Amount, a read-only Meter Number and a read-only Convenience Fee of 50, with a button Pay';
const BELOW_300 = 'an amount below 300 has its message, which goes once the amount is 300 or more';
const NOTICES = 'each notice shows for what is owed, in the words of the specification';
const OWES = 'a resident sees what the own meter owes, in naira';
const MAIN_JOB = 'a resident signs in by typing, buys power, and has the token, the receipt and the mail';

/** Section A of the specification's checklist, the main job and its money: each row in short, and its proof. */
export const SECTION_A: readonly Row[] = [
  {
    id: 'A-001',
    says: 'Every estate payment carries a fee of 50 naira',
    proof: [FACTS, 'an estate payment carries a fee of 50 naira'],
  },
  { id: 'A-002', says: 'The currency is NGN throughout', proof: [CHAT, CAPTURE] },
  { id: 'A-003', says: 'The card widget is inline, its script loaded from the provider', proof: [E2E, MAIN_JOB] },
  {
    id: 'A-004',
    says: 'The widget begins with merchant, name, e-mail, narration, amount, NGN and order id',
    proof: [CALLS, 'the widget begins with merchant, name, email, narration, amount, currency and order id'],
  },
  {
    id: 'A-005',
    says: 'The merchant id is one fixed constant',
    proof: [CALLS, 'every order is paid to the one merchant'],
  },
  {
    id: 'A-006',
    says: 'A power order is POWER and a generated id, narration Electricity Topup',
    proof: [FACTS, 'a power order is POWER with the narration Electricity Topup'],
  },
  { id: 'A-007', says: '180 is the tariff in naira per kWh', proof: [FACTS, 'a kWh costs 180 naira'] },
  {
    id: 'A-008',
    says: 'Amounts are whole kobo inside',
    proof: [LEDGER, 'lines that do not sum to zero, or carry parts of a kobo, are refused'],
  },
  {
    id: 'A-009',
    says: 'The server prices every order; the amount of a browser is checked, never believed',
    proof: [ORDERS, 'a wrong amount from the browser changes nothing'],
  },
  {
    id: 'A-010',
    says: "The browser's CAPTURED is a hint; the provider is asked",
    proof: [
      ORDERS,
      'a browser that says captured when nothing was paid is never told that it failed, and nothing is vended',
    ],
  },
  { id: 'A-011', says: 'A resident buys power for the registered meter', proof: [E2E, MAIN_JOB] },
  { id: 'A-012', says: 'Fields Amount and read-only Meter Number', proof: [PAGE, FIELDS] },
  { id: 'A-013', says: 'Convenience Fee 50, read-only', proof: [PAGE, FIELDS] },
  {
    id: 'A-014',
    says: 'Pay is disabled when the user owes',
    proof: [PAGE, 'Pay is disabled for somebody who owes, and says why'],
  },
  { id: 'A-015', says: 'Below 300: Amount is less than 300', proof: [PAGE, BELOW_300] },
  {
    id: 'A-016',
    says: 'Whole naira, at most 100000000',
    proof: [PAGE, 'an amount is whole naira in digits, and at most 100000000'],
  },
  { id: 'A-017', says: 'The amount error goes at 300 or more', proof: [PAGE, BELOW_300] },
  { id: 'A-018', says: 'The summary has amount, serviceCharge, devLevy, fine and paid', proof: [DUES, OWES] },
  {
    id: 'A-019',
    says: 'No summary means that nothing is owed or set',
    proof: [DUES, 'a meter for which nothing was ever set has no summary'],
  },
  {
    id: 'A-020',
    says: 'Balances are stored locally as serviceCharge, DevLevy, fine, duration',
    proof: [
      'tests/portal/accounts/keep.test.ts',
      'what is owed stands in the storage under the names of the specification',
    ],
  },
  { id: 'A-021', says: 'get-service-payments answers what a resident owes', proof: [DUES, OWES] },
  {
    id: 'A-022',
    says: "get-dev-levy-meter answers a meter's levy",
    proof: [DUES, 'an owner sees the levy of the own house'],
  },
  { id: 'A-023', says: 'A service charge below 0 blocks', proof: [CHAT, OWED] },
  { id: 'A-024', says: 'A levy below -59999 blocks', proof: [PAGE, '%s: blocked or not'] },
  { id: 'A-025', says: 'A fine above 0 blocks', proof: [PAGE, '%s: blocked or not'] },
  { id: 'A-026', says: 'Notice for service charge', proof: [PAGE, NOTICES] },
  { id: 'A-027', says: 'Notice for a fine', proof: [PAGE, NOTICES] },
  { id: 'A-028', says: 'Notice for a levy below -59000', proof: [PAGE, NOTICES] },
  {
    id: 'A-029',
    says: 'A levy between the two thresholds shows the notice and does not block',
    proof: [CHAT, 'a levy between the two thresholds shows the notice and does not block'],
  },
  {
    id: 'A-030',
    says: 'Both levy constants live in catalogues',
    proof: [FACTS, 'both levy thresholds, -59000 and -59999 naira, stand in the catalogues'],
  },
  { id: 'A-031', says: 'The meter must be found before paying', proof: [CHAT, STOPS] },
  {
    id: 'A-032',
    says: 'ping-mommas answers isFound without a sign-in',
    proof: [CALLS, 'whether a meter is found can be asked without signing in'],
  },
  { id: 'A-033', says: 'A meter check that fails: Opps! Server or network error', proof: [CHAT, STOPS] },
  {
    id: 'A-034',
    says: 'Success and failure of the widget are both reported',
    proof: [CALLS, 'a failure of the widget is reported as a success is, and the answer is PAYMENT FAILED'],
  },
  { id: 'A-035', says: 'topup-power is the purchase', proof: [CHAT, CAPTURE] },
  { id: 'A-036', says: 'Its payload: transfer_reference, power_vending, amount plus 50', proof: [CHAT, CAPTURE] },
  {
    id: 'A-037',
    says: 'A modal has a title, three lines and one button',
    proof: [MODALS, '$name has a title, three lines and one button'],
  },
  { id: 'A-038', says: '200: PAYMENT SUCCESSFUL', proof: [CHAT, CAPTURE] },
  { id: 'A-039', says: '400: PAYMENT FAILED', proof: [CHAT, DECLINED] },
  { id: 'A-040', says: 'Any other answer: PAYMENT PENDING', proof: [CHAT, UNKNOWN] },
  {
    id: 'A-041',
    says: '202: it keeps waiting and shows no result',
    proof: [CHAT, 'a vendor that still works keeps the flow waiting without a result'],
  },
  {
    id: 'A-042',
    says: 'PAYMENT FAILED only when nothing was captured or it is being returned',
    proof: [CHAT, 'a lost line after paying is pending, never failed'],
  },
  { id: 'A-043', says: 'While the outcome is unknown the PENDING texts show', proof: [CHAT, UNKNOWN] },
  {
    id: 'A-044',
    says: "Success says that the token was sent to the user's email",
    proof: [MODALS, 'success says that the token was sent to the email of the person'],
  },
  {
    id: 'A-045',
    says: 'Failure text and Try again?',
    proof: [MODALS, 'failure says so in the specified words and offers Try again?'],
  },
  {
    id: 'A-046',
    says: 'Pending asks for proof of debit',
    proof: [MODALS, 'pending asks for proof of debit with bank account name and meter number by mail to support'],
  },
  {
    id: 'A-047',
    says: 'The chat takes the proof of debit on a ticket',
    proof: [
      'tests/portal/chat/chatbot.test.tsx',
      'is dropped on the chat, several files at once, and goes along with the ticket',
    ],
  },
  {
    id: 'A-048',
    says: 'Every modal gives phone, email and website chat',
    proof: [MODALS, '$name gives the support phone, the email and the website chat'],
  },
  {
    id: 'A-049',
    says: 'Every modal asks complaints for four things',
    proof: [MODALS, '$name asks complaints for name, email, amount and a screenshot'],
  },
  {
    id: 'A-050',
    says: 'The history has a Download button for the receipt',
    proof: [HISTORY, 'a resident narrows and sorts the own history, and its files are what it shows'],
  },
  {
    id: 'A-051',
    says: 'Receipt units are (paid - 50) / 180, two decimals',
    proof: [MONEY, 'units are the amount at 180 naira a kWh, two decimals, decided in integers'],
  },
  {
    id: 'A-052',
    says: 'Approved when the code is 00, otherwise Failed',
    proof: [RECEIPT, 'a receipt is Failed for every other payment code, and promises no electricity'],
  },
  {
    id: 'A-053',
    says: 'The file is named Receipt and the transaction id',
    proof: [RECEIPT, 'a receipt is named Receipt and the transaction id'],
  },
  {
    id: 'A-054',
    says: 'Receipt not available',
    proof: [RECEIPT_CALL, 'an order that was never paid has no receipt: Receipt not available'],
  },
];
