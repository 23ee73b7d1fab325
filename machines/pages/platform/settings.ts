import type { Services } from '#catalogues/calls/services.ts';
import { ORDER_KIND_NAMES } from '#catalogues/orders.ts';
import { PRODUCT_NAMES } from '#catalogues/sentences/platform/flows.ts';
import { type Good, type Read, read } from '../answers.ts';
import type { PlatformSettingsView } from '../view.ts';

/** Read what an operator can set: the notice that everybody sees, and what is not sold just now. */
export async function readPlatformSettings(
  services: Services,
  signal: AbortSignal,
): Promise<Read<PlatformSettingsView>> {
  const came = await read(services.platformSettings({}, signal), signal);
  return came.kind === 'good' ? { kind: 'good', data: settingsView(came.data) } : came;
}

function settingsView({ notice, paused }: Good<'platformSettings'>): PlatformSettingsView {
  return {
    notice,
    actions:
      notice === null
        ? [{ label: 'Put up a notice', open: 'set-notice', values: { active: 'true' } }]
        : [
            { label: 'Change it', open: 'set-notice', values: { active: 'true' } },
            { label: 'Take it down', open: 'set-notice', values: { active: 'false' } },
          ],
    products: ORDER_KIND_NAMES.map((kind) => {
      const sold = !paused.includes(kind);
      return {
        label: PRODUCT_NAMES[kind],
        badge: sold ? { text: 'On sale', tone: 'success' } : { text: 'Not sold', tone: 'warning' },
        action: {
          label: sold ? 'Stop selling' : 'Sell again',
          open: 'pause-sales',
          values: { kind, active: String(!sold) },
        },
      };
    }),
  };
}
