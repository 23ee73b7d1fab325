import { failureSaid } from '../faults.ts';
import { ofKind } from '../outcome.ts';
import { type Form, firstOf, type Sent } from './form.ts';
import { provingFirst } from './proving.ts';
import type { submittingSetup } from './setup.ts';

/** The states in which is asked what comes before everything else, and the rest is opened with it. */
export function gateStates<F>(kit: ReturnType<typeof submittingSetup<F>>, form: Form<F>) {
  if (form.gate === undefined) return {};
  const { asked, words, say } = form.gate;

  const gate = kit.createStateConfig({
    meta: {
      kind: 'ask',
      fields: asked,
      // What was wrong with an answer is said by itself.
      say: ({ answers: { problems } }) => (asked.some((name) => problems[name]) ? [] : say),
      actions: [
        { type: 'NEXT', label: words.send },
        { type: 'CANCEL', label: 'Cancel' },
      ],
    },
    on: {
      FILL: { actions: 'fill' },
      NEXT: [{ guard: 'isGateComplete', target: 'passing', actions: 'quiet' }, { actions: 'insistGate' }],
      CANCEL: { target: 'cancelled', actions: 'quiet' },
    },
  });

  const passing = kit.createStateConfig({
    meta: { kind: 'work', fields: asked, busy: () => words.sending },
    invoke: {
      id: 'pass',
      src: 'pass',
      input: ({ context }) => context,
      onDone: [
        ...provingFirst(form, 'passing'),
        {
          guard: ({ event }) => event.output !== null,
          target: 'gate',
          actions: { type: 'refuse', params: ({ event }) => ofKind(event.output, 'refused') },
        },
        { target: firstOf(form), actions: 'quiet' },
      ],
      onError: {
        target: 'gate',
        actions: { type: 'say', params: ({ event }) => ({ say: [failureSaid(event.error, form.unreachable)] }) },
      },
    },
  });
  return { gate, passing };
}

/** Where a refusal leads that takes away what the gate was opened with: back before it. */
export function beforeGate<F>({ gate }: Form<F>) {
  if (gate === undefined) return [];
  const isLocked = (came: Sent): boolean =>
    came.kind === 'refused' && (came.clears ?? []).some((name) => gate.asked.includes(name));
  return [
    {
      guard: ({ event }: { event: { output: Sent } }) => isLocked(event.output),
      target: 'gate',
      actions: {
        type: 'refuse',
        params: ({ event }: { event: { output: Sent } }) => ofKind(event.output, 'refused'),
      },
    } as const,
  ];
}
