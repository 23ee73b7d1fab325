import { SENTENCES } from '#catalogues/sentences.ts';
import { insist } from '../answers.ts';
import type { FlowDeps } from '../flow.ts';
import type { Memory } from '../memory.ts';
import type { FieldKind } from '../view.ts';
import type { Checked, Form, FormContext, Refused, Sending, Sent } from './form.ts';

/** The names of every answer that a form needs. */
export function neededBy<F>({ asked, given }: Form<F>): readonly string[] {
  return [...(given?.names ?? []), ...asked];
}

/** The answers with every problem named, as pressing the button of the form does. */
export function insisted<F>(form: Form<F>, context: FormContext<F>) {
  return insist(context.answers, form.fields, neededBy(form));
}

/** True when a form can be sent. */
export function isComplete<F>(form: Form<F>, context: FormContext<F>): boolean {
  const { problems } = insisted(form, context);
  return Object.keys(problems).length === 0 && (form.complaint?.(context.answers) ?? null) === null;
}

/**
 * A form's calls with their secrets and files, which come from memory as they are needed and go as soon as they are of no
 * more use. After a reload they are gone: the form asks for them again instead of being sent.
 */
export function formCalls<F>({ secrets, files, wait }: Memory & Pick<FlowDeps, 'wait'>, form: Form<F>) {
  const isKind = (name: string, kind: FieldKind) => form.fields[name]?.kind === kind;
  const remembered = Object.keys(form.fields).filter((name) => isKind(name, 'secret') || isKind(name, 'file'));

  function sending(context: FormContext<F>): Sending<F> {
    const { runId, answers } = context;
    return {
      ...context,
      value: (name) => (isKind(name, 'secret') ? secrets.read(runId, name) : answers.values[name]) ?? '',
      file: (name) => files.read(runId, name),
    };
  }

  function lost(context: FormContext<F>): Refused | null {
    const gone = remembered.filter(
      (name) => (context.answers.values[name] ?? '') !== '' && !isRemembered(context, name),
    );
    if (gone.length === 0 && isComplete(form, context)) return null;
    const missing = form.given?.names.some((name) => !isRemembered(context, name)) ?? false;
    const text = gone.some((name) => isKind(name, 'file')) ? SENTENCES.fileLost : SENTENCES.secretsLost;
    return { kind: 'refused', say: missing ? [] : [{ tone: 'info', text }], clears: gone };
  }

  const isRemembered = ({ runId }: FormContext<F>, name: string) =>
    (isKind(name, 'file') ? files : secrets).read(runId, name) !== null;

  function forget({ runId }: FormContext<F>, came: Checked<F> | Sent): void {
    for (const memory of [secrets, files]) {
      if (came.kind === 'sent') memory.forget(runId);
      if (came.kind !== 'refused') continue;
      for (const name of came.empties ? remembered : (came.clears ?? [])) memory.forget(runId, name);
    }
  }

  return {
    async check(context: FormContext<F>, signal: AbortSignal): Promise<Checked<F> | null> {
      const came = lost(context) ?? (await form.check?.(sending(context), signal)) ?? null;
      if (came) forget(context, came);
      return came;
    },
    async send(context: FormContext<F>, signal: AbortSignal): Promise<Sent> {
      const came = lost(context) ?? (await form.send(sending(context), signal));
      forget(context, came);
      return came;
    },
    async read(signal: AbortSignal): Promise<void> {
      if (!form.after || !('reads' in form.after)) return;
      await wait(form.after.reads, signal);
      form.after.ends?.();
    },
  };
}
