import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { insist } from '../answers.ts';
import type { FlowDeps } from '../flow.ts';
import type { Memory } from '../memory/memory.ts';
import type { FieldKind } from '../view.ts';
import {
  askedOf,
  type Checked,
  type Form,
  type FormAt,
  type FormContext,
  type Looked,
  PRESSED,
  PROOF,
  questionsOf,
  type Refused,
  type Sending,
  type Sent,
} from './form.ts';

/** The names of every answer that a form needs. */
function neededBy<F>(form: Form<F>, at: FormAt): readonly string[] {
  return [...(form.given?.names ?? []), ...askedOf(form, at)];
}

/** The answers with every problem named, as pressing the button of the form does. */
export function insisted<F>(form: Form<F>, context: FormContext<F>) {
  return insist(context.answers, questionsOf(form, context), neededBy(form, context));
}

/** True when what a form asks before everything else is there. */
export function isGateComplete<F>({ gate, ...form }: Form<F>, context: FormContext<F>): boolean {
  return areGood(form, context, gate?.asked ?? []);
}

/** True when a code was given that has the shape of one. */
export const isProofComplete = <F>(form: Form<F>, context: FormContext<F>): boolean => areGood(form, context, [PROOF]);

function areGood<F>(form: Form<F>, context: FormContext<F>, names: readonly string[]): boolean {
  const { problems } = insist(context.answers, questionsOf(form, context), names);
  return names.every((name) => problems[name] === undefined);
}

/** True when a form can be sent. What is wrong with an answer that it does not ask for any more keeps nobody. */
export function isComplete<F>(form: Form<F>, context: FormContext<F>): boolean {
  const { problems } = insisted(form, context);
  const good = neededBy(form, context).every((name) => problems[name] === undefined);
  return good && (form.complaint?.(context.answers) ?? null) === null;
}

/**
 * A form's calls with their secrets and files, which come from memory as they are needed and go as soon as they are of no
 * more use. After a reload they are gone: the form asks for them again instead of being sent.
 */
export function formCalls<F>({ secrets, files, wait }: Memory & Pick<FlowDeps, 'wait'>, form: Form<F>) {
  const namesOf = (context: FormContext<F>, ...kinds: readonly FieldKind[]): readonly string[] =>
    Object.entries(questionsOf(form, context)).flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : []));

  function sending(context: FormContext<F>): Sending<F> {
    const { runId, answers } = context;
    const masks = namesOf(context, 'secret');
    const given = (name: string) => (masks.includes(name) ? secrets.read(runId, name) : answers.values[name]) ?? '';
    return {
      ...context,
      // A code that has the shape of none is not given, whatever else is sent.
      value: (name) => (name === PROOF && answers.problems[PROOF] !== undefined ? '' : given(name)),
      file: (name) => files.read(runId, name),
    };
  }

  function lost(context: FormContext<F>): Refused | null {
    const gone = namesOf(context, 'secret', 'file').filter(
      // A code that is gone is asked for once more where it is wanted.
      (name) => name !== PROOF && (context.answers.values[name] ?? '') !== '' && !isRemembered(context, name),
    );
    // After a reload what the gate was opened with is no answer any more.
    const shut = form.gate !== undefined && !isGateComplete(form, context) ? form.gate.asked : [];
    if (gone.length === 0 && shut.length === 0 && isComplete(form, context)) return null;
    const missing = form.given?.names.some((name) => !isRemembered(context, name)) ?? false;
    const text = namesOf(context, 'secret').length === 0 ? SENTENCES.fileLost : SENTENCES.secretsLost;
    return { kind: 'refused', say: missing ? [] : [{ tone: 'info', text }], clears: [...gone, ...shut] };
  }

  const isRemembered = ({ runId }: FormContext<F>, name: string) =>
    secrets.read(runId, name) !== null || files.read(runId, name) !== null;

  function forget(context: FormContext<F>, came: Checked<F> | Sent): void {
    const { runId } = context;
    const all = came.kind === 'sent' || (came.kind === 'refused' && came.empties);
    // What the run shows and nothing keeps stays until the run is over.
    const gone = all ? namesOf(context, 'secret', 'file') : (came.kind === 'refused' && came.clears) || [];
    for (const memory of [secrets, files]) for (const name of gone) memory.forget(runId, name);
  }

  return {
    async pass(context: FormContext<F>, signal: AbortSignal): Promise<Refused | null> {
      const came = (await form.gate?.pass(sending(context), signal)) ?? null;
      if (came) forget(context, came);
      return came;
    },
    list: async ({ person, answers }: FormContext<F>, signal: AbortSignal): Promise<Looked> =>
      (await form.lists?.(person, signal, answers)) ?? { kind: 'good', lists: {} },
    async check(context: FormContext<F>, signal: AbortSignal): Promise<Checked<F> | null> {
      const came = lost(context) ?? (await form.check?.(sending(context), signal)) ?? null;
      if (came) forget(context, came);
      return came;
    },
    async send(context: FormContext<F>, signal: AbortSignal): Promise<Sent> {
      const gone = lost(context);
      if (gone) {
        forget(context, gone);
        return gone;
      }
      try {
        const came = await form.send(sending(context), signal);
        forget(context, came);
        return came;
      } finally {
        // A code that was sent is spent, whatever came of it.
        if (form.proof && !form.proof.prove) secrets.forget(context.runId, PROOF);
      }
    },
    /** The code is used up by being given, right or wrong. */
    async prove({ runId, answers }: FormContext<F>, signal: AbortSignal): Promise<Refused | null> {
      const code = (answers.values[PROOF] ?? '') === '' ? null : secrets.read(runId, PROOF);
      if (code === null) return { kind: 'refused', say: [], clears: [PROOF], proof: true };
      const came = (await form.proof?.prove?.(code, signal)) ?? null;
      secrets.forget(runId, PROOF);
      return came;
    },
    /** It is asked for once each time that somebody presses for it. */
    async present(context: FormContext<F>, signal: AbortSignal): Promise<Sent | null> {
      const { proof } = form;
      const isPressed = secrets.read(context.runId, PRESSED) !== null;
      secrets.forget(context.runId, PRESSED);
      if (proof?.present === undefined || proof.passkeys === undefined || !isPressed)
        return { kind: 'refused', say: [], clears: [PROOF], proof: true };
      // Where the form goes on after it, that looks for what is lost.
      const gone = proof.prove === undefined ? lost(context) : null;
      const came = gone ?? (await proof.present(sending(context), proof.passkeys, signal));
      if (came) forget(context, came);
      return came;
    },
    async read(signal: AbortSignal): Promise<void> {
      if (!form.after || !('reads' in form.after)) return;
      await wait(form.after.reads, signal);
      form.after.ends?.();
    },
  };
}
