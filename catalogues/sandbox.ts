import { TARIFF_KOBO_PER_KWH } from './limits.ts';

/** The sandbox's test cards: what each does is what the sandbox payment provider really does. */
export const SANDBOX_CARDS = [
  { number: '4242424242424242', label: 'Captured', behaviour: 'captured' },
  { number: '4000000000000002', label: 'Declined', behaviour: 'declined' },
  { number: '4000000000009995', label: 'Insufficient funds', behaviour: 'insufficient' },
  { number: '4000000000003220', label: 'Asks for a one-time code (123456)', behaviour: 'code' },
  { number: '4000000000000119', label: 'Captured, but the browser never hears of it', behaviour: 'silent' },
] as const;

/** What a test card does. */
export type SandboxCardBehaviour = (typeof SANDBOX_CARDS)[number]['behaviour'];

/** The one-time code that the code card accepts. */
export const SANDBOX_CODE = '123456';

/** A transfer to a resident's number whose sum ends in so many kobo comes from an account that is closed: it does not go back. */
export const SANDBOX_CLOSED_KOBO = 13;

/** How the sandbox vendor delivers to a meter, a phone, a smartcard or an account, by its last digits; any other ending at once. */
export const SANDBOX_METER_ENDINGS = [
  { ending: '6666', label: 'gets a new key: three tokens, and what the vendor reckoned with', behaviour: 'new-key' },
  { ending: '7676', label: 'gets a token, and the vendor does not say its units', behaviour: 'untold-units' },
  { ending: '7777', label: 'times out, and then turns out vended', behaviour: 'vended-late' },
  { ending: '8888', label: 'times out, and was not vended: it is sent once more', behaviour: 'lost' },
  { ending: '9999', label: 'is refused by the vendor: the money goes back', behaviour: 'refused' },
] as const;

/** How the sandbox's providers answer who has a public meter or a smartcard, by its last digits; any other has a holder. */
export const SANDBOX_ACCOUNT_ENDINGS = [
  { ending: '0000', label: 'is not known', behaviour: 'unknown' },
  { ending: '1111', label: 'is known, but nobody is named for it', behaviour: 'nameless' },
  { ending: '2222', label: 'cannot be looked up: the provider gives no answer', behaviour: 'silent' },
] as const;

/** The meters of the sandbox that are postpaid, by their last digits: their bill is paid, and no token comes. */
export const SANDBOX_POSTPAID_ENDING = '2121';

/** On which terms the sandbox vendor sells to a meter, by its last digits; kobo. Of any other it says none. */
export const SANDBOX_TERM_ENDINGS = [
  {
    ending: '3333',
    label: 'takes ₦2,000 to ₦50,000 at once',
    terms: { leastKobo: 200_000, mostKobo: 5_000_000 },
  },
  {
    ending: '4444',
    label: 'owes ₦12,000 to its company, and 40 percent of each payment goes to that',
    terms: { debtKobo: 1_200_000, debtShare: 0.4, rateKobo: TARIFF_KOBO_PER_KWH },
  },
  {
    ending: '5555',
    label: 'comes with its address, its tariff class and what a kWh costs',
    terms: { address: '12 Palm Avenue, Surulere', tariffClass: 'A-Non MD', rateKobo: TARIFF_KOBO_PER_KWH },
  },
] as const;

/** The password of every demonstration account (never in production). */
export const DEMO_PASSWORD = 'Demo-Power-2026';

/** The demonstration accounts that `npm start` prints. */
export const DEMO_ACCOUNTS = [
  { email: 'resident@palmcourt.example', what: 'resident, Palm Court' },
  { email: 'owner@palmcourt.example', what: 'home owner, Palm Court' },
  { email: 'admin@palmcourt.example', what: 'estate administrator, Palm Court' },
  { email: 'debtor@palmcourt.example', what: 'resident who owes service charge, Palm Court' },
  { email: 'levy@palmcourt.example', what: 'resident with a levy notice, who may still buy, Palm Court' },
  { email: 'fined@palmcourt.example', what: 'resident with a fine, Palm Court' },
  { email: 'late@palmcourt.example', what: 'resident, meter ends in 7777, Palm Court' },
  { email: 'lost@palmcourt.example', what: 'resident, meter ends in 8888, Palm Court' },
  { email: 'refused@palmcourt.example', what: 'resident, meter ends in 9999, Palm Court' },
  { email: 'resident@cedarview.example', what: 'resident, Cedar View' },
  { email: 'owner@cedarview.example', what: 'home owner, Cedar View' },
  { email: 'admin@cedarview.example', what: 'estate administrator, Cedar View' },
  { email: 'platform@wattchat.example', what: 'platform administrator' },
] as const;
