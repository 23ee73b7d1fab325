import type { NotSold } from '../../lexicon/phrases/not-sold.ts';

/** What is asked for and not sold here, as it is called. */
const CALLED: Readonly<Record<NotSold, string>> = {
  exams: 'exam PINs',
  betting: 'betting',
  water: 'water bills',
  school: 'school fees',
  streaming: 'streaming subscriptions',
  travel: 'travel and tickets',
  giftCards: 'gift cards',
  loans: 'loans',
  insurance: 'insurance',
  fuel: 'fuel and gas',
};

/** What is said to who asks for something that is not sold here. */
export const NOT_SOLD = {
  called: CALLED,
  said: (what: string) => `I do not handle ${what}.`,
} as const;
