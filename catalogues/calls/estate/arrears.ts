import type { Call } from '../call.ts';

/** The calls by which an administrator says when arrears stop power in the own estate, and whom they touch. */
export const arrears = {
  arrearsPolicy: {
    method: 'GET',
    path: '/api/service-admin/arrears-policy',
    access: ['service-admin'],
    summary: 'When arrears stop power in the own estate, and each rule there was.',
  },
  arrearsStandings: {
    method: 'GET',
    path: '/api/service-admin/arrears-standings',
    access: ['service-admin'],
    scope: 'dues:read',
    summary: 'How each house of the own estate stands today that owes something or is excepted, and why.',
  },
  tryArrearsPolicy: {
    method: 'POST',
    path: '/api/service-admin/arrears-policy/preview',
    access: ['service-admin'],
    summary: 'Whom another rule would touch today, and how they stand now. Nothing is written.',
  },
  setArrearsPolicy: {
    method: 'PUT',
    path: '/api/service-admin/arrears-policy',
    access: ['service-admin'],
    summary:
      'Set the rule that a preview showed, from a day on, confirmed by the version it follows and by how many houses it stops.',
  },
  exceptMeter: {
    method: 'PUT',
    path: '/api/service-admin/arrears-exceptions',
    access: ['service-admin'],
    summary: 'Let a house buy power until the end of a day, whatever it owes. Safe to repeat.',
  },
  endException: {
    method: 'PUT',
    path: '/api/service-admin/arrears-exceptions/end',
    access: ['service-admin'],
    summary: 'End the exception of a house. Safe to repeat.',
  },
} as const satisfies Record<string, Call>;
