import type { Call } from '../call.ts';

/** The calls by which a platform administrator sets up what estates are paid for, and provider fees (S2 section 7). */
export const platformServices = {
  monthlyServices: {
    method: 'GET',
    path: '/api/utility-admin/services',
    access: ['netplus-admin'],
    summary: 'A page of the services and fees of all estates, or of one.',
  },
  createService: {
    method: 'POST',
    path: '/api/utility-admin/create',
    access: ['netplus-admin'],
    asksAgain: true,
    summary: 'Make a service of an estate, which its residents pay by the month from now on.',
  },
  enableService: {
    method: 'POST',
    path: '/api/utility-admin/enable-service',
    access: ['netplus-admin'],
    summary: 'Enable an existing service for an estate: its own that was disabled, or one that another estate has.',
  },
  disableService: {
    method: 'POST',
    path: '/api/utility-admin/disable-service',
    access: ['netplus-admin'],
    summary: 'Stop selling a service or fee of an estate. What was paid stays, and it can be enabled again.',
  },
  describeService: {
    method: 'PUT',
    path: '/api/utility-admin/service-description',
    access: ['netplus-admin'],
    summary: 'Say what a service or fee of an estate covers, as its residents are told; empty takes it away.',
  },
  createFee: {
    method: 'POST',
    path: '/api/utility-admin/create-fees',
    access: ['netplus-admin'],
    asksAgain: true,
    summary: 'Make a fee of an estate, which its residents pay by the month (S2 section 7).',
  },
  providerFees: {
    method: 'GET',
    path: '/api/utility-admin/provider-fees',
    access: ['netplus-admin'],
    summary: 'The convenience fee of every provider; null where none is set.',
  },
  setProviderFee: {
    method: 'PUT',
    path: '/api/utility-admin/provider-fees',
    access: ['netplus-admin'],
    asksAgain: true,
    summary: 'Set what a purchase from a provider carries as convenience fee; orders made before keep theirs.',
  },
} as const satisfies Record<string, Call>;
