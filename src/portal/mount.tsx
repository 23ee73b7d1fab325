import './ui/styles/tokens.css';
import './ui/styles/general.css';
import './frame/frame.css';
import './first/first.css';

import { startTransition } from 'react';
import { REPORTED } from './browser/reporter.ts';
import type { Portal } from './conversation/portal-context.tsx';
import { createRoot, hydrateRoot } from './first/react.ts';
import type { Room } from './first/rooms.ts';
import { Whole } from './whole.tsx';

/** Draw the portal into the page. */
export function mount(portal: Portal, place: HTMLElement): void {
  // Drawn in pieces, between which the browser is free.
  startTransition(() => createRoot(place, REPORTED).render(<Whole portal={portal} />));
}

/** Take over the first screen that the page brought along, as it was drawn for that room. */
export function takeOver(portal: Portal, place: HTMLElement, { name, holds }: Room): void {
  startTransition(() => {
    hydrateRoot(place, <Whole portal={portal} holds={holds} />, { identifierPrefix: name, ...REPORTED });
  });
}
