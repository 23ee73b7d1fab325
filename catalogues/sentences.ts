/** Sentences of our own that flows say. The specification's messages stand in `messages.ts`. */
export const SENTENCES = {
  confirmPower: 'This is what I will buy. Nothing is charged until you say yes.',
  declined: 'Nothing was charged. Give another amount, pay this one after all, or cancel.',
  cardOpen: 'Your card window is open. Finish there, I am waiting.',
  closed: 'The card window was closed before the payment went through. Nothing was charged.',
  slow: 'This is taking longer than usual. Your payment is safe: please do not pay again.',
  powerToken: 'Power token',
  delivered: 'Paid. Here is your token. I have also e-mailed it to you.',
  cancelled: 'Cancelled. Nothing was charged.',
  pendingWatch: 'Please do not pay again. I keep checking and will tell you as soon as it is settled.',
  moneyReturns: 'Anything that was taken from your card is being returned to it.',
  amountUnclear: 'Please give the amount in naira, e.g. 5000',
  amountKobo: 'Please give whole naira, without kobo',
  amountLarge: 'The most you can buy at once is ₦100,000,000',
  serverBusy: 'The portal could not prepare this payment just now. Nothing was charged. Please try again.',
  copyFailed: 'This browser did not let me copy. Please select the text and copy it yourself.',
  robotNotProven: 'We could not tell that you are not a robot. Please tick the box and send your message again.',
  robotUnticked: 'Please tick that you are not a robot',
  nameLong: 'Please shorten your name',
  phoneLong: 'Please give the phone number without anything else',
  messageLong: 'Please keep your message within 4,000 characters',
  supportAnswers: 'We will answer you by e-mail within one working day.',
  orSignInAt: (door: string) => `Your account signs in at ${door}.`,
  secretsLost: 'We never keep passwords, so it went with the reload. Please type it again.',
  fileLost: 'We do not keep a file before you send it, so it went with the reload. Please choose it again.',
  savesThis: 'This is what I will save. Is that right?',
  meterKept: 'Your meter number stays as it is.',
  changesAsked: 'You can change your first name, last name, e-mail address or phone number. Which one, and to what?',
  passwordMasked: 'It is masked, and kept out of the conversation.',
  passwordShort: 'A password needs at least 8 characters',
  passwordLong: 'A password can have at most 128 characters',
  passwordCommon: 'This password is too easy to guess. Please choose another one.',
  meterBelongsTo: (estate: string) => `This meter number belongs to ${estate}.`,
  isThatYours: 'Is that your estate?',
  signedUp: 'Your account is ready and you are signed in.',
  registered: (email: string) =>
    `Registration successful. A verification link was e-mailed${email === '' ? '' : ` to ${email}`}. Open it to confirm your address.`,
  notASignUp:
    'We could not make an account with these details. If you have one already, please sign in, or ask for a new password.',
  emailConfirmed: 'Thank you, your e-mail address is confirmed.',
  confirmLinkSpent: 'This link has expired or has been used already. Sign in to get a new one.',
  confirmReminder: 'Please confirm your e-mail address: open the link in the mail we sent you.',
  confirmationSent: (email: string) =>
    `A new verification link was e-mailed to ${email}. Please also look in the spam folder.`,
  alreadyConfirmed: 'Your e-mail address is confirmed already.',
  resetLinkSent: (email: string) => `A reset link was e-mailed to ${email}. Please also look in the spam folder.`,
  resetLinkNotSent:
    'The link could not be e-mailed, perhaps because of a network or server error. Please try again later.',
  resetLinkSpent: 'This link has expired or has been used already. Please ask for a new one.',
  passwordSame: 'That is your password already. Please choose another one.',
  openLinkAgain:
    'Please open the link in the mail once more: this page no longer has it. You can also ask for a new one.',
  linkWhileSignedIn: 'You are signed in, so the link was not used. Sign out, then open it again.',
  passwordReplaced: 'Your password has been changed. You can sign in with the new one.',
  profileUpdated: 'Your profile has been updated.',
  profileNewEmail: (email: string) =>
    `Your profile has been updated. Please confirm ${email}: a link was e-mailed to it.`,
  emailNotUsable: 'This e-mail address cannot be used. Please give another one.',
  meterSignsOut: 'After the update you will be signed out. Just sign in again.',
  meterUpdated: 'Your meter number has been updated. You have been signed out: please sign in again.',
  meterSame: 'That is your meter number already.',
  oldPasswordWanted: 'Please give your old password',
  tooManyTries: (minutes: number) =>
    `Too many tries. Please try again in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
  signInToOpen: (page: string) => `Please sign in to open ${page}.`,
  signInAgain: 'Your session has ended. Please sign in again; what you typed is kept.',
  declinedPurchase: 'Nothing was charged. Change what you like, pay it after all, or cancel.',
  deliveredPurchase: 'Paid. Your purchase has been delivered.',
  deliveredToken: 'Paid. Here is your token.',
  alsoMailed: 'I have also e-mailed the receipt to you.',
  noReceiptAddress: 'You gave no e-mail address, so no receipt was sent. You can save the receipt here.',
  pendingMoney:
    'We do not know yet whether your payment went through. You will get what you paid for, or your money back.',
  totalChanged: 'The total has changed since it was shown. Nothing was charged. Please look at the new one.',
  confirmDue: 'This is what I will pay. Nothing is charged until you say yes.',
  deliveredDue: 'Paid. Your account with the estate has been credited, and I have e-mailed the receipt to you.',
  halfPrice: 'Half price, the apartment is not occupied.',
  serviceRequired: 'Please choose what you would like to pay for',
  monthsRequired: 'Please choose 1 to 12 months',
  noFine: 'There is no fine on your meter. Please choose something else to pay for.',
  leastPaid: (amount: string) => `The least you can pay at once is ${amount}`,
  mostPaid: (amount: string) => `The most you can pay at once is ${amount}`,
  accountUnchecked: 'The number could not be checked, so it cannot be paid yet. Please check again in a moment.',
  severalFit: 'More than one matches. Please choose one.',
  noneFits: 'Please choose one of these.',
  accountUnclear: 'Please give 4 to 20 letters and digits, as your provider shows them',
  travelNotOffered:
    'Travel bills are not offered yet. Please tell us on the contact page (/contact) what you would like to pay.',
  bothDates: 'Please choose both dates, FROM and To',
  datesTurned: 'FROM must not be after To',
  otherNetwork: (usual: string, chosen: string) =>
    `This number looks like ${usual}. It is bought from ${chosen}, as you chose; if the number was moved there, that is right.`,
} as const;

/** What became of a payment, as its row in a history says it: of each product, and while or where it was not delivered. */
export const TRANSACTION_SENTENCES = {
  delivered: {
    power: 'Token delivered',
    'service-charge': 'Service paid',
    'dev-levy': 'Development levy paid',
    fine: 'Fine paid',
  },
  cardOpen: 'Waiting for the card payment',
  paid: 'Paid, and being processed. Please do not pay again.',
  declined: 'The card payment was not approved',
  returning: 'Not delivered. The money is on its way back to the card.',
  returned: 'Not delivered. The money was returned to the card.',
} as const;

/** What every outcome modal asks of a complaint (S2 section 8). */
export const COMPLAINT =
  'For a complaint, include your registered name, your registered email, the amount paid and a screenshot.';
