import type { Call } from '../call.ts';

/** The calls by which an administrator charges the meters of the own estate, and all of it read what a month costs. */
export const charges = {
  chargingRule: {
    method: 'GET',
    path: '/api/service-admin/charging-rule',
    access: ['service-admin'],
    scope: 'charges:run',
    summary:
      'How the own estate charges a service or the levy by the month: the price with its history, the day, and to whom.',
  },
  setChargingRule: {
    method: 'PUT',
    path: '/api/service-admin/charging-rule',
    access: ['service-admin'],
    summary: 'Say how a service or the levy is charged by the month, and what it costs from a day on.',
  },
  priceHistory: {
    method: 'GET',
    path: '/api/estates/prices',
    access: ['service-admin', 'service-user', 'service-owner'],
    scope: 'books:read',
    summary:
      'What the own estate charges by the month, what each costs today and in a month that is asked for, and every price that there was and will be. A resident has those that are charged.',
  },
  previewCharges: {
    method: 'POST',
    path: '/api/service-admin/charges/preview',
    access: ['service-admin'],
    scope: 'charges:run',
    summary: 'What a run would charge, line by line, and what it would leave out. Nothing is written.',
  },
  startCharges: {
    method: 'POST',
    path: '/api/service-admin/charges',
    access: ['service-admin'],
    scope: 'charges:run',
    summary:
      'Charge what a preview showed, confirmed by its lines, its total and its plan. Safe to repeat: no meter is charged twice for a month.',
  },
  chargeRuns: {
    method: 'GET',
    path: '/api/service-admin/charges',
    access: ['service-admin'],
    scope: 'charges:run',
    summary: 'The runs of the own estate, the newest first, with how far each has come.',
  },
  chargeLines: {
    method: 'GET',
    path: '/api/service-admin/charges/lines',
    access: ['service-admin'],
    scope: 'charges:run',
    summary: 'The lines of one run, those that failed first, with why.',
  },
  stopCharges: {
    method: 'PUT',
    path: '/api/service-admin/charges/stop',
    access: ['service-admin'],
    scope: 'charges:run',
    summary: 'Stop a run. What it has charged stays. Safe to repeat.',
  },
  resumeCharges: {
    method: 'PUT',
    path: '/api/service-admin/charges/resume',
    access: ['service-admin'],
    scope: 'charges:run',
    summary: 'Go on with a run that was stopped, and try again what failed. Safe to repeat.',
  },
  takeBackCharges: {
    method: 'PUT',
    path: '/api/service-admin/charges/take-back',
    access: ['service-admin'],
    summary: 'Take a run back whole, while nothing was paid on its meters since. Safe to repeat.',
  },
} as const satisfies Record<string, Call>;
