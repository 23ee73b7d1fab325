import { hurryAtSign, onDemand } from './browser/arrival.ts';
import { breathe } from './browser/breathe.ts';
import { isKnown } from './browser/kept-names.ts';
import { watchErrors } from './browser/reporter.ts';
import { storageOr } from './browser/storage.ts';
import { portalLater } from './conversation/portal-later.ts';
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
  await import('#machines/flows/power/buy-power.ts');
  await breathe();
  await import('#machines/flows/charges/charge-estate.ts');
  await breathe();
  await import('#machines/flows/index.ts');
  await breathe();
  await import('#machines/pages/pages.ts');
  await breathe();
  await import('#src/client/client.ts');
  await breathe();
  const { browserPortal } = await import('./conversation/browser-portal.ts');
  await breathe();
  return browserPortal(fetchMotion);
});
// No card window before there are machines, and what opens one brings some of them along.
arriving.then(
  async ({ conversation }) => (await import('./conversation/card-widget.ts')).watchWidget(conversation),
  () => undefined,
);
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

if (import.meta.env.PROD) {
  const later = () => {
    import('./after-load.ts').then(({ afterLoad }) => afterLoad(arriving, arrivedAt)).catch(() => undefined);
  };
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later);
}
