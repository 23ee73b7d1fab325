import type { Call } from '../call.ts';

/** The calls about the energy that came into an estate, and was sold. */
export const energy = {
  energyBalance: {
    method: 'GET',
    path: '/api/estates/energy',
    access: ['service-admin', 'service-user', 'service-owner'],
    scope: 'books:read',
    summary:
      'What came into the own estate month by month and what it cost, and what tokens sold of it. A resident has it where it is published.',
  },
  exportEnergy: {
    method: 'GET',
    path: '/api/service-admin/energy/file',
    access: ['service-admin'],
    asksAgain: true,
    summary: 'The same as a CSV file that is safe to open in a spreadsheet.',
  },
  noteEnergy: {
    method: 'POST',
    path: '/api/service-admin/energy',
    access: ['service-admin'],
    summary: 'Write down what came in in a month and what it cost, or correct it: what stood before is kept.',
  },
} as const satisfies Record<string, Call>;
