import { TITLES } from './estate/titles.ts';

/** What a resident is asked and told of mails of what their estate announces; `true`: they want them. */
export const ANNOUNCEMENT_MAILS = {
  title: TITLES.announcementMails,
  badge: { true: 'On', false: 'Off' },
  what: {
    true: 'Your estate may tell you by e-mail what it announces for your house.',
    false: 'What your estate announces comes to you in the portal alone.',
  },
  label: 'Announcements by e-mail',
  ask: 'Shall your estate tell you by e-mail what it announces for your house?',
  choices: { true: 'Yes, mail me', false: 'No, do not mail me' },
  change: { true: 'Mail me announcements', false: 'Do not mail me announcements' },
  dialog: { true: 'Get announcements by e-mail?', false: 'Get no announcements by e-mail any more?' },
  /** What a no changes, and what it does not. */
  line: {
    true: 'Only what your estate wants to be mailed, at daytime unless an outage is near.',
    false: 'You are still told of them in the portal and in the chat.',
  },
  yes: {
    true: { label: 'Yes, mail me announcements', formLabel: 'Mail me announcements' },
    false: { label: 'Yes, do not mail me announcements', formLabel: 'Do not mail me announcements' },
  },
  no: 'Leave it as it is',
  stays: 'It stays as it is.',
  already: { true: 'You get announcements by e-mail already.', false: 'You get no announcements by e-mail already.' },
  set: { true: 'You get announcements by e-mail from now on.', false: 'You get no announcements by e-mail any more.' },
  looking: 'Looking at your settings',
  save: 'Save',
  saving: 'Saving',
} as const;
