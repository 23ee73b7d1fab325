import type { UtteranceKind } from '../../utterances.ts';
import { formatCount } from '../count.ts';

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
  first:
    'Sentences of those who help the portal learn come here, without names and numbers. The figures are of everybody.',
  /* The figures */
  chosen: 'Chosen of what was offered',
  chosenAt: (place: number, times: number) => `place ${place}: ${formatCount(times)}`,
  charted: 'Not understood by day',
  noneMissed: 'All of it was understood',
  ofLast: (days: number) => `in ${days} days`,
  visitors: 'Visitors',
  /* The label */
  form: 'Label a sentence',
  give: 'Label',
  giveTo: (text: string) => `Label “${text}”`,
  throwAway: 'Throw away',
  label: 'Label',
  what: 'What does the sentence mean?',
  nothing: 'Nothing that the portal does',
  quoted: (text: string) => `“${text}”`,
  thrownAway: 'The sentence is thrown away.',
  labelled: (intent: string) => `The sentence is labelled ${intent}.`,
  gone: 'This sentence is not kept any more.',
} as const;
