import type { Call } from '../call.ts';

/** The calls by which the portal learns from what it did not understand: figures of everybody, sentences of those who agreed. */
export const utterances = {
  countUtterances: {
    method: 'POST',
    path: '/api/utterances/counts',
    access: 'anyone',
    evenEnded: true,
    unasked: true,
    outlives: true,
    summary:
      'Count what was not understood, asked, chosen or corrected, without a word of it. Answers whether sentences are wanted.',
  },
  keepUtterances: {
    method: 'POST',
    path: '/api/utterances',
    access: 'signed-in',
    unasked: true,
    outlives: true,
    summary:
      'Keep sentences that were not understood, masked, where the person agreed to that; without that nothing is kept.',
  },
  utterances: {
    method: 'GET',
    path: '/api/utterances',
    access: ['netplus-admin'],
    summary: 'A page of the sentences that are kept, masked and without whose they are, those that came last first.',
  },
  utteranceCounts: {
    method: 'GET',
    path: '/api/utterances/counts',
    access: ['netplus-admin'],
    summary: 'How often was not understood, asked, chosen and corrected, by day in Lagos and role.',
  },
  labelUtterance: {
    method: 'PUT',
    path: '/api/utterances',
    access: ['netplus-admin'],
    summary: 'Say which intent a sentence has; without one it is thrown away, by whomever it was said.',
  },
} as const satisfies Record<string, Call>;
