import type { Role } from '#catalogues/roles.ts';
import { TOP_NAVIGATION } from '#catalogues/routes/storefront.ts';
import type { ModalName } from '../router/modal-address.ts';

/** An entry of the top navigation: where it leads, or which modal it opens, perhaps with a wish for afterwards. */
export type NavigationEntry =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly opens: ModalName; readonly flow?: string };

const BUY_POWER = { label: 'Buy Power', flow: 'buy-power' };

/** The top navigation (S3 section 2.2). Who is signed in is led to the portal instead of to the sign-in. */
export function topNavigation(role: Role | null): readonly NavigationEntry[] {
  if (role === null)
    return TOP_NAVIGATION.map((entry) => (entry.label === BUY_POWER.label ? { ...entry, ...BUY_POWER } : entry));
  return TOP_NAVIGATION.flatMap((entry): NavigationEntry[] => {
    if ('to' in entry) return [entry];
    if (entry.label === 'Dashboard') return [{ label: entry.label, to: '/dashboard' }];
    return entry.label === BUY_POWER.label && role === 'service-user' ? [{ label: entry.label, to: '/toUpPower' }] : [];
  });
}

/** The two that stand at the end of the line, apart from the others. */
export const isAccount = ({ label }: NavigationEntry): boolean => label === 'Sign in' || label === 'Sign up';
