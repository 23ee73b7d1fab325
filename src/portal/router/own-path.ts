/**
 * An address that leads on after signing in, or null when it is none of this portal's: a redirect never leads to another
 * site (SECURITY, Web).
 */
export function ownPath(to: string | null): string | null {
  // Two strokes at the start, of either kind, name another host; so may a path once its dots are resolved.
  if (to === null || !URL.canParse(to, location.origin) || !to.startsWith('/')) return null;
  const { origin, pathname, search } = new URL(to, location.origin);
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search : null;
}
