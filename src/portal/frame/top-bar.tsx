import type { ReactNode } from 'react';
import { greeting } from '../chat/turns/times.ts';
import { useConversation, usePortal } from '../conversation/portal-context.tsx';
import { navigate } from '../router/location.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { Drawer } from './navigation/drawer.tsx';

/** The current route's name, the switch, where there is one, a greeting, and the way out. */
export function TopBar({ title, children }: { title: string; children?: ReactNode }) {
  const { conversation, now } = usePortal();
  const firstName = useConversation((v) => v.session.firstName);
  const leave = () => {
    conversation.signOut();
    navigate('/');
  };
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
