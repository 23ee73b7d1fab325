import { useCallback } from 'react';
import type { Pages } from '#machines/pages/every-page.ts';
import { Listed } from './listed.tsx';
import { useAsked } from './use-asked.ts';

/** Payments that have not found their end (S2 section 2), beginning with what the address asks. */
export function PendingPage() {
  const asked = useAsked();
  const make = useCallback((pages: Pages) => pages.pending(asked), [asked]);
  return <Listed make={make} title="Pending transactions" />;
}

/** Our books beside those of others, for the days that the address asks. */
export function ReconciliationPage() {
  const asked = useAsked();
  const make = useCallback((pages: Pages) => pages.reconciliation(asked), [asked]);
  return <Listed make={make} title="Reconciliation" summed={6} />;
}
