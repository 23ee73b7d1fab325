import type { UtteranceKind } from '../../utterances.ts';

/** Words about sentences that were not understood, as the platform administrator labels them. */
export const UTTERANCE_SENTENCES = {
  title: 'Sentences not understood',
  kinds: {
    missed: 'Not understood',
    asked: 'Asked',
    corrected: 'Put right',
  } satisfies Readonly<Record<UtteranceKind, string>>,
  lists: { open: 'To label', labelled: 'Labelled' },
  export: 'Download labelled',
  none: { open: 'There is no sentence to label.', labelled: 'No sentence is labelled.' },
  first: (days: number) =>
    `Sentences of those who help the portal learn come here for ${days} days, without names and numbers. Figures are of everybody.`,
  thrownAway: 'The sentence is thrown away.',
  labelled: (intent: string) => `The sentence is labelled ${intent}.`,
  gone: 'This sentence is not kept any more.',
} as const;
