import { MASKED } from './masked.ts';
import { MONEY_BACK } from './money-back.ts';

/** Sentences of our own that flows say. The specification's messages stand in `messages.ts`. */
export const SENTENCES = {
  confirmPower: 'This is what I will buy. Nothing is charged until you say yes.',
  declined: 'Nothing was charged. Give another amount, pay this one after all, or cancel.',
  cardOpen: 'Your card window is open. Please finish there. I am waiting.',
  closed: 'The card window was closed before the payment went through. Nothing was charged.',
  /** Of a window that alone tells of a payment. */
  closedUntold:
    'The card window was closed before it told us of a payment. If your bank shows a debit, please do not pay again: send us proof, and you get what you paid for or your money back.',
  powerToken: 'Power token',
  delivered: 'Paid. Here is your token. I have also e-mailed it to you.',
  cancelled: 'Cancelled. Nothing was charged.',
  pendingWatch: 'Please do not pay again. I keep checking, and will tell you as soon as I know.',
  moneyReturns: 'If anything was taken from your card, it is on its way back.',
  amountUnclear: 'Please give the amount in naira, e.g. 5000',
  amountKobo: 'Please give whole naira, without kobo',
  amountLarge: 'The most you can buy at once is ₦100,000,000',
  leastAtOnce: (naira: string) => `The least you can buy at once is ${naira}`,
  mostAtOnce: (naira: string) => `The most you can buy at once is ${naira}`,
  serverBusy: 'We could not start this payment just now. Nothing was charged. Please try again.',
  houseLeft: 'Your account is on another meter now. Nothing was charged. Please begin anew.',
  copyFailed: 'This browser did not let me copy. Please select the text and copy it yourself.',
  robotNotProven: 'We could not tell that you are not a robot. Please tick the box and send your message again.',
  robotUnticked: 'Please tick that you are not a robot',
  nameLong: 'Please shorten your name',
  phoneLong: 'Please give only the phone number',
  messageLong: 'Please keep your message within 4,000 characters',
  supportAnswers: 'We will answer you by e-mail within one working day.',
  orSignInAt: (door: string) => `Your account signs in at ${door}.`,
  secretsLost: 'We never keep passwords. Please type it again.',
  fileLost: 'We do not keep a file before you send it. Please choose it again.',
  savesThis: 'This is what I will save. Is that right?',
  meterKept: 'Your meter number stays as it is.',
  changesAsked: 'You can change your first name, last name, e-mail address or phone number. Which one, and to what?',
  passwordMasked: MASKED,
  passwordShort: 'A password needs at least 8 characters',
  passwordLong: 'A password can have at most 128 characters',
  passwordGuessable: 'Your password is easy to guess. Please choose another one: say "change password".',
  passwordOwn: {
    title: 'Password',
    badge: 'Easy to guess',
    line: 'Whoever knows your name, your estate or what many people choose finds it in a few tries.',
  },
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
  confirmReminder: 'Please confirm your e-mail address. Open the link in the e-mail we sent you.',
  confirmationSent: (email: string) =>
    `A new verification link was e-mailed to ${email}. Please also look in the spam folder.`,
  alreadyConfirmed: 'Your e-mail address is confirmed already.',
  resetLinkSent: (email: string) => `A reset link was e-mailed to ${email}. Please also look in the spam folder.`,
  resetLinkNotSent:
    'The link could not be e-mailed, perhaps because of a network or server error. Please try again later.',
  resetLinkSpent: 'This link has expired or has been used already. Please ask for a new one.',
  passwordSame: 'That is your password already. Please choose another one.',
  openLinkAgain: 'Please open the link in the e-mail once more, or ask for a new one. This page no longer has it.',
  linkWhileSignedIn: 'You are signed in, so the link was not used. Sign out, then open it again.',
  passwordReplaced: 'Your password has been changed. You can sign in with the new one.',
  profileUpdated: 'Your profile has been updated.',
  profileNewEmail: (email: string, before: string) =>
    `We have e-mailed a link to ${email}. Your address changes when you open it. Until then you sign in with ${before}.`,
  emailWaiting: 'New email, not confirmed yet',
  emailChanged: (email: string) =>
    `Thank you, your e-mail address is ${email} now. You sign in with it. Other devices are signed out.`,
  passwordWanted: 'Please give your password for this change',
  passwordWrong: 'That is not your password. Please type it again.',
  yourPassword: 'And your password? Another address or meter needs it.',
  confirmFirst:
    'Please confirm your e-mail address first, with the link that we e-mailed to you. Then we show what your meter owes.',
  verifiedFirst:
    'Your estate verifies new accounts itself. Once its administrator has verified yours, we show what your meter owes.',
  awaitsVerification:
    'Your estate verifies new accounts itself: once its administrator has verified yours, you see what your meter owes and has paid.',
  takenBack: (email: string) =>
    `It is taken back, and every device is signed out. Please sign in as ${email} with your new password.`,
  openTakeBackAgain: 'Please open the link in the e-mail once more. This page no longer has it.',
  takeBackSpent:
    'This link has expired or has been used already. If somebody else uses your account, please write to us.',
  takeBackAsked:
    'This takes the change of your e-mail address or meter number back, with what was changed after it, and signs out every device. Please choose a new password.',
  emailNotUsable: 'This e-mail address cannot be used. Please give another one.',
  meterSignsOut: 'After the update you will be signed out. Just sign in again.',
  meterUpdated: 'Your meter number has been updated, and you are signed out. Please sign in again.',
  meterSame: 'That is your meter number already.',
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereAsked: 'Sign out everywhere?',
  everyDevice: 'Every phone and computer that uses your account is signed out, this one too.',
  staySignedIn: 'Stay signed in',
  stillSignedIn: 'You stay signed in.',
  signedOutEverywhere:
    'You are signed out everywhere. If somebody else was using your account, please change your password, too.',
  oldPasswordWanted: 'Please give your old password',
  tooManyTries: (minutes: number) =>
    `Too many tries. Please try again in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
  signInToOpen: (page: string) => `Please sign in, and the page "${page}" opens.`,
  signInAgain: 'You were signed out. Please sign in again. We kept what you typed.',
  declinedPurchase: 'Nothing was charged. Change what you like, pay it after all, or cancel.',
  deliveredPurchase: 'Paid. Your purchase has been delivered.',
  deliveredToken: 'Paid. Here is your token.',
  alsoMailed: 'I have also e-mailed the receipt to you.',
  noReceiptAddress: 'You gave no e-mail address, so no receipt was sent. You can save the receipt here.',
  pendingMoney:
    'We do not know yet whether your payment went through. You will get what you paid for, or your money back.',
  totalChanged: 'The total has changed. Nothing was charged. Please check the new one.',
  meterChanged: 'Your meter number is another one now. Nothing was charged. Please check it.',
  confirmDue: 'This is what I will pay. Nothing is charged until you say yes.',
  deliveredDue: 'Paid. It is on your account with the estate. I have also e-mailed you the receipt.',
  covers: (what: string) => `What it covers: “${what}”`,
  halfPrice: 'Half price, because the apartment is not occupied.',
  serviceRequired: 'Please choose what you would like to pay for',
  monthsRequired: 'Please choose 1 to 12 months',
  payWhatIsOwed: 'You can pay it in the chat, or under Pay for Services. Then check again here.',
  noFine: 'There is no fine on your meter. Please choose something else to pay for.',
  leastPaid: (amount: string) => `The least you can pay at once is ${amount}`,
  mostPaid: (amount: string) => `The most you can pay at once is ${amount}`,
  accountUnchecked: 'We could not check this number, so you cannot pay yet. Please check again in a moment.',
  severalFit: 'More than one matches. Please choose one.',
  noneFits: 'Please choose one of these.',
  severalSold: (said: string) => `Several fit "${said}". Which one would you like?`,
  noneSold: (said: string, nearest: readonly string[]) => {
    const [one, other] = nearest;
    if (one === undefined) return `There is no "${said}" here. Please choose one of these.`;
    const near = other === undefined ? `The nearest is ${one}.` : `The nearest are ${one} and ${other}.`;
    return `There is no "${said}" here. ${near}`;
  },
  soldFor: (name: string, price: string) => `${name} for ${price}`,
  accountUnclear: 'Please give 4 to 20 letters and digits, as your provider shows them',
  travelNotOffered:
    'Travel bills are not offered yet. Please tell us on the contact page (/contact) what you would like to pay.',
  bothDates: 'Please choose both dates, FROM and To',
  datesTurned: 'FROM must not be after To',
  otherNetwork: (usual: string, chosen: string) =>
    `This number looks like ${usual}, but you chose ${chosen}. If the number has moved there, that is fine.`,
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
  disputed: 'The payment does not match the order. A person is looking at it. Please do not pay again.',
  paid: 'Paid, and being processed. Please do not pay again.',
  declined: 'The card payment was not approved',
  returning: MONEY_BACK.returning,
  returned: MONEY_BACK.returned,
} as const;

/** What every outcome modal asks of a complaint (S2 section 8). */
export const COMPLAINT =
  'For a complaint, include your registered name, your registered email, the amount paid and a screenshot.';
