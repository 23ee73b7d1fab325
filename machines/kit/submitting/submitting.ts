import type { Flow, FlowDeps } from '../flow.ts';
import type { Memory } from '../memory/memory.ts';
import { askingStates } from './asking.ts';
import { confirmingStates } from './confirming.ts';
import { type Form, type FormContext, firstOf, questionsOf } from './form.ts';
import { gateStates } from './gate.ts';
import { listingStates } from './listing.ts';
import { provingStates } from './proving.ts';
import { sendingStates } from './sending.ts';
import { beginning, submittingSetup } from './setup.ts';

/**
 * A form that is sent, from its description: it is filled in, checked and confirmed where it says so, sent, and its answer
 * is read. What is refused goes back to the form with what was wrong, and nothing else is lost.
 */
export function submitting<F = null>(deps: Memory & Pick<FlowDeps, 'wait' | 'passkeys'>, described: Form<F>): Flow {
  const { proof } = described;
  const { passkeys } = deps;
  const form = proof?.present && passkeys ? { ...described, proof: { ...proof, passkeys } } : described;
  const kit = submittingSetup(deps, form);
  const first = form.lists ? 'opening' : firstOf(form);
  const machine = kit.createMachine({
    id: form.name,
    context: ({ input }) => beginning(form, input),
    initial: form.gate ? 'gate' : first,
    states: {
      ...gateStates(kit, form),
      ...listingStates(kit, form),
      ...askingStates(kit, form),
      ...confirmingStates(kit, form),
      ...provingStates(kit, form),
      ...sendingStates(kit, form),
    },
  });
  return {
    name: form.name,
    version: form.version,
    title: form.title,
    progress: [],
    fields: (context) => questionsOf(form, context as FormContext<F>),
    readOnly: () => ({}),
    machine,
  };
}
