import type { FlowContext, Step } from '../flow.ts';
import { isComplete } from './calls.ts';
import { askedOf, type Form, type FormContext } from './form.ts';
import type { submittingSetup } from './setup.ts';

/** The states in which a form is filled in, and those in which it is left. */
export function askingStates<F>(kit: ReturnType<typeof submittingSetup<F>>, form: Form<F>) {
  const next = form.check ? 'checking' : 'sending';
  const missing = ({ answers }: FlowContext) =>
    form.given?.names.some((name) => (answers.values[name] ?? '') === '') ? form.given.missing : null;
  const step: Step<FormContext<F>> = {
    kind: 'ask',
    fields: (context) => askedOf(form, context),
    ...(form.reveals?.asking && { reveals: form.reveals.asking }),
    say: (context) => {
      const words = missing(context);
      // What was just said of it stands there already.
      const warned = words !== null && !context.notices.some(({ text }) => text === words);
      return [...(form.say?.(context) ?? []), ...(warned ? [{ tone: 'warning' as const, text: words }] : [])];
    },
    actions: [
      { type: 'NEXT', label: form.words.send, reason: missing },
      { type: 'CANCEL', label: 'Cancel' },
    ],
  };

  const asking = kit.createStateConfig({
    meta: step,
    // What the chat heard is read back before it is sent, where a form of its own has only a button for that.
    ...(readsBack(form) && {
      always: {
        guard: ({ context }: { context: FormContext<F> }) => isHeard(form, context),
        target: 'confirming',
      },
    }),
    on: {
      FILL: { actions: 'fill' },
      NEXT: [{ guard: 'isComplete', target: next, actions: 'quiet' }, { actions: 'insist' }],
      BACK: { actions: 'reopen' },
      EDIT: { actions: 'reopen' },
      CANCEL: { target: 'cancelled', actions: 'quiet' },
    },
  });

  /** Sends what was complete as it was started; anything that is missing is asked for. */
  const started = kit.createStateConfig({
    meta: { kind: 'work', busy: () => form.words.sending },
    always: [{ guard: 'isComplete', target: next }, { target: 'asking' }],
  });

  const done = kit.createStateConfig({ type: 'final', meta: { kind: 'end', table: ({ table }) => table } });
  const cancelled = kit.createStateConfig({ type: 'final', meta: { kind: 'end' } });

  return { ...(form.atOnce && { started }), asking, done, cancelled };
}

/** True for a form that is read back in the chat, though no check of it comes first. */
function readsBack<F>(form: Form<F>): boolean {
  return form.confirm !== undefined && form.check === undefined;
}

function isHeard<F>(form: Form<F>, context: FormContext<F>): boolean {
  const { answers } = context;
  const named = askedOf(form, context).filter((name) => (answers.values[name] ?? '') !== '');
  return (
    answers.reopened === null &&
    // What was said may ask for more, as another address asks for the password: that comes first, and one reading back.
    isComplete(form, context) &&
    named.some((name) => answers.fromChat.includes(name))
  );
}
