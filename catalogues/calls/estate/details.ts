import type { Call } from '../call.ts';

/** The calls about what an estate is called, where it is and how its office is reached. */
export const estateDetails = {
  estateDetails: {
    method: 'GET',
    path: '/api/utility-service-account/estate-details',
    access: 'signed-in',
    summary:
      'What the own estate is called, where it is and how its office is reached, or any for the platform administrator; null where nobody has said.',
  },
  setEstateDetail: {
    method: 'PUT',
    path: '/api/utility-admin/estate-details',
    access: ['service-admin', 'netplus-admin'],
    summary:
      'Change one of them of the own estate, or of any for the platform administrator, who alone gives an estate another name. A name is one estate’s.',
  },
} as const satisfies Record<string, Call>;
