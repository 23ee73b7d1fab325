import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { looksFirst, type Trouble, type TroubleContext } from './context.ts';
import { troubleFields } from './fields/fields.ts';
import { findingStates } from './finding.ts';
import { reportingStates } from './reporting.ts';
import { beginning, troubleSetup } from './setup.ts';
import { describingStates } from './telling/describing.ts';
import { tellingStates } from './telling/telling.ts';

/**
 * A troubleshooting flow, from its description (CONVERSATION, Troubleshooting is a flow too). It looks before it advises: how the
 * payment really stands is told first, then short steps follow one at a time, and what is not settled becomes a ticket with all
 * that was found out.
 */
export function troubleshooting(deps: FlowDeps, trouble: Trouble): Flow {
  const kit = troubleSetup(deps, trouble);
  const machine = kit.createMachine({
    id: trouble.name,
    context: ({ input }) => beginning(trouble, input),
    initial: 'opening',
    states: {
      ...findingStates(kit, trouble),
      ...(looksFirst(trouble) && tellingStates(kit, trouble)),
      ...(trouble.symptoms?.asked === 'delivered' && describingStates(kit)),
      ...reportingStates(kit, trouble),
    },
  });
  return {
    name: trouble.name,
    version: trouble.version,
    title: trouble.title,
    progress: [],
    fields: (context) => troubleFields(trouble, context as TroubleContext),
    readOnly: () => ({}),
    machine,
  };
}
