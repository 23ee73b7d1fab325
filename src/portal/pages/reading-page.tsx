import type { ReactNode } from 'react';
import { Composer } from '../chat/composer/composer.tsx';
import { navigate } from '../router/location.ts';
import { SiteFooter } from '../site/site-footer.tsx';
import { SiteHeader } from '../site/site-header.tsx';
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
