import { TITLES } from './estate/titles.ts';

/** What a resident is asked and told of reminders of dues; `true`: they want them. */
export const REMINDED = {
  title: TITLES.reminded,
  badge: { true: 'On', false: 'Off' },
  what: {
    true: 'Your estate may remind you by e-mail of what is owed on your meter, once in three days at most.',
    false: 'You are not reminded of what is owed on your meter.',
  },
  label: 'Reminders by e-mail',
  ask: 'Shall your estate remind you by e-mail of what is owed on your meter?',
  choices: { true: 'Yes, remind me', false: 'No, do not remind me' },
  change: { true: 'Remind me of dues', false: 'Do not remind me' },
  dialog: { true: 'Be reminded of what is owed?', false: 'Get no reminders any more?' },
  /** What a no changes, and what it does not. */
  line: {
    true: 'One e-mail in three days at most, at daytime.',
    false: 'What is owed stays owed, and may stop power.',
  },
  yes: {
    true: { label: 'Yes, remind me', formLabel: 'Remind me' },
    false: { label: 'Yes, do not remind me', formLabel: 'Do not remind me' },
  },
  no: 'Leave it as it is',
  stays: 'It stays as it is.',
  already: { true: 'You are reminded already.', false: 'You get no reminders already.' },
  set: { true: 'You are reminded of what is owed from now on.', false: 'You are not reminded any more.' },
  looking: 'Looking at your settings',
  save: 'Save',
  saving: 'Saving',
} as const;
