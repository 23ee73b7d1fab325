import { MESSAGES } from '#catalogues/messages.ts';
import { ORDER_KIND_NAMES, type OrderKind } from '#catalogues/orders.ts';
import { PLATFORM_FLOW, PRODUCT_NAMES } from '#catalogues/sentences/platform/flows.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Values } from '#machines/kit/field.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from './sent.ts';

const KIND = choiceField(
  { label: 'Product', ask: PLATFORM_FLOW.whichProduct, placeholder: 'Select product' },
  ORDER_KIND_NAMES.map((value) => ({ value, label: PRODUCT_NAMES[value] })),
  PLATFORM_FLOW.selectProduct,
);

const ACTIVE = choiceField(
  { label: 'Sale', ask: PLATFORM_FLOW.sellOrStop, placeholder: '' },
  [
    { value: 'false', label: 'Stop selling' },
    { value: 'true', label: 'Sell again' },
  ],
  PLATFORM_FLOW.sellOrStop,
);

const nameOf = (kind: string | undefined): string =>
  PRODUCT_NAMES[ORDER_KIND_NAMES.find((one) => one === kind) ?? 'power'];

const isResumed = ({ answers }: { readonly answers: { readonly values: Values } }): boolean =>
  answers.values.active === 'true';

/** Stopping to sell a product just now, or selling it again. What was ordered before goes on. */
export function pauseSales(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<{ readonly paused: readonly OrderKind[] }>(deps, {
    name: 'pause-sales',
    version: 3,
    title: 'Stop or resume sales',
    fields: { kind: KIND, active: ACTIVE },
    asked: ['kind', 'active'],
    atOnce: true,
    words: { send: 'Save', checking: 'Looking at what is sold', sending: 'Saving' },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    async check({ value }, signal) {
      const held = await services.platformSettings({}, signal);
      if (held.status !== 200) return refusal(held, undefined, MESSAGES.networkFailure);
      const { paused } = held.data;
      const isSold = !paused.some((one) => one === value('kind'));
      if (isSold !== (value('active') === 'true')) return { kind: 'good', facts: { paused } };
      const problem = (isSold ? PLATFORM_FLOW.soldAlready : PLATFORM_FLOW.pausedAlready)(nameOf(value('kind')));
      return { kind: 'refused', say: [], at: { field: 'kind', problem } };
    },
    confirm: {
      dialog: ({ answers: { values } }) =>
        values.active === 'true'
          ? { title: PLATFORM_FLOW.sellAgain(nameOf(values.kind)), lines: [PLATFORM_FLOW.soldThen] }
          : { title: PLATFORM_FLOW.stopSelling(nameOf(values.kind)), lines: [PLATFORM_FLOW.stoppedThen] },
      yes: (context) => (isResumed(context) ? PLATFORM_FLOW.sellIt : PLATFORM_FLOW.stopIt),
      no: (context) => (isResumed(context) ? PLATFORM_FLOW.leaveStopped : PLATFORM_FLOW.keepSelling),
      declined: { ends: PLATFORM_FLOW.keptAsIs },
    },
    async send({ value }, signal) {
      const held = await services.platformSettings({}, signal);
      if (held.status !== 200) return refusal(held, undefined, MESSAGES.networkFailure);
      const { notice, paused } = held.data;
      const sold = value('active') === 'true';
      const others = paused.filter((one) => one !== value('kind'));
      const stopped = ORDER_KIND_NAMES.filter((one) => !sold && one === value('kind'));
      const answer = await services.setPlatformSettings({ notice, paused: [...others, ...stopped] }, signal);
      if (answer.status !== 200) return refusal(answer, 'kind', MESSAGES.networkFailure);
      changed('rows');
      return taken((sold ? PLATFORM_FLOW.salesResumed : PLATFORM_FLOW.salesPaused)(nameOf(value('kind'))));
    },
  });
}
