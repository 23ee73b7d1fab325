/** The pages that links of mails lead to, by what a link is for: they stand behind `#`, and its token behind them (S3 section 2.1). */
export const MAILED_PAGES = {
  'reset-password': 'reset-password',
  'confirm-email': 'confirmEmail',
  'take-back': 'take-back',
  /** Of somebody who is to administer an estate, and has no account yet. */
  invitation: 'invitation',
} as const;

/** What a mailed link is for. */
export type MailedFor = keyof typeof MAILED_PAGES;

/** The pages, as a part of a pattern. */
export const MAILED_PAGE = Object.values(MAILED_PAGES).join('|');
