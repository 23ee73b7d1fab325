import { useEffect, useState } from 'react';
import { NAMED } from './screen-title.tsx';

/**
 * Says the title of every screen that is gone on to (WCAG 2.4.2, 4.1.3): nothing loads, so a screen reader says nothing by
 * itself. The first it reads with the page.
 */
export function Announcer() {
  const [said, setSaid] = useState('');
  useEffect(() => {
    let last: string | null = null;
    const hear = () => {
      if (last !== null && last !== document.title) setSaid(document.title);
      last = document.title;
    };
    window.addEventListener(NAMED, hear);
    return () => window.removeEventListener(NAMED, hear);
  }, []);
  return (
    <p className="hidden" aria-live="polite">
      {said}
    </p>
  );
}
