import { isKnown } from './kept-names.ts';
import { mount } from './mount.tsx';
import { portalLater } from './portal-later.ts';
import { storageOr } from './storage.ts';

const place = document.getElementById('portal');
if (!place) throw new Error('The page has no place for the portal');
const arriving = import('./conversation.ts').then((module) => module.browserPortal());
const early = () => mount(portalLater(arriving), place);
// What somebody left open or signed in to must not be drawn as nothing first.
if (isKnown(storageOr(() => localStorage))) arriving.then((portal) => mount(portal, place), early);
else early();

// Kept for a time without a line once all that the first screen needs is there.
if (import.meta.env.PROD)
  window.addEventListener('load', () => {
    void Promise.all([arriving, import('./offline/register.ts')]).then(
      ([portal, { keepPortal }]) => keepPortal(portal.conversation),
      () => undefined,
    );
  });
