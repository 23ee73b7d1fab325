/** What buttons and notices of the portal say by themselves, whichever flow or list they stand in. */
export const CONTROLS = {
  again: 'Try again',
  sendMailAgain: 'Send the e-mail again',
  fetching: 'Fetching…',
  sending: 'Sending…',
  receiptSent: (to: string) => `Receipt sent to ${to}`,
  receiptCopied: 'Receipt copied',
  tokenCopied: 'Token copied',
  tokenReady: (digits: string) => `Token ready: ${digits}`,
  found: (count: string) => `${count} found`,
  nothingNamedSo: 'Nothing in the list has that name.',
  inStep: 'In step with the chat',
} as const;

/** That the server has another portal than the page that is open. */
export const NEWER_VERSION = { line: 'A newer version is here.', reload: 'Reload' } as const;

/** What the pages are called that mails and the doors lead to. */
export const ACCOUNT_PAGES = {
  forgotPassword: 'Forgot password',
  resetPassword: 'Set a new password',
  invitation: 'Choose your password',
  confirmEmail: 'Confirm your address',
  takeBack: 'Take a change back',
} as const;
