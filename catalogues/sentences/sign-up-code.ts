/** What is said of the code that is mailed to whoever signs up. It is the same whether the address has an account or not. */
export const SIGN_UP_CODE_SAID = {
  label: 'Code from the e-mail',
  ask: 'What is the code in the e-mail?',
  placeholder: 'e.g. 123456',
  wanted: 'Please give the code that we e-mailed to you.',
  noCode: 'The code in the e-mail has 6 digits.',
  wrong: 'That code is wrong or has ended. Ask for another.',
  mailed: (email: string) =>
    `We sent an e-mail to ${email}. It has a code for you, or tells you how to sign in if you have an account already. Please also look in the spam folder.`,
  again: 'Send it again',
  onItsWay: 'The e-mail is on its way.',
  elsewhere: 'Use another address',
  late: 'Our e-mails do not go out just now. Yours comes as soon as they do. What you typed stays here.',
} as const;
