import type { ExportedThing, ReadThing, SignInFailure, SignInWay } from '../../audit.ts';
/** Sentences of our own that the server says to administrators of estates. */
export const ESTATE_SENTENCES = {
  estateInactive:
    'Your estate is not active. You can still read everything, but you cannot change anything. Please contact support.',
  statusUpdated: (status: 'occupied' | 'unoccupied') =>
    status === 'occupied' ? 'The apartment is occupied now.' : 'The apartment is unoccupied now.',
  nobodyOnMeter: 'Nobody has an account on this meter yet.',
  homesSeveral: 'They hold several meters here. Please load the page again, and choose the one that you mean.',
  homeMoved: 'They are on another meter by now. Please look at it again.',
  residentVerified: 'The resident is verified.',
  verificationSet: (required: boolean) =>
    required
      ? 'From now on you verify new accounts yourself. Until you have, they see nothing that others owe or have paid.'
      : 'From now on a new account is verified by its confirmed e-mail address.',
  isVerified: (name: string) => `${name} is verified.`,
  /** `balance` in words: '₦5,000 owed'. */
  balanceSet: (what: string, balance: string) => `${what} now: ${balance}.`,
  balanceMoved: (what: string, balance: string) =>
    `${what} has changed meanwhile: ${balance} now. Please look again before you set it.`,
  logoSaved: 'The logo is saved.',
  logoNotImage: 'Please choose a PNG, JPEG or WebP image.',
  logoTooWide: (side: number) => `Please choose an image of at most ${side} × ${side} pixels.`,
  /** How a top-up stands, to whoever does not see its token. */
  topup: { delivered: 'Delivered', refused: 'Refused', sent: 'Sent, no answer yet', unknown: 'Not known yet' },
  provider: {
    captured: (reference: string) => `Approved, reference ${reference}`,
    returned: (reference: string) => `Returned, reference ${reference}`,
    declined: 'Not approved',
  },
  deeds: {
    meter: (meterNumber: string) => `Meter ${meterNumber}`,
    added: (meters: string) => `Added: ${meters}`,
    changed: (meters: string) => `Changed: ${meters}`,
    andMore: (named: string, more: number) => (more === 0 ? named : `${named} and ${more} more`),
    payments: (many: number, amount: string) => `${many} ${many === 1 ? 'payment' : 'payments'}, ${amount}`,
    levies: (many: number, amount: string) => `${many} ${many === 1 ? 'levy' : 'levies'}, ${amount}`,
    read: {
      statement: 'The statement of account',
      balances: 'What is owed',
      household: 'Who belongs to the household',
      details: 'The details',
      payments: 'The payments',
      payment: 'A payment',
      ticket: 'What was written',
      residents: 'All residents with what they owe',
    } satisfies Record<ReadThing, string>,
    exported: {
      statement: 'The statement of account',
      payments: 'The payments',
      topups: 'The top-ups',
      reconciliation: 'The comparison of the books',
      payouts: 'The payouts',
    } satisfies Record<ExportedThing, string>,
    byProgram: (name: string, program: string) => `${name}, by the program “${program}”`,
    letInBy: {
      password: 'By password',
      code: 'By password and code',
      passkey: 'By password and passkey',
    } satisfies Record<SignInWay, string>,
    notLetIn: {
      'no-account': 'No account has this address',
      'wrong-password': 'The password was wrong',
      disabled: 'The account is disabled',
      locked: 'The sign-in is locked',
      'wrong-door': 'It was the door of another role',
      'wrong-code': 'The code was wrong',
      'wrong-passkey': 'The passkey was wrong',
      'changed-meanwhile': 'The account was changed meanwhile',
    } satisfies Record<SignInFailure, string>,
    nobody: 'No account',
    fields: { first_name: 'First name', last_name: 'Last name', email: 'E-mail address', phone: 'Phone' },
  },
} as const;
