import type { ReactNode } from 'react';
import { Link } from '../../router/link.tsx';
import { SiteFooter } from '../../site/site-footer.tsx';
import { SiteHeader } from '../../site/site-header.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import './account.css';

/** A page of one short form: a way in, or what a mailed link leads to. The same flow is open in the chat. */
export function AccountPage({
  title,
  lead,
  chat,
  ways,
  children,
}: {
  title: string;
  lead?: string;
  /** How the way to the chat is called. */
  chat: string;
  /** The other ways from here. */
  ways?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="account">
      <SiteHeader signIn={null} />
      <main className="account__body">
        <section className="account__card">
          <header className="account__head">
            <h1>{title}</h1>
            {lead && <p>{lead}</p>}
          </header>
          {children}
          {ways && <div className="account__ways">{ways}</div>}
        </section>
        <p className="account__chat">
          <Icon name="chat" size={16} />
          <Link to="/">{chat}</Link>
        </p>
      </main>
      <SiteFooter />
    </div>
  );
}
