import { PASSKEYS_SAID } from '#catalogues/sentences/passkeys.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { failureSaid } from '../faults.ts';
import { ofKind } from '../outcome.ts';
import {
  type Form,
  type FormContext,
  type MailedProof,
  PROOF,
  type ProvedStep,
  type Refused,
  type Sent,
} from './form.ts';
import { proofSaid, waysIn } from './passkey.ts';
import type { submittingSetup } from './setup.ts';

/** Why a code was not taken: it is asked for again, and nothing else. */
export function codeRefused({ data }: { readonly data: { readonly message: string } }): Refused {
  return { kind: 'refused', say: [], at: { field: PROOF, problem: data.message }, clears: [PROOF], proof: true };
}

/** A second factor is wanted before it goes on, as a refusal of the server says. */
export const factorWanted = (data: unknown): Refused => ({
  kind: 'refused',
  say: [],
  clears: [PROOF],
  proof: waysIn(data),
});

/** What a step of a form came to. */
interface Came {
  readonly output: Sent | null;
}

type Event = { readonly event: Came };

const wantsProof = ({ event }: Event): boolean => event.output?.kind === 'refused' && event.output.proof !== undefined;

/**
 * What a step of a form does where a second factor is asked for first: it waits, and is done again then. Where there is a passkey, its browser is asked at once, as
 * whoever just pressed a button is there; otherwise, and where that comes to nothing, it is asked in `proving`.
 */
export function provingFirst<F>({ proof }: Form<F>, step: ProvedStep) {
  if (proof === undefined) return [];
  const keeps = [
    { type: 'refuse', params: ({ event }: Event) => ofKind(event.output, 'refused') },
    { type: 'keepStep', params: { step } },
  ] as const;
  const hasPasskey = ({ event }: Event): boolean =>
    event.output?.kind === 'refused' && Array.isArray(event.output.proof) && event.output.proof.includes('passkey');
  const waits = { guard: wantsProof, target: 'proving', actions: keeps } as const;
  if (proof.passkeys === undefined) return [waits];
  return [{ guard: hasPasskey, target: 'presenting', actions: [...keeps, 'press'] } as const, waits];
}

/** The states in which a second factor is asked for, where a form may need one. Nothing that was filled in is asked again. */
export function provingStates<F>(kit: ReturnType<typeof submittingSetup<F>>, form: Form<F>) {
  if (form.proof === undefined) return {};
  const { mailed, prove, passkeys } = form.proof;
  if (mailed) return { proving: byMail(kit, mailed) };
  const can = passkeys !== undefined;
  const gated = form.gate ? ([{ guard: 'wasPassing', target: 'gate', actions: 'quiet' }] as const) : [];
  const goesOn = [
    ...(form.gate ? ([{ guard: 'wasPassing', target: 'passing' }] as const) : []),
    { target: 'sending' } as const,
  ];

  const proving = kit.createStateConfig({
    meta: {
      kind: 'ask',
      fields: [PROOF],
      say: ({ ways }) => proofSaid(ways, { atDoor: prove === undefined, can }),
      actions: [
        { type: 'NEXT', label: SECOND_FACTOR.goOn },
        { type: 'PASSKEY', label: PASSKEYS_SAID.use, when: ({ ways }) => can && (ways ?? []).includes('passkey') },
        { type: 'CANCEL', label: 'Cancel' },
      ],
    },
    on: {
      FILL: { actions: 'fill' },
      NEXT: [{ guard: 'isProof', target: prove ? 'proved' : 'sending', actions: 'quiet' }, { actions: 'insistProof' }],
      PASSKEY: { guard: 'canPresent', target: 'presenting', actions: ['quiet', 'press'] },
      ...(form.atOnce === undefined && {
        BACK: [...gated, { target: 'asking', actions: 'reopen' }] as const,
        EDIT: [...gated, { target: 'asking', actions: 'reopen' }] as const,
      }),
      CANCEL: { target: 'cancelled', actions: 'quiet' },
    },
  });

  const presenting = kit.createStateConfig({
    meta: { kind: 'work', busy: () => PASSKEYS_SAID.waiting },
    invoke: {
      id: 'present',
      src: 'present',
      input: ({ context }) => context,
      onDone: [
        {
          guard: wantsProof,
          target: 'proving',
          actions: { type: 'refuse', params: ({ event }) => ofKind(event.output, 'refused') },
        },
        {
          guard: ({ event }) => event.output?.kind === 'refused',
          target: 'asking',
          actions: { type: 'refuse', params: ({ event }) => ofKind(event.output, 'refused') },
        },
        {
          guard: ({ event }) => event.output?.kind === 'sent',
          target: form.after ? 'sent' : 'done',
          actions: { type: 'finish', params: ({ event }) => ofKind(event.output, 'sent') },
        },
        ...goesOn,
      ],
      onError: {
        target: 'proving',
        actions: { type: 'sayOnly', params: ({ event }) => ({ say: [failureSaid(event.error, form.unreachable)] }) },
      },
    },
  });
  if (!prove) return { proving, presenting };

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
        ...goesOn,
      ],
      onError: {
        target: 'proving',
        actions: { type: 'sayOnly', params: ({ event }) => ({ say: [failureSaid(event.error, form.unreachable)] }) },
      },
    },
  });
  return { proving, presenting, proved };
}

/** The state in which a code is asked for that was mailed. The form waits, as it was confirmed. */
function byMail<F>(kit: ReturnType<typeof submittingSetup<F>>, { say, again, elsewhere }: MailedProof) {
  return kit.createStateConfig({
    meta: {
      kind: 'ask',
      fields: [PROOF],
      // What was wrong with a code is said by itself.
      say: (context) => (context.answers.problems[PROOF] ? [] : say(context)),
      actions: [
        { type: 'NEXT', label: SECOND_FACTOR.goOn },
        { type: 'RETRY', label: again },
        { type: 'BACK', ...elsewhere },
        { type: 'CANCEL', label: 'Cancel' },
      ],
    },
    on: {
      // What else is filled in is another form, which is confirmed and proven anew.
      FILL: [
        { guard: ({ event }) => Object.keys(event.values).every((name) => name === PROOF), actions: 'fill' },
        { target: 'asking', actions: ['dropProof', 'leaveProof', 'fill'] },
      ],
      NEXT: [{ guard: 'isProof', target: 'sending', actions: 'quiet' }, { actions: 'insistProof' }],
      RETRY: { target: 'sending', actions: 'dropProof' },
      BACK: {
        target: 'asking',
        actions: ['dropProof', 'leaveProof', { type: 'reopenField', params: { field: elsewhere.field } }],
      },
      EDIT: { target: 'asking', actions: ['dropProof', 'leaveProof', 'reopen'] },
      CANCEL: { target: 'cancelled', actions: 'quiet' },
    },
  });
}

/** Where the line was lost once a code was mailed, it is asked for again, and nothing else is. */
export function proofLost<F>({ proof, unreachable }: Form<F>) {
  if (proof?.mailed === undefined) return [];
  return [
    {
      guard: ({ context }: { context: FormContext<F> }) => context.codeFor !== undefined,
      target: 'proving',
      actions: {
        type: 'refuse',
        params: ({ event }: { event: { error: unknown } }): Refused => ({
          ...{ kind: 'refused', say: [failureSaid(event.error, unreachable)], clears: [PROOF], proof: true },
        }),
      },
    } as const,
  ];
}
