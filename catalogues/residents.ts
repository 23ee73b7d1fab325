/** Which residents a list holds (S1 section 2, DECISIONS 38). */
export const RESIDENT_LISTS = ['total', 'active', 'registered-meters', 'inactive', 'verified', 'unverified'] as const;

/** One of the lists of residents. */
export type ResidentList = (typeof RESIDENT_LISTS)[number];

/**
 * The list in which an administrator manages everybody: the residents, and the meters that nobody has an account on and that owe
 * something (S2 section 2).
 */
export const MANAGED_LIST = 'managed';

/**
 * What an account waits for before it sees what others owe and have paid on its meter: the link that was mailed to it, or its
 * estate's administrator, where the estate verifies its residents itself.
 */
export const AWAITED = ['nothing', 'confirmation', 'verification'] as const;

/** What an account waits for. */
export type Awaits = (typeof AWAITED)[number];

/** Why a resident is refused, characters. */
export const REFUSAL_REASON = { least: 3, most: 200 } as const;

/** What the lists are called in a sentence. */
export const RESIDENT_LIST_WORDS: Readonly<Record<ResidentList, string>> = {
  total: 'Registered residents',
  active: 'Active residents',
  'registered-meters': 'Registered meters',
  inactive: 'Inactive residents',
  verified: 'Verified residents',
  unverified: 'Unverified residents',
};

/** What the tabs of `/registered-residents` are called (S1 section 2). */
export const RESIDENT_LIST_LABELS: Readonly<Record<ResidentList, string>> = {
  total: 'TOTAL REGISTERED',
  active: 'ACTIVE RESIDENTS',
  'registered-meters': 'REGISTERED METERS',
  inactive: 'INACTIVE RESIDENTS',
  verified: 'VERIFIED',
  unverified: 'UNVERIFIED',
};
