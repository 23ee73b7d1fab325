import type { Role } from '#catalogues/roles.ts';
import { TOP_NAVIGATION, type TopNavigationEntry } from '#catalogues/routes/storefront.ts';

/** The top navigation (S3 section 2.2). Who is signed in is led to the portal instead of to the sign-in. */
export function topNavigation(role: Role | null): readonly TopNavigationEntry[] {
  if (role === null) return TOP_NAVIGATION;
  return TOP_NAVIGATION.flatMap((entry): TopNavigationEntry[] => {
    if ('to' in entry) return [entry];
    const { label, signedIn } = entry;
    const leads = signedIn !== undefined && (signedIn.roles?.includes(role) ?? true);
    return leads ? [{ label, to: signedIn.to }] : [];
  });
}

/** The two that stand at the end of the line, apart from the others. */
export const isAccount = (entry: TopNavigationEntry): boolean => 'account' in entry;

/** Only a way in, for who is not signed in: what somebody came for stands before it in a menu. */
export const isDoor = (entry: TopNavigationEntry): boolean => 'opens' in entry && !entry.flow;
