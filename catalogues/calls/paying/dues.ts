import type { Call } from '../call.ts';

/** The calls that pay an estate: services, development levy and fines (S2 section 7, DECISIONS 20). */
export const dues = {
  userServices: {
    method: 'GET',
    path: '/api/users/get-user-services',
    access: ['service-user'],
    scope: 'dues:read',
    summary: "The signed-in resident's services with their price a month; a fine is not among them.",
  },
  openDues: {
    method: 'POST',
    path: '/api/electricity-service/service-orders',
    access: ['service-user', 'service-owner'],
    summary:
      'Make and price a payment to the estate before the card widget opens. The same key and body answer the same order.',
  },
  servicePayment: {
    method: 'POST',
    path: '/api/electricity-service/service-payment',
    access: ['service-user', 'service-owner'],
    summary: 'Report what the widget said of a payment to the estate and ask for its outcome; safe to repeat.',
  },
} as const satisfies Record<string, Call>;
