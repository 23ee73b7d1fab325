import type { ReactNode } from 'react';
import { Composer } from '../chat/composer/composer.tsx';
import { SiteFooter } from '../landing/site/site-footer.tsx';
import { SiteHeader } from '../landing/site/site-header.tsx';
import { navigate } from '../router/location.ts';
import './reading.css';

/** A page to read. What is written below it is said in the conversation, which then comes to the front. */
export function ReadingPage({ children }: { children: ReactNode }) {
  return (
    <div className="reading">
      <SiteHeader />
      <main className="reading__text">{children}</main>
      <SiteFooter />
      <section className="dock reading__dock" aria-label="Conversation">
        <Composer onSaid={() => navigate('/')} />
      </section>
    </div>
  );
}
