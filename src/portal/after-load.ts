import { breathe } from './browser/breathe.ts';
import { savesData } from './browser/saves-data.ts';
import type { Portal } from './conversation/portal-context.tsx';

/** So long after it was loaded the page is left to itself, ms: keeping the portal takes what line and processor there is. */
const SETTLED_MS = 5000;

/** What a page does for itself once it is loaded; `arrivedAt` is the path that somebody came in by. */
export function afterLoad(arriving: Promise<Portal>, arrivedAt: string): void {
  if (!savesData()) measure(arrivedAt).catch(() => undefined);
  // What cannot be fetched now can be at the next visit; that the machines did not come is said on the page.
  setTimeout(() => keep(arriving).catch(() => undefined), SETTLED_MS);
}

/** Measured by what the browser has written down of it, so that nothing is in the way of the first paint. */
async function measure(arrivedAt: string): Promise<void> {
  await breathe();
  (await import('./browser/vitals.ts')).tellVitals(arrivedAt);
}

/** Made a portal that can be installed, and kept for a time without a line once all that the first screen needs is there. */
async function keep(arriving: Promise<Portal>): Promise<void> {
  const { offerInstalling, keepPortal } = await import('./offline/register.ts');
  offerInstalling();
  const { conversation } = await arriving;
  await keepPortal(conversation);
}
