import { onCLS, onINP, onLCP } from 'web-vitals';
import { measures } from '#catalogues/calls/help/measures.ts';
import type { CallInput } from '#catalogues/calls/services.ts';
import { VITALS_MOST } from '#catalogues/measures.ts';
import { pageKindAt } from '../router/page-kind.ts';

/**
 * Measures how a page came and how it answers, and tells the portal once: when it is first hidden or left, after which a phone may end
 * it without a word. Three figures and the kind of page, and nothing by which anybody could be known.
 */
export function tellVitals(arrivedAt: string): void {
  const measured: { lcpMs?: number; inpMs?: number; cls?: number } = {};
  onLCP(({ value }) => {
    measured.lcpMs = Math.min(Math.round(value), VITALS_MOST.lcpMs);
  });
  onINP(({ value }) => {
    measured.inpMs = Math.min(Math.round(value), VITALS_MOST.inpMs);
  });
  onCLS(({ value }) => {
    measured.cls = Math.min(Math.round(value * 1e4) / 1e4, VITALS_MOST.cls);
  });
  // After the listeners of the library, which settle their figures at the same moment.
  const leaving = new AbortController();
  const tell = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(measured).length === 0) return;
    leaving.abort();
    const told: CallInput<'reportVitals'> = { page: pageKindAt(arrivedAt), ...measured };
    navigator.sendBeacon(measures.reportVitals.path, new Blob([JSON.stringify(told)], { type: 'application/json' }));
  };
  window.addEventListener('visibilitychange', tell, { signal: leaving.signal });
}
