/** What is said of the language that the portal answers in. */
export const LANGUAGE_SENTENCES = {
  chosen: {
    english: 'I answer in English from now on.',
    pidgin: 'I answer in Pidgin from now on. Say "speak english" and I go back to English.',
  },
  /** Above the control, where it is a setting. */
  title: 'Language',
  about: 'What I answer in, on every device. E-mails and receipts stay in English.',
  notFetched: 'I could not fetch that language just now, so I go on as before. Please try again.',
  whichOne: 'I can answer in English or in Pidgin. Which one?',
  how: 'To have my answers in Pidgin, write "speak pidgin". For English, write "speak english".',
} as const;

/** The ways to have the language changed, as they stand on buttons. */
export const SPEAK = {
  english: { label: 'Speak English', say: 'speak english' },
  pidgin: { label: 'Speak Pidgin', say: 'speak pidgin' },
} as const;
