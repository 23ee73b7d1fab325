import type { Call } from '../call.ts';

/** The calls by which the platform writes down what it paid on to an estate. `statement` lists what was. */
export const estatePayments = {
  estateOwed: {
    method: 'GET',
    path: '/api/utility-admin/estate-owed',
    access: ['netplus-admin'],
    summary: 'What an estate is owed of what was paid for it through us.',
  },
  recordEstatePayment: {
    method: 'POST',
    path: '/api/utility-admin/estate-payments',
    access: ['netplus-admin'],
    asksAgain: true,
    summary:
      'Record what was paid on to an estate, by the reference of our bank. Safe to repeat; more than is owed only where `more` says so.',
  },
  takeBackEstatePayment: {
    method: 'POST',
    path: '/api/utility-admin/estate-payments/take-back',
    access: ['netplus-admin'],
    asksAgain: true,
    summary: 'Take back what was recorded of a payment to an estate, by a counter entry. Safe to repeat.',
  },
} as const satisfies Record<string, Call>;
