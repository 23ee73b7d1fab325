/**
 * The waits of the specification, in ms, with what it is for (DECISIONS, Waiting times).
 * `swift` drops the waits that only make a person wait and keeps those that let them read.
 */
export const DELAYS = {
  dataShown: { swift: 0, specified: 500, why: 'data appears after a good answer (S1 section 4)' },
  feeLookup: { swift: 0, specified: 1000, why: "a provider's fee is looked up (S3 section 9)" },
  feeApplied: { swift: 0, specified: 500, why: 'the fee is applied after the answer (S3 section 9)' },
  dataCategory: { swift: 0, specified: 1000, why: 'the category MOBILE DATA opens the data form (S3 section 9)' },
  contactSubmit: { swift: 0, specified: 2000, why: 'the contact form is sent (S3 section 9)' },
  contactReset: {
    swift: 4000,
    specified: 4000,
    why: 'the thanks can be read before the contact form resets (S3 section 9)',
  },
  meterCheck: { swift: 0, specified: 500, why: 'a meter is checked (S3 section 9)' },
  signInSubmit: { swift: 0, specified: 2000, why: 'the user login submits (S3 section 9)' },
  adminSignInSubmit: { swift: 0, specified: 1000, why: 'the admin login and the modal submit (S3 section 9)' },
  signUpSubmit: { swift: 0, specified: 2000, why: 'the sign-up submits (S3 section 9)' },
  resetSubmit: { swift: 0, specified: 2000, why: 'forgot and reset password submit (S3 section 9)' },
  resetRedirect: {
    swift: 2000,
    specified: 2000,
    why: 'the new password can be read of before the home page comes (S3 section 4.8)',
  },
  profileSubmit: { swift: 0, specified: 2000, why: 'a new password or profile submits (S1 section 9)' },
  meterUpdate: {
    swift: 2000,
    specified: 2000,
    why: 'the news of the meter, or of a sign-out everywhere, can be read before the sign-out (S1 section 4)',
  },
  paymentUpdate: { swift: 0, specified: 2000, why: 'a balance that was confirmed is set (S2 section 9)' },
  searchShown: { swift: 0, specified: 1000, why: 'the result of a resident search appears (S1 section 9)' },
  uploadShown: {
    swift: 2000,
    specified: 2000,
    why: 'the success of an upload can be read before the view resets (S2 section 9, DECISIONS 47)',
  },
  pendingRetry: { swift: 0, specified: 100, why: 'a pending top-up is retried (S2 sections 4 and 9)' },
  resultModal: { swift: 0, specified: 4000, why: 'outcome appears after the callback (S2 section 4)' },
  patience: { swift: 10_000, specified: 10_000, why: 'a sentence typed meanwhile waits for what is in progress' },
  newsAsked: {
    swift: 60_000,
    specified: 60_000,
    why: 'who has the portal before them is told of what came meanwhile; nobody is kept waiting by it',
  },
  lineAsked: {
    swift: 5000,
    specified: 5000,
    why: 'without a line the portal is looked for again; nobody is kept waiting by it',
  },
  operationsRead: {
    swift: 10_000,
    specified: 10_000,
    why: 'how it goes is read anew while somebody looks at it; nobody is kept waiting by it',
  },
  reconnect: { swift: 2000, specified: 2000, why: 'a lost line is tried again; nobody is kept waiting by it' },
} as const satisfies Record<string, { swift: number; specified: number; why: string }>;

/** How fast the portal goes: without the specification's waits, or with them. */
export type Pace = 'swift' | 'specified';
/** A wait that a machine names. */
export type DelayName = keyof typeof DELAYS;
