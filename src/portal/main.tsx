import { breathe } from './browser/breathe.ts';
import { isKnown } from './browser/kept-names.ts';
import { watchErrors } from './browser/reporter.ts';
import { savesData } from './browser/saves-data.ts';
import { storageOr } from './browser/storage.ts';
import { portalLater } from './conversation/portal-later.ts';
import { hurryAtSign, onDemand } from './first/arrival.ts';
import { clearPlace, drawnFirst } from './first/drawn.ts';
import { hurryForNotice } from './first/notice.ts';
import { mount, takeOver } from './mount.tsx';
import { comeBack } from './payments/card-page.ts';
import { enterScreen, fetchScreen } from './screens.tsx';
import { fetchMotion } from './ui/motion/moving.tsx';

watchErrors(window);
const arrivedAt = location.pathname;
comeBack();
const drawn = drawnFirst(document);
const place = clearPlace(document, drawn?.place ?? null);
const { arriving, hurry } = onDemand(async () => {
  // Piece by piece, the rest on its way meanwhile.
  await import('#machines/kit/fields.ts');
  await breathe();
  await import('#machines/flows/index.ts');
  await breathe();
  await import('#machines/pages/pages.ts');
  await breathe();
  await import('#src/client/client.ts');
  await breathe();
  const { browserPortal } = await import('./conversation/browser-portal.ts');
  await breathe();
  return browserPortal();
});
// After all that the first screen and an answer need.
if (!savesData())
  void arriving
    .then(breathe)
    .then(fetchMotion)
    .catch(() => undefined);
const early = () => mount(portalLater(arriving), place);
if (drawn) {
  takeOver(portalLater(arriving, hurry), place, drawn.room);
  // The machines are the bigger part by far: who only looks at the page does not pay for them.
  hurryAtSign(window, hurry);
  void hurryForNotice(hurry);
} else {
  hurry();
  // What somebody left open or signed in to must not be drawn as nothing first.
  if (isKnown(storageOr(() => localStorage)))
    arriving.then(async (portal) => {
      await fetchScreen(location);
      enterScreen(portal.conversation, location);
      await breathe();
      mount(portal, place);
    }, early);
  else early();
}

/** So long after it was loaded the page is left to itself, ms: keeping the portal takes what line and processor there is. */
const SETTLED_MS = 5000;

/** Made a portal that can be installed, and kept for a time without a line once all that the first screen needs is there. */
async function keep(): Promise<void> {
  const { offerInstalling, keepPortal } = await import('./offline/register.ts');
  offerInstalling();
  const { conversation } = await arriving;
  await keepPortal(conversation);
}
/** Measured by what the browser has written down of it, so that nothing is in the way of the first paint. */
const measure = () => breathe().then(async () => (await import('./browser/vitals.ts')).tellVitals(arrivedAt));

if (import.meta.env.PROD) {
  const later = () => {
    if (!savesData()) measure().catch(() => undefined);
    // What cannot be fetched now can be at the next visit; that the machines did not come is said on the page.
    setTimeout(() => keep().catch(() => undefined), SETTLED_MS);
  };
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later);
}
