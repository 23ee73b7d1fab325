import type { Call } from '../call.ts';

/** The calls about what an estate was paid in cash. */
export const cash = {
  cashPayments: {
    method: 'GET',
    path: '/api/service-admin/cash',
    access: ['service-admin'],
    scope: 'books:read',
    summary: 'What was paid in cash in some months and what took one back, the newest first.',
  },
  previewCash: {
    method: 'POST',
    path: '/api/service-admin/cash/preview',
    reads: true,
    access: ['service-admin'],
    summary:
      'Which house a payment in cash is of, who paid it, and what is owed of that due before and after. Nothing is written.',
  },
  recordCash: {
    method: 'POST',
    path: '/api/service-admin/cash',
    access: ['service-admin'],
    asksAgain: true,
    summary:
      'Write down what was paid in cash on a meter of the own estate. It pays the oldest of that due first, and whoever lives there is mailed a receipt. It is never changed; another line takes it back.',
  },
  takeCashBack: {
    method: 'POST',
    path: '/api/service-admin/cash/back',
    access: ['service-admin'],
    asksAgain: true,
    summary: 'Take a payment in cash back by a line of its own, on the same day and with a reason.',
  },
  cashReceipt: {
    method: 'GET',
    path: '/api/estates/cash/receipt',
    access: ['service-admin', 'service-user', 'service-owner'],
    summary: 'The receipt of a payment in cash as a PDF: of the own estate, or of the own meter.',
  },
} as const satisfies Record<string, Call>;
