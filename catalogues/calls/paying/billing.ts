import type { Call } from '../call.ts';

/** The calls about what a meter owes and whether it is known (S1 section 3, S2 section 7). */
export const billing = {
  servicePayments: {
    method: 'GET',
    path: '/api/electricity-service/get-service-payments',
    access: ['service-user', 'service-owner', 'service-admin'],
    scope: 'dues:read',
    summary: 'What a meter owes: balances of service charge and levy (below 0 is owed) and fine (above 0 is owed).',
  },
  devLevyMeter: {
    method: 'GET',
    path: '/api/electricity-service/get-dev-levy-meter',
    access: ['service-user', 'service-owner', 'service-admin'],
    scope: 'dues:read',
    summary: "A meter's development levy balance (below 0 is owed).",
  },
  pingMeter: {
    method: 'GET',
    path: '/api/electricity-service/ping-mommas',
    access: 'anyone',
    evenEnded: true,
    summary: 'Whether the vendor knows a meter (S2 section 7).',
  },
} as const satisfies Record<string, Call>;
