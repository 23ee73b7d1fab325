import type { Call } from '../call.ts';

/** The calls about what an estate collected and spent, and what of that it publishes. */
export const books = {
  estateBooks: {
    method: 'GET',
    path: '/api/estates/books',
    access: ['service-admin', 'service-user', 'service-owner'],
    scope: 'books:read',
    summary:
      'What the own estate collected and spent in some months, by service and by head. A resident has it where it is published.',
  },
  exportEstateBooks: {
    method: 'GET',
    path: '/api/service-admin/books/file',
    access: ['service-admin'],
    asksAgain: true,
    summary: 'The same, or every spending, as a CSV file that is safe to open in a spreadsheet.',
  },
  spendings: {
    method: 'GET',
    path: '/api/service-admin/spendings',
    access: ['service-admin'],
    scope: 'books:read',
    summary: 'Every spending of some months and what took one back, the newest first.',
  },
  previewSpending: {
    method: 'POST',
    path: '/api/service-admin/spendings/preview',
    reads: true,
    access: ['service-admin'],
    summary: 'How a head of spending is called, whether it is a new one, and what was spent on it. Nothing is written.',
  },
  noteSpending: {
    method: 'POST',
    path: '/api/service-admin/spendings',
    access: ['service-admin'],
    summary: 'Write down what the own estate spent. It is never changed; another line takes it back.',
  },
  takeSpendingBack: {
    method: 'POST',
    path: '/api/service-admin/spendings/back',
    access: ['service-admin'],
    summary: 'Take a spending back by a line of its own, on the same day and with a reason.',
  },
  published: {
    method: 'GET',
    path: '/api/service-admin/published',
    access: ['service-admin'],
    scope: 'books:read',
    summary: 'What the own estate publishes to its residents.',
  },
  publish: {
    method: 'POST',
    path: '/api/service-admin/published',
    access: ['service-admin'],
    summary: 'Show something to the residents of the own estate, or show it no more.',
  },
} as const satisfies Record<string, Call>;
