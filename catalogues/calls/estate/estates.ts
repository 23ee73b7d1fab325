import type { Call } from '../call.ts';

/** The calls about estates and those who live there (S1 section 7, S2 section 7). */
export const estates = {
  properties: {
    method: 'GET',
    path: '/api/users/properties',
    access: 'anyone',
    evenEnded: true,
    summary: 'Every active estate by name (S1 section 7).',
  },
  propertyLogo: {
    method: 'GET',
    path: '/api/users/property-logo',
    access: 'signed-in',
    summary:
      "The logo of the own estate, as a data address; null where the product's own shows instead (S3 section 6).",
  },
  getEstate: {
    method: 'GET',
    path: '/api/properties/get-estate',
    access: 'signed-in',
    summary: "The signed-in person's estate; null for the platform administrator.",
  },
  getProperties: {
    method: 'GET',
    path: '/api/service-admin/get-properties',
    access: ['service-admin'],
    scope: 'residents:read',
    summary: 'The estates that the signed-in administrator runs.',
  },
  estateUsers: {
    method: 'GET',
    path: '/api/service-admin/estate-users',
    access: ['service-admin'],
    scope: 'residents:read',
    summary: "A page of the own estate's residents (S2 section 7).",
  },
  searchResidents: {
    method: 'GET',
    path: '/api/utility-admin/search-service-user',
    access: ['service-admin', 'netplus-admin'],
    scope: 'residents:read',
    summary: "Residents by name or meter number: the own estate's, or anybody for the platform administrator.",
  },
} as const satisfies Record<string, Call>;
