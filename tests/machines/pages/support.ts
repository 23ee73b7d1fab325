import type { Services } from '#catalogues/calls/services.ts';
import { SIGNED_OUT } from '#machines/assistant/context.ts';
import { createPages } from '#machines/pages/pages.ts';
import type { HeldKey } from '#machines/pages/tokens.ts';
import type { Page } from '#machines/pages/view.ts';
import type { SessionView } from '#machines/session/session.ts';
import { METER, NOW } from '../../support/answers.ts';
import { type Script, scripted } from '../../support/portal.ts';

/** A resident as their token tells of them. */
export const RESIDENT: SessionView = {
  ...SIGNED_OUT,
  id: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a01',
  role: 'service-user',
  firstName: 'Amaka',
  email: 'resident@palmcourt.example',
  estate: 'Palm Court',
  status: 'occupied',
  meterNumber: METER,
  address: 'Block C, Flat 4',
};

/** The pages of somebody, over scripted services. `waited` names the waits in their order. */
export function pagesOf(
  who: SessionView,
  given: Partial<Script> = {},
  services: Partial<Services> = {},
  held: readonly HeldKey[] = [],
) {
  const { script, services: scripts } = scripted(given);
  const waited: string[] = [];
  const readsAgain = Promise.withResolvers<void>();
  const pages = createPages({
    services: { ...scripts, ...services },
    wait: (delay) => {
      waited.push(delay);
      // What reads itself anew is told to, or it would do nothing else.
      return delay === 'operationsRead' ? readsAgain.promise : Promise.resolve();
    },
    who: () => who,
    now: () => NOW.getTime(),
    held: () => held,
  });
  const asked = (name: string) => script.calls.filter((call) => call.name === name).map(({ input }) => input);
  return { pages, script, services: scripts, waited, asked, readAgain: () => readsAgain.resolve() };
}

/** Resolves with what a page shows once it is not loading any more; shows it, where it is not yet. */
export function loaded<V extends { readonly state: string }>(page: Page<V, never>): Promise<V> {
  page.start();
  return until(page, ({ state }) => state !== 'loading');
}

/** Resolves with what a page shows as soon as it is so. */
export function until<V>(
  page: Pick<Page<V, never>, 'getSnapshot' | 'subscribe'>,
  isSo: (view: V) => boolean,
): Promise<V> {
  return new Promise((resolve) => {
    const look = () => {
      const view = page.getSnapshot();
      if (!isSo(view)) return;
      subscription.unsubscribe();
      resolve(view);
    };
    const subscription = page.subscribe(look);
    look();
  });
}
