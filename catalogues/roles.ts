/** The roles of S1 section 6, as the token carries them. */
export const ROLES = ['service-user', 'service-owner', 'service-admin', 'netplus-admin'] as const;

/** A role as the token carries it. */
export type Role = (typeof ROLES)[number];

/** What a person is called on the screen. */
export const ROLE_LABELS: Record<Role, string> = {
  'service-user': 'Resident',
  'service-owner': 'Home owner (non-resident)',
  'service-admin': 'Estate administrator',
  'netplus-admin': 'Platform administrator',
};

/** Who is shown the logo of their estate; the others see the portal's own (S3 section 6). */
export const LOGO_ROLES: readonly Role[] = ['service-user', 'service-admin'];

/** True for who administers an estate, or the platform. */
export const administers = (role: Role | null): boolean => role === 'service-admin' || role === 'netplus-admin';

/** Who may make a call: everybody, every signed-in person, or the roles named. */
export type Access = 'anyone' | 'signed-in' | readonly Role[];

/** True when a person of this role (null: nobody is signed in) passes the rule. */
export function allows(access: Access, role: Role | null): boolean {
  if (access === 'anyone') return true;
  if (role === null) return false;
  return access === 'signed-in' || access.includes(role);
}
