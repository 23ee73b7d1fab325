import type { ReactNode } from 'react';
import { greeting } from '../chat/turns/times.ts';
import { useConversation, usePortal } from '../conversation/portal-context.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Drawer } from './navigation/drawer.tsx';
import { useLeave } from './navigation/use-leave.ts';

/** The current route's name, the switch, where there is one, a greeting, and the way out, which on a phone stands in the menu. */
export function TopBar({ title, children }: { title: string; children?: ReactNode }) {
  const { now } = usePortal();
  const firstName = useConversation((v) => v.session.firstName);
  const leave = useLeave();
  return (
    <header className="topbar">
      <Drawer />
      <h1>{title}</h1>
      {children}
      <p className="topbar__greeting">{firstName && `${greeting(now())}, ${firstName}`}</p>
      <button type="button" className="button button--secondary topbar__out" onClick={leave}>
        <Icon name="sign-out" size={16} />
        <span className="topbar__word">Sign out</span>
      </button>
    </header>
  );
}
