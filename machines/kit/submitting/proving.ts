import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { failureSaid } from '../faults.ts';
import type { Field } from '../field.ts';
import { masked } from '../memory/masked.ts';
import { ofKind } from '../outcome.ts';
import { type Form, PROOF, type Proof, type ProvedStep, type Refused, type Sent } from './form.ts';
import type { submittingSetup } from './setup.ts';

/** The question for a code of the second factor. */
export const CODE: Field = {
  label: SECOND_FACTOR.code.label,
  ask: SECOND_FACTOR.code.ask,
  placeholder: SECOND_FACTOR.code.placeholder,
  ...masked({ empty: SECOND_FACTOR.wanted, shape: SECOND_FACTOR.noCode }, { code: true }),
};

/** A form whose sending takes a code itself, as signing in does. */
export const WITH_CODE: Proof = { field: CODE };

/** Why a code was not taken: it is asked for again, and nothing else. */
export function codeRefused({ data }: { readonly data: { readonly message: string } }): Refused {
  return { kind: 'refused', say: [], at: { field: PROOF, problem: data.message }, clears: [PROOF], proof: true };
}

/** A code is wanted before it goes on. */
export const CODE_WANTED: Refused = { kind: 'refused', say: [], clears: [PROOF], proof: true };

/** What a step of a form came to. */
interface Came {
  readonly output: Sent | null;
}

/** What a step of a form does where a code is asked for first: it waits in `proving`, and is done again then. */
export function provingFirst<F>(form: Form<F>, step: ProvedStep) {
  if (form.proof === undefined) return [];
  return [
    {
      guard: ({ event }: { event: Came }) => event.output?.kind === 'refused' && event.output.proof === true,
      target: 'proving',
      actions: [
        { type: 'refuse', params: ({ event }: { event: Came }) => ofKind(event.output, 'refused') },
        { type: 'keepStep', params: { step } },
      ],
    } as const,
  ];
}

/** The states in which a code is asked for, where a form may need one. Nothing that was filled in is asked again. */
export function provingStates<F>(kit: ReturnType<typeof submittingSetup<F>>, form: Form<F>) {
  if (form.proof === undefined) return {};
  const { prove } = form.proof;
  const gated = form.gate ? ([{ guard: 'wasPassing', target: 'gate', actions: 'quiet' }] as const) : [];

  const proving = kit.createStateConfig({
    meta: {
      kind: 'ask',
      fields: [PROOF],
      say: () => [{ tone: 'info', text: prove ? SECOND_FACTOR.proveFirst : SECOND_FACTOR.wantedAtDoor }],
      actions: [
        { type: 'NEXT', label: SECOND_FACTOR.goOn },
        { type: 'CANCEL', label: 'Cancel' },
      ],
    },
    on: {
      FILL: { actions: 'fill' },
      NEXT: [{ guard: 'isProof', target: prove ? 'proved' : 'sending', actions: 'quiet' }, { actions: 'insistProof' }],
      ...(form.atOnce === undefined && {
        BACK: [...gated, { target: 'asking', actions: 'reopen' }] as const,
        EDIT: [...gated, { target: 'asking', actions: 'reopen' }] as const,
      }),
      CANCEL: { target: 'cancelled', actions: 'quiet' },
    },
  });
  if (!prove) return { proving };

  const proved = kit.createStateConfig({
    meta: { kind: 'work', fields: [PROOF], busy: () => SECOND_FACTOR.looking },
    invoke: {
      id: 'prove',
      src: 'prove',
      input: ({ context }) => context,
      onDone: [
        {
          guard: ({ event }) => event.output !== null,
          target: 'proving',
          actions: { type: 'refuse', params: ({ event }) => ofKind(event.output, 'refused') },
        },
        ...(form.gate ? [{ guard: 'wasPassing', target: 'passing' } as const] : []),
        { target: 'sending' },
      ],
      onError: {
        target: 'proving',
        actions: { type: 'sayOnly', params: ({ event }) => ({ say: [failureSaid(event.error, form.unreachable)] }) },
      },
    },
  });
  return { proving, proved };
}
