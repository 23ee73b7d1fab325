import type { Phrases } from '../language.ts';

/** What is said of sentences that were not understood, and of keeping them. */
export const LEARNING: Phrases = {
  'Help the portal learn': 'Help the portal learn work',
  'Keep nothing of what I write': 'No keep anything wey I write',
  'When the portal does not understand you, your sentence is kept for {0} without names and numbers, and only the platform administrator sees it, but not who wrote it.':
    'When the portal no understand you, e go keep wetin you write for {0}, without names and numbers. Na only the platform administrator go see am, and e no go see who write am.',
  'May I keep sentences of yours that I did not understand, so that I learn?':
    'I fit keep wetin you write wey I no understand, make I learn?',
  'Yes, keep them': 'Yes, keep am',
  'No, keep none': 'No, no keep any',
  'Keep nothing of mine': 'No keep anything of mine',
  'Keep what was not understood?': 'Make I keep wetin I no understand?',
  'Keep nothing of what you write?': 'Make I no keep anything wey you write?',
  'What was kept of you is deleted at once.': 'I go delete everything of you wey I keep now now.',
  'Keep them': 'Keep am',
  'Yes, keep nothing': 'Yes, no keep anything',
  'Keep nothing': 'No keep anything',
  'You help the portal learn already.': 'You don dey help the portal learn already.',
  'Nothing of what you write is kept to learn from.': 'I no dey keep anything wey you write to learn from am.',
  'Thank you. Sentences of yours that I do not understand are kept from now on, without names and numbers.':
    'Thank you. From now I go dey keep wetin you write wey I no understand, without names and numbers.',
  'Nothing of what you write is kept to learn from any more, and what was kept is deleted.':
    'I no go keep anything wey you write again to learn from am, and I don delete wetin I keep.',
  'Sentences that were not understood': 'Wetin I no understand',
  'Labelled a sentence': 'Put label for one sentence',
  'Threw a sentence away': 'Throway one sentence',
  'Sentences not understood': 'Sentences wey I no understand',
  'Not understood': 'No understand',
  Asked: 'Ask',
  'Put right': 'Correct am',
  'To label': 'Need label',
  Labelled: 'Get label',
  'Download labelled': 'Download the ones wey get label',
  'There is no sentence to label.': 'No sentence dey wey need label.',
  'No sentence is labelled.': 'No sentence get label.',
  'Sentences of those who help the portal learn come here, without names and numbers. The figures are of everybody.':
    'Sentences of people wey dey help the portal learn go show here, without names and numbers. The figures na of everybody.',
  'Chosen of what was offered': 'Wetin dem choose',
  'place {0}: {1}': 'number {0}: {1}',
  'Not understood by day': 'No understand, day by day',
  'in {0} days': 'for {0} days',
  'Label a sentence': 'Put label for sentence',
  Label: 'Put label',
  'Label “{0}”': 'Put label for “{0}”',
  'Throw away': 'Throway',
  'What does the sentence mean?': 'Wetin the sentence mean?',
  'Nothing that the portal does': 'Nothing wey the portal dey do',
  'The sentence is thrown away.': 'I don throway the sentence.',
  'The sentence is labelled {0}.': 'The sentence don get label {0}.',
  'This sentence is not kept any more.': 'I no dey keep this sentence again.',
  'Search the intents': 'Find intent',
};
