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
  signInDefault: 'Username or password incorrect',
  contactAdministrator: 'Server Error, please contact Administrator',
  noPasswordProvided: 'No password provided.',
  /* S3 sections 4.7, 5 and 8: signing up */
  namePattern: 'At least two letters are expected',
  firstNameRequired: 'first name is required',
  lastNameRequired: 'last name is required',
  passwordsMustMatch: 'Passwords must match',
  phoneLetters: 'Letters are not allowed',
  phoneRequired: 'phone number is required',
  yesContinue: 'Yes, continue',
  noTryAnother: 'No, try another',
  meterInvalid: 'Meter number is invalid, check and try again',
  meterNotVerified: "We couldn't verify your meter at this time, try again",
  signUpServerError: 'Opps! Server Error',
  /* S3 sections 4.8, 5 and 7: forgot and reset password */
  passwordsDoNotMatch: "Passwords doesn't match",
  /* S1 sections 2, 5 and 8: profile, password and meter */
  updateProfile: 'Update Profile',
  changePassword: 'Change Password',
  updateMeter: 'Update Meter Number',
  noChanges: "You've not made changes yet",
  profileFailed: 'Server error or network error',
  passwordChanged: 'Password reset successful',
  passwordNotMatching: 'Password does not match',
  passwordFailed: 'Server or network error!',
  meterHint: 'Digits must be 11 or 14 characters long',
  meterConfirmFailed: 'Server error! Exit and try again',
  meterUpdateFailed: 'Error updating meter number try again',
  confirm: 'Confirm',
  doNotUpdate: 'Do not update',
  /* S1 sections 2, 5 and 8: residents */
  searchNeedsTerm: 'Please enter a name or meter number to search',
  residentNotFound: 'User not found, please check and try again',
  searchFailed: 'Opps! Server error',
  details: 'DETAILS',
  /* S3 sections 5 and 8: the storefront's fields */
  requiredField: 'Required Field',
  checkPhoneNumber: 'Check Phone Number',
  phoneNotCorrect: 'Phone Number is not correct',
  phoneDoesNotMatch: 'Phone Number does not match',
  invalidPhoneNumber: 'Invalid Phone Number',
  phoneMismatch: 'Phone Number Mismatch',
  invalidForm: 'Invalid Form',
  pleaseFillForm: 'Please Fill Form',
  chooseAPackage: 'Please Choose a Package',
  /* S3 sections 4, 7 and 8: fees, verification and outcomes of the storefront */
  serviceUnavailable: 'Service Unavailable',
  invalidNumber: 'Invalid Number',
  checkCardNumber: 'Please Check Card Number',
  airtimeWidgetNotLoaded: 'Opps! Server or network error',
  widgetClosed: 'Error',
  transactionSuccessful: 'Transaction Successful',
  transactionFailed: 'Transaction Failed',
  serverError: 'Server Error',
  storefrontSuccess: 'Yay! Transaction Successful',
  storefrontFailure: 'Oops! Transaction Failed',
  tryAgainLater: 'Please Try Again Later',
  noReceipt: "Didn't get a receipt? Check your spam folder or",
  sendAgain: 'send again',
  backToHome: 'BACK TO HOME',
  confirmDetails: 'Please Confirm Details',
  /* S3 sections 5 and 8: contact */
  nameRequired: 'Please enter your name',
  messageRequired: 'Please enter your message here',
  required: 'Required',
  messageNotSent: 'Your message could not be sent at the moment, please try again.',
  /* S3 section 5, S1 section 5: a meter number that is asked for before signing in */
  meterRequired: 'METER number is required',
  meterLength: 'Digits must be between 11 and 14 characters long',
  /* S3 section 5, sign-up: the digits of a public meter */
  publicMeterLength: 'Digits must be between 11 and 13 characters long',
  /* S3 section 2.2: the sign-in and sign-up modal */
  signUpTitle: "Let's create your account",
  noAccountYet: "Don't have an account? Sign up here",
  haveAccount: 'Already have an account? Sign in here',
  forgotPassword: 'Forgot password?',
  /* S1 section 8 */
  networkFailure:
    'There was a server error. This could be caused by a slow network connection or the service not responding to request at the moment. Please try again later',
  pageNotFound: "Sorry, we couldn't find this page",
  noTransaction: 'No transaction yet',
} as const;
