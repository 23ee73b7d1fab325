/**
 * The messages of the specification, letter for letter (DECISIONS, Words). Sentences of our own stand in `sentences.ts`.
 * Each is said by a machine, so chat, form and terminal show the same one.
 */
export const MESSAGES = {
  /* S2 section 5: arrears */
  outstandingBlock: 'Please make outstanding payments.',
  outstandingServiceCharge: 'Please Kindly make Outstanding Service Charge Payments',
  outstandingFine: 'Please Kindly make Outstanding Fine Payments',
  outstandingLevy: 'Please Kindly make Outstanding Development Levy Payments',
  /* S2 sections 5 and 8: buying power */
  amountTooSmall: 'Amount is less than 300',
  amountRequired: 'amount is required',
  meterNotFound: 'Meter number error, update and try again',
  pingFailed: 'Opps! Server or network error',
  widgetNotLoaded: 'Oops! Server or Network Error',
  /* S2 sections 4 and 8: outcome modals */
  paymentSuccessful: 'PAYMENT SUCCESSFUL',
  paymentFailed: 'PAYMENT FAILED',
  paymentPending: 'PAYMENT PENDING',
  paymentFailedText: 'Your payment has failed and your transaction was not processed',
  tryAgain: 'Try again?',
  receiptNotAvailable: 'Receipt not available',
  /* S3 sections 5 and 8: signing in */
  emailInvalid: 'Invalid email address',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  signInRefused: 'Email or password incorrect',
  signInServerError: 'Opps! Server error',
  /* S1 section 8 */
  networkFailure:
    'There was a server error. This could be caused by a slow network connection or the service not responding to request at the moment. Please try again later',
  pageNotFound: "Sorry, we couldn't find this page",
  noTransaction: 'No transaction yet',
} as const;
