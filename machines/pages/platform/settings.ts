import type { Services } from '#catalogues/calls/services.ts';
import { ORDER_KIND_NAMES } from '#catalogues/orders.ts';
import { OPERATOR_FACTS } from '#catalogues/platform.ts';
import { PRODUCT_NAMES } from '#catalogues/sentences/platform/flows.ts';
import { OPERATOR } from '#catalogues/sentences/platform/operator.ts';
import { type Good, type Read, read } from '../answers.ts';
import type { PlatformSettingsView } from '../view.ts';

/** Read what an operator can set: the notice that everybody sees, who runs the portal, and what is not sold just now. */
export async function readPlatformSettings(
  services: Services,
  signal: AbortSignal,
): Promise<Read<PlatformSettingsView>> {
  const [came, operator] = await Promise.all([
    read(services.platformSettings({}, signal), signal),
    read(services.portalOperator({}, signal), signal),
  ]);
  if (came.kind !== 'good') return came;
  return operator.kind === 'good' ? { kind: 'good', data: settingsView(came.data, operator.data) } : operator;
}

function settingsView(
  { notice, paused }: Good<'platformSettings'>,
  operator: Good<'portalOperator'>,
): PlatformSettingsView {
  return {
    notice,
    actions:
      notice === null
        ? [{ label: 'Put up a notice', open: 'set-notice', values: { active: 'true' } }]
        : [
            { label: 'Change it', open: 'set-notice', values: { active: 'true' } },
            { label: 'Take it down', open: 'set-notice', values: { active: 'false' } },
          ],
    operator: OPERATOR_FACTS.map((fact) => ({
      label: OPERATOR.called[fact],
      text: operator[fact],
      actions:
        operator[fact] === null
          ? [{ label: 'Fill in', open: 'set-operator', values: { active: 'true', fact } }]
          : [
              { label: 'Change it', open: 'set-operator', values: { active: 'true', fact } },
              { label: 'Take away', open: 'set-operator', values: { active: 'false', fact } },
            ],
    })),
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
