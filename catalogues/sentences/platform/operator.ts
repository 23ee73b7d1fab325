import type { OperatorFact } from '../../platform.ts';

/** What is said of who runs the portal where that is set. */
export const OPERATOR = {
  title: 'Who runs the portal',
  called: { name: 'Operator', hours: 'Support hours', address: 'Office address' } satisfies Record<
    OperatorFact,
    string
  >,
  which: 'What should people be told: the operator, the support hours or the office address?',
  text: 'What should people read who ask for it?',
  required: 'Please give the text',
  tellOrNot: 'Fill something in, or take it away?',
  example: 'e.g. Monday to Friday, 8:00 to 17:00',
  long: (most: number) => `At most ${most} characters, please`,
  tell: (fact: string) => `${fact}: tell everybody this?`,
  away: (fact: string) => `${fact}: tell nothing any more?`,
  saved: 'Everybody who asks is told this now.',
  gone: 'Nobody is told that any more.',
  notSet: 'Not filled in yet',
  /** On the settings page. */
  page: 'What people are told who ask',
} as const;
