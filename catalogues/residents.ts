/** Which residents a list holds (S1 section 2, DECISIONS 38). */
export const RESIDENT_LISTS = ['total', 'active', 'registered-meters', 'inactive', 'verified', 'unverified'] as const;

/** One of the lists of residents. */
export type ResidentList = (typeof RESIDENT_LISTS)[number];

/** What the tabs of `/registered-residents` are called (S1 section 2). */
export const RESIDENT_LIST_LABELS: Readonly<Record<ResidentList, string>> = {
  total: 'TOTAL REGISTERED',
  active: 'ACTIVE RESIDENTS',
  'registered-meters': 'REGISTERED METERS',
  inactive: 'INACTIVE RESIDENTS',
  verified: 'VERIFIED',
  unverified: 'UNVERIFIED',
};
