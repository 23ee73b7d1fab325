/** What the four troubleshooting flows say, whatever they are about (CONVERSATION, Troubleshooting is a flow too). */
export const TROUBLE_SENTENCES = {
  whichPurchase: 'Which payment is it about?',
  noSuchPayment: (said: string) =>
    `No payment here shows "${said}". Please choose one by its day or its amount, or give its order number.`,
  another: 'Another payment',
  none: 'None of these',
  neither: 'I have neither',
  whichReference:
    'What is your order number? It is in the e-mail with your receipt, and looks like POWER-0123ABCD. Your e-mail address, or the reference of the card payment, will do too.',
  referenceHint: 'We e-mail how it stands to the address on the order.',
  referenceRequired: 'Please give the order number, or the e-mail address you paid with',
  referenceUnclear:
    'An order number looks like POWER-0123ABCD. Please check it, or give the e-mail address you paid with.',
  whichMeter: 'And for which meter was it?',
  whichAccount: 'And for which meter, phone or smartcard number was it?',
  accountRequired: 'Please give the number that it was for',
  accountUnclear: 'Please check the number. It has 5 to 20 digits',
  chooseSymptom: 'Please choose what fits best',
  noRecent: 'I cannot find a recent payment of yours here.',
  notListed: 'I cannot list your payments at the moment. With an order number I can still find one.',

  delivered: 'It was delivered. Here it is again:',
  watched: 'I will keep watching it, and tell you here when something changes. Say "check again" and I look now.',
  unpaid: 'Does your bank show a debit all the same? Say "still not", and I ask support to trace it.',
  twice: (many: number, each: string) =>
    `I see ${many} payments of ${each} for the same on that day. This is how each stands:`,
  oneOnly: 'I see only one such payment of that day here.',
  mailed: (address: string) => `I have e-mailed it again to ${address}. Please also look in the spam folder.`,
  meterKnown: (meter: string, estate: string) =>
    `Meter ${meter} is registered with ${estate}. You can sign up with it. If you have an account, say "update my meter".`,
  meterUnknown: (meter: string) =>
    `No estate has registered meter ${meter} here yet. Please check each digit. If it is right, its estate's administrator has to add it.`,
  settlesIt: 'Does that settle it?',
  didItHelp: 'Does that help?',
  didItWork: 'Did that work?',
  settled: 'Good, I am glad it is settled.',
  left: 'All right, I will leave it there.',

  handsOver: 'I will hand this to our support team, with everything found so far.',
  toEstate: (estate: string) =>
    `I hand this to our support team and to the administrator of ${estate}, with everything found so far.`,
  proof: (email: string) =>
    `Please attach proof of payment here (an image or a PDF, at most 5 MB), or send it to ${email}. Say "skip" if you have none.`,
  picture: (email: string) =>
    `A photograph helps: attach it here (an image or a PDF, at most 5 MB), or send it to ${email}. Say "skip" if you have none.`,
  anything: (email: string) =>
    `You may attach an image or a PDF here (at most 5 MB), or send it to ${email}. Say "skip" if you have none.`,
  attached: (names: string, more: string) => `Attached: ${names}. You may attach ${more}; say "that is all" to go on.`,
  noProof: 'I have none',
  thatIsAll: 'That is all',
  /** At the field, where it is not said in a sentence. */
  byMail: (email: string) => `An image or a PDF. You may also send it to ${email}.`,
  whatElse: 'What should they know? For example what you paid, when, and what you see now.',
  messageHint: 'What we found out here goes along with it.',
  messageLong: 'A message can have at most 2,000 characters',
  attachmentKind: 'Please choose an image (PNG, JPEG or WebP) or a PDF',
  attachmentEmpty: 'This file is empty',
  attachmentLarge: 'A file may have at most 5 MB',
  attachmentsMost: 'A ticket takes three files at most. The others can be sent by e-mail.',
  whichBank: 'Which bank was debited?',
  noDebit: 'My bank shows no debit',
  bankRequired: 'Please name the bank',
  howMuchDebited: 'How much does the bank show?',
  debitedRequired: 'Please give the amount in naira',
  debitedUnclear: 'Please give the amount in naira, e.g. 5050',
  whenDebited: 'When was that? The day and about what time.',
  whenRequired: 'Please say when it was',
  tooLong: 'That is too long',
  whichEstate: 'Which estate do you live in?',
  estateRequired: 'Please name the estate',
  robot: 'Are you a person? Say yes, and I will check it and open the ticket.',
  seeTicket: (number: string) => `Say "ticket ${number}" to see how it stands, or "my tickets".`,
  keepNumber: (email: string) => `The answer goes to ${email}. Please keep the number.`,
  ticketNotOpened: 'I could not open the ticket just now. Nothing you wrote is lost: please try again.',
} as const;
