import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { navigate, usePath } from './location.ts';

/** A link inside the portal. With a modifier key, or to another tab, the browser does what it always does. */
export function Link({ to, onClick, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const path = usePath();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={to} onClick={go} aria-current={path === to ? 'page' : undefined} />;
}

/** Leads on to another address at once. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
