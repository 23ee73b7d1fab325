import type { Call } from '../call.ts';

/** The calls about a resident's own account number, and about money that came to one. */
export const ownAccount = {
  ownAccount: {
    method: 'GET',
    path: '/api/account-number',
    access: ['service-user'],
    summary: 'The own account number, what stands to the own credit, and what came lately; null where none was opened.',
  },
  openAccount: {
    method: 'POST',
    path: '/api/account-number',
    access: ['service-user'],
    summary: 'Have an account number of the own opened. Who has one gets the same.',
  },
  arrivals: {
    method: 'GET',
    path: '/api/arrivals',
    access: ['service-admin', 'netplus-admin'],
    summary:
      'Money that came to account numbers of the own estate, or for the platform to numbers that no estate has; what waits for a decision first.',
  },
  matchArrival: {
    method: 'POST',
    path: '/api/arrivals/match',
    access: ['service-admin', 'netplus-admin'],
    asksAgain: true,
    summary:
      "Say whose money it is that waits: it is that resident's credit, and pays what they owe, the oldest first.",
  },
  returnArrival: {
    method: 'POST',
    path: '/api/arrivals/return',
    access: ['service-admin', 'netplus-admin'],
    asksAgain: true,
    summary: 'Send back money that waits to who sent it.',
  },
  takeArrivalOver: {
    method: 'POST',
    path: '/api/arrivals/take-over',
    access: ['netplus-admin'],
    asksAgain: true,
    summary: 'Pay money back by hand that does not go back by itself: the provider is not asked for it any more.',
  },
  recordArrivalPaid: {
    method: 'POST',
    path: '/api/arrivals/paid-by-hand',
    access: ['netplus-admin'],
    asksAgain: true,
    summary: 'Record that money which somebody took over was paid back by hand, once.',
  },
  arrivalRule: {
    method: 'GET',
    path: '/api/service-admin/arrival-rule',
    access: ['service-admin'],
    summary: "What the own estate does with money that comes to its residents' account numbers.",
  },
  setArrivalRule: {
    method: 'POST',
    path: '/api/service-admin/arrival-rule',
    access: ['service-admin'],
    summary: "Say what the own estate does with money that comes to its residents' account numbers.",
  },
} as const satisfies Record<string, Call>;
