import { many } from '../count.ts';

/** Words about sentences that were not understood, and about agreeing that they are kept; `true`: it is agreed. */
export const UTTERANCE_SENTENCES = {
  /* The setting */
  title: 'Help the portal learn',
  /** What is kept, how long, and who sees it. */
  what: (days: number) =>
    `When the portal does not understand you, the sentence is kept for ${many(days, 'day', 'days')} without names, numbers or addresses. Only the platform administrator sees it, and not who wrote it.`,
  ask: 'May sentences that I did not understand be kept, so that the portal learns?',
  choices: { true: 'Yes, keep them', false: 'No, keep none' },
  badge: { true: 'On', false: 'Off' },
  change: { true: 'Help the portal learn', false: 'Keep nothing' },
  dialog: {
    true: { title: 'Keep what was not understood?', lines: [] },
    false: { title: 'Keep nothing of what you write?', lines: ['All such sentences of yours are deleted now.'] },
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
    true: 'Thank you. Sentences that were not understood are kept from now on, without names and numbers.',
    false: 'Nothing of what you write is kept to learn from any more, and what was kept is deleted.',
  },
  /* The list */
  thrownAway: 'The sentence is thrown away.',
  labelled: (intent: string) => `The sentence is labelled ${intent}.`,
  gone: 'This sentence is not kept any more.',
} as const;
