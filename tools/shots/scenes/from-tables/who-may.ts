import { type Access, allows, ROLES, type Role } from '#catalogues/roles.ts';
import type { Who } from '../../scene.ts';

/** Somebody of each role. */
const OF_ROLE: Readonly<Record<Role, Who>> = {
  'service-user': 'resident',
  'service-owner': 'owner',
  'service-admin': 'estate administrator',
  'netplus-admin': 'platform administrator',
};

/** Somebody of every role that may open it, and a visitor where anybody may. */
export const whoMay = (access: Access): readonly Who[] => [
  ...(allows(access, null) ? (['visitor'] as const) : []),
  ...ROLES.filter((role) => allows(access, role)).map((role) => OF_ROLE[role]),
];
