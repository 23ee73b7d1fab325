import { many } from './count.ts';

/** Words about agreeing that sentences which were not understood are kept; `true`: it is agreed. */
export const LEARNING_SENTENCES = {
  title: 'Help the portal learn',
  /** What is kept, how long, and who sees it. */
  what: (days: number) =>
    `When the portal does not understand you, your sentence is kept for ${many(days, 'day', 'days')} without names and numbers, and only the platform administrator sees it, but not who wrote it.`,
  ask: 'May I keep sentences of yours that I did not understand, so that I learn?',
  choices: { true: 'Yes, keep them', false: 'No, keep none' },
  badge: { true: 'On', false: 'Off' },
  change: { true: 'Help the portal learn', false: 'Keep nothing of mine' },
  dialog: {
    true: 'Keep what was not understood?',
    false: { title: 'Keep nothing of what you write?', lines: ['What was kept of you is deleted at once.'] },
  },
  yes: {
    true: { label: 'Yes, keep them', formLabel: 'Keep them' },
    false: { label: 'Yes, keep nothing', formLabel: 'Keep nothing' },
  },
  no: 'Leave it as it is',
  stays: 'It stays as it is.',
  already: {
    true: 'You help the portal learn already.',
    false: 'Nothing of what you write is kept to learn from.',
  },
  set: {
    true: 'Thank you. Sentences of yours that I do not understand are kept from now on, without names and numbers.',
    false: 'Nothing of what you write is kept to learn from any more, and what was kept is deleted.',
  },
} as const;
