import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Values } from '#machines/kit/field.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { chosen, estateField } from './fields.ts';
import { estatesListed, looked } from './lists.ts';
import { refusal } from './sent.ts';

/** An estate as it stands before it is set. */
interface EstateFacts {
  readonly id: number;
  readonly name: string;
  readonly residents: number;
}

const ACTIVE = choiceField(
  { label: 'Status', ask: PLATFORM_FLOW.activeOrNot, placeholder: '' },
  [
    { value: 'false', label: 'Deactivate' },
    { value: 'true', label: 'Activate' },
  ],
  PLATFORM_FLOW.activeOrNot,
);

const isActivated = ({ answers }: { readonly answers: { readonly values: Values } }): boolean =>
  answers.values.active === 'true';

/** Deactivating an estate, so that nobody of it can pay, or activating it again (DECISIONS 39). */
export function setEstateActive(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<EstateFacts>(deps, {
    name: 'set-estate-active',
    version: 3,
    title: 'Activate or deactivate an estate',
    lists: (_, signal) => looked(services, { estates: estatesListed }, signal),
    fields: (at) => ({ estate: estateField(at), active: ACTIVE }),
    asked: ['estate', 'active'],
    atOnce: true,
    words: { send: 'Save', listing: PLATFORM_FLOW.lookingAtEstates, sending: 'Saving the estate' },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    async check(sending, signal) {
      const { value } = sending;
      const answer = await services.estates({ term: chosen(sending, 'estates', value('estate')), rows: 100 }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      const estate = answer.data.estates.find(({ id }) => String(id) === value('estate'));
      if (!estate) return refused(MESSAGES.networkFailure);
      const { id, name, residents, active } = estate;
      if (active !== (value('active') === 'true')) return { kind: 'good', facts: { id, name, residents } };
      const problem = (active ? PLATFORM_FLOW.activeAlready : PLATFORM_FLOW.inactiveAlready)(name);
      return { kind: 'refused', say: [], at: { field: 'estate', problem } };
    },
    confirm: {
      dialog: ({ facts, answers: { values } }) =>
        values.active === 'true'
          ? { title: PLATFORM_FLOW.activate(facts?.name ?? ''), lines: [PLATFORM_FLOW.everybodyPays] }
          : {
              title: PLATFORM_FLOW.deactivate(facts?.name ?? ''),
              lines: [facts?.residents ? PLATFORM_FLOW.nobodyPays(facts.residents) : PLATFORM_FLOW.nobodyThere],
            },
      yes: (context) => (isActivated(context) ? PLATFORM_FLOW.activateIt : PLATFORM_FLOW.deactivateIt),
      deed: (context) => (isActivated(context) ? null : 'deactivate'),
      no: (context) => (isActivated(context) ? PLATFORM_FLOW.leaveInactive : PLATFORM_FLOW.keepActive),
      declined: { ends: PLATFORM_FLOW.keptAsIs },
    },
    async send({ facts, value }, signal) {
      const input = { property_id: facts?.id ?? Number(value('estate')), active: value('active') === 'true' };
      const answer = await services.setEstateActive(input, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
