import type { DelayName } from '#catalogues/delays.ts';
import { failureSaid, faultSaid } from '../faults.ts';
import { ofKind } from '../outcome.ts';
import { type After, askedOf, type Form, type Sent } from './form.ts';
import { beforeGate } from './gate.ts';
import { proofLost, provingFirst } from './proving.ts';
import type { submittingSetup } from './setup.ts';

/** The states in which a form is on its way, and in which its answer can be read. */
export function sendingStates<F>(kit: ReturnType<typeof submittingSetup<F>>, form: Form<F>) {
  const { after } = form;

  const sending = kit.createStateConfig({
    meta: { kind: 'work', fields: (context) => askedOf(form, context), busy: () => form.words.sending },
    invoke: {
      id: 'send',
      src: 'send',
      input: ({ context }) => context,
      onDone: [
        ...provingFirst(form, 'sending'),
        ...beforeGate(form),
        ...(form.renews
          ? [
              {
                guard: ({ event }: { event: { output: Sent } }) =>
                  event.output.kind === 'refused' && event.output.again === true,
                target: 'checking',
                actions: {
                  type: 'refuse',
                  params: ({ event }: { event: { output: Sent } }) => ofKind(event.output, 'refused'),
                },
              } as const,
            ]
          : []),
        {
          guard: ({ event }) => event.output.kind === 'refused',
          target: 'asking',
          actions: { type: 'refuse', params: ({ event }) => ofKind(event.output, 'refused') },
        },
        ...(after === undefined ? [] : [endsAtOnce]),
        {
          target: after ? 'sent' : 'done',
          actions: { type: 'finish', params: ({ event }) => ofKind(event.output, 'sent') },
        },
      ],
      onError: [
        ...proofLost(form),
        {
          // Where the answer has a way back to the form, so has the word that there was none.
          target: after && 'back' in after ? 'sent' : 'asking',
          actions: { type: 'say', params: ({ event }) => ({ say: [failureSaid(event.error, form.unreachable)] }) },
        },
      ],
    },
  });

  return { sending, ...(after && { sent: 'reads' in after ? readOf(kit, form) : stayOf(kit, form, after) }) };
}

/** An answer of which nothing stays. */
const endsAtOnce = {
  guard: ({ event }: { event: { output: Sent } }) => event.output.kind === 'sent' && event.output.ends === true,
  target: 'done',
  actions: {
    type: 'finish',
    params: ({ event }: { event: { output: Sent } }) => ofKind(event.output, 'sent'),
  },
} as const;

/** The answer is read, and then it is over. */
function readOf<F>(kit: ReturnType<typeof submittingSetup<F>>, form: Form<F>) {
  const again = form.after && 'again' in form.after;
  return kit.createStateConfig({
    meta: { kind: 'end', fields: form.asked },
    invoke: {
      id: 'read',
      src: 'read',
      onDone: { target: 'done', actions: 'quiet' },
      onError: { target: 'done', actions: { type: 'say', params: ({ event }) => ({ say: faultSaid(event.error) }) } },
    },
    // Who writes on before the form is empty has begun the next one.
    ...(again && { on: { FILL: { target: 'asking', actions: ['restart', 'fill'] as const } } }),
  });
}

/** The answer stays, with a way back to the form. */
function stayOf<F>(
  kit: ReturnType<typeof submittingSetup<F>>,
  form: Form<F>,
  words: Exclude<After, { readonly reads: DelayName }>,
) {
  if ('kept' in words) {
    return kit.createStateConfig({
      meta: {
        kind: 'end',
        actions: [{ type: 'CANCEL', label: words.kept }],
        ...(form.reveals?.sent && { reveals: form.reveals.sent }),
      },
      on: { CANCEL: { target: 'done', actions: 'quiet' } },
    });
  }
  const { file } = words;
  return kit.createStateConfig({
    meta: {
      kind: 'end',
      ...(file && { files: () => [file] }),
      actions: [
        { type: 'RETRY', label: words.back },
        { type: 'CANCEL', label: words.leave },
      ],
    },
    on: {
      RETRY: { target: 'asking', actions: 'reopen' },
      BACK: { target: 'asking', actions: 'reopen' },
      EDIT: { target: 'asking', actions: 'reopen' },
      CANCEL: { target: 'done', actions: 'quiet' },
    },
  });
}
