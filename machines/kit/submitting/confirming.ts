import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { failureSaid } from '../faults.ts';
import type { StepAction } from '../flow.ts';
import { ofKind } from '../outcome.ts';
import { type Adding, askedOf, type Checked, type Form, type FormContext, plainly } from './form.ts';
import type { submittingSetup } from './setup.ts';

/** The states between filling in a form and sending it: what was filled in is checked, and asked about. */
export function confirmingStates<F>(kit: ReturnType<typeof submittingSetup<F>>, form: Form<F>) {
  return {
    ...(form.check && { checking: checkingOf(kit, form) }),
    ...(form.confirm && { confirming: confirmingOf(kit, form) }),
  };
}

function checkingOf<F>(kit: ReturnType<typeof submittingSetup<F>>, form: Form<F>) {
  return kit.createStateConfig({
    meta: {
      kind: 'work',
      fields: (context) => askedOf(form, context),
      busy: () => form.words.checking ?? form.words.sending,
    },
    invoke: {
      id: 'check',
      src: 'check',
      input: ({ context }) => context,
      onDone: [
        {
          guard: ({ event }) => event.output?.kind === 'refused',
          target: 'asking',
          actions: { type: 'refuse', params: ({ event }) => ofKind(event.output, 'refused') },
        },
        {
          guard: ({ event }) => event.output?.kind === 'needless',
          target: 'cancelled',
          actions: { type: 'say', params: ({ event }) => ({ say: [plainly(ofKind(event.output, 'needless').why)] }) },
        },
        {
          target: form.confirm ? 'confirming' : 'sending',
          actions: { type: 'keepFacts', params: ({ event }) => ({ facts: factsOf(event.output) }) },
        },
      ],
      onError: {
        target: 'asking',
        actions: {
          type: 'say',
          params: ({ event }) => ({ say: [failureSaid(event.error, form.unchecked ?? form.unreachable)] }),
        },
      },
    },
  });
}

function confirmingOf<F>(kit: ReturnType<typeof submittingSetup<F>>, form: Form<F>) {
  const { dialog, yes = '', no, deed, adds } = form.confirm ?? {};
  const question: readonly StepAction<FormContext<F>>[] = [
    { type: 'CONFIRM', label: yes, ...(deed && { deed }) },
    ...(adds ? [addingOf(form, adds)] : []),
    ...(no === undefined
      ? ([
          { type: 'EDIT', label: 'Change something' },
          { type: 'CANCEL', label: 'Cancel' },
        ] as const)
      : [{ type: 'DECLINE', label: no } as const]),
  ];
  return kit.createStateConfig({
    meta: {
      kind: 'confirm',
      fields: (context) => askedOf(form, context),
      actions: question,
      ...(dialog ? { dialog } : { say: () => [{ tone: 'plain', text: SENTENCES.savesThis }] as const }),
      ...(form.summary && { summary: form.summary }),
    },
    on: {
      // What was filled in may be gone after a reload: a password is kept nowhere.
      CONFIRM: [
        { guard: 'isComplete', target: 'sending', actions: 'quiet' },
        { target: 'asking', actions: ['insist', 'reopen'] },
      ],
      DECLINE: declineOf(form),
      FILL: { target: 'asking', actions: 'fill' },
      BACK: { target: 'asking', actions: 'reopen' },
      EDIT: { target: 'asking', actions: 'reopen' },
      CANCEL: { target: 'cancelled', actions: 'quiet' },
    },
  });
}

/** What may be left out is not asked for: what is read back says that it is missing, and how it is added. */
const addingOf = <F>(form: Form<F>, { field, label, when }: Adding<F>) => ({
  ...({ type: 'EDIT', field, label } as const),
  when: (context: FormContext<F>) =>
    (when?.(context) ?? true) && askedOf(form, context).includes(field) && (context.answers.values[field] ?? '') === '',
});

function declineOf<F>({ confirm }: Form<F>) {
  const declined = confirm?.declined;
  if (declined === undefined) return { target: 'asking', actions: 'reopen' } as const;
  if ('reopens' in declined) {
    return { target: 'asking', actions: { type: 'reopenField', params: { field: declined.reopens } } } as const;
  }
  return { target: 'cancelled', actions: { type: 'say', params: { say: [plainly(declined.ends)] } } } as const;
}

function factsOf<F>(came: Checked<F> | null): F | null {
  return came?.kind === 'good' ? came.facts : null;
}
