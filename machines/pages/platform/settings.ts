import type { Services } from '#catalogues/calls/services.ts';
import { ORDER_KIND_NAMES } from '#catalogues/orders.ts';
import { PRODUCT_NAMES } from '#catalogues/sentences/platform/flows.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import { type Good, type Read, read } from '../answers.ts';
import type { PlatformSettingsView } from '../view.ts';

/** Read what an operator can set: the notice that everybody sees, and what is not sold just now. */
export async function readPlatformSettings(
  services: Services,
  signal: AbortSignal,
): Promise<Read<PlatformSettingsView>> {
  const [came, faults] = await Promise.all([
    read(services.platformSettings({}, signal), signal),
    read(services.reportedFaults({}, signal), signal),
  ]);
  if (came.kind !== 'good') return came;
  return {
    kind: 'good',
    data: { ...settingsView(came.data), faults: faults.kind === 'good' ? faultLines(faults.data) : [] },
  };
}

/** What an administrator finds a fault by, when somebody reads its reference out. */
function faultLines({ faults }: Good<'reportedFaults'>): PlatformSettingsView['faults'] {
  return faults.map(({ reference, name, message, place, count, lastAt }) => ({
    reference,
    text: PLATFORM_PAGES.fault(`${name}: ${message}`, place, count, formatWhen(lastAt)),
  }));
}

function settingsView({ notice, paused }: Good<'platformSettings'>): Omit<PlatformSettingsView, 'faults'> {
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
