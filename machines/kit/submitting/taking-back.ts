import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import type { Field } from '../field.ts';
import { required } from '../fields.ts';
import type { Flow, FlowDeps } from '../flow.ts';
import type { Action } from '../view.ts';
import { refused, taken } from './form.ts';
import { notChanged } from './not-changed.ts';
import { provesAgain } from './proves-again.ts';
import { submitting } from './submitting.ts';

/** What is said while something that was written down is taken back. */
interface Words {
  readonly title: string;
  readonly label: string;
  readonly reason: string;
  readonly ask: string;
  readonly example: string;
  readonly needed: string;
  readonly long?: string;
  readonly looking: string;
  readonly sending: string;
  readonly dialog: (one: string) => string;
  readonly because: (reason: string) => string;
  readonly after: string;
  readonly yes: (sum: string) => Pick<Action, 'label' | 'formLabel'>;
  readonly no: string;
  readonly kept: string;
  readonly gone: string;
}

/** What is taken back, and by which call. */
interface TakingBack {
  readonly name: string;
  readonly version: number;
  /** The field in which its row says which one it is, by its number, and what that is called; `said` and `sum` tell it as people read it. */
  readonly given: { readonly field: string; readonly label: string };
  readonly words: Words;
  /** Characters of the reason. */
  readonly reason: { readonly least: number; readonly most: number };
  /** A code of a second factor is asked for again where the last one was too long ago. */
  readonly proves?: true;
  readonly take: (
    input: { readonly id: number; readonly reason: string },
    signal: AbortSignal,
  ) => Promise<{ readonly status: number; readonly data: { readonly message: string } }>;
}

/** Taking one line of a list back by a line of its own: from the row where it stands, with a reason, after a yes that names it. */
export function takingBack(deps: FlowDeps, { name, version, given, words, reason, proves, take }: TakingBack): Flow {
  /** What its row says of it; nobody is asked for it. */
  const told: Field = { label: given.label, ask: '', kind: 'text', placeholder: '', schema: required(words.gone) };
  const why: Field = {
    ...{ label: words.reason, ask: words.ask, kind: 'area', placeholder: words.example },
    schema: required(words.needed).check(
      z.minLength(reason.least, words.needed),
      z.maxLength(reason.most, words.long ?? words.needed),
    ),
  };
  return submitting(deps, {
    ...{ name, version, title: words.title },
    fields: { [given.field]: told, said: told, sum: told, reason: why },
    asked: ['reason'],
    given: { names: [given.field, 'said', 'sum'], missing: words.gone },
    atOnce: true,
    words: { send: words.label, checking: words.looking, sending: words.sending },
    unreachable: MESSAGES.networkFailure,
    ...(proves && { proof: provesAgain(deps.services) }),
    check: async ({ value }) =>
      /^\d+$/.test(value(given.field)) ? { kind: 'good', facts: null } : refused(words.gone),
    confirm: {
      dialog: ({ answers: { values } }) => ({
        title: words.dialog(values.said ?? ''),
        lines: [words.because(values.reason ?? ''), words.after],
      }),
      yes: ({ answers: { values } }) => words.yes(values.sum ?? ''),
      no: words.no,
      declined: { ends: words.kept },
    },
    async send({ value }, signal) {
      const answer = await take({ id: Number(value(given.field)), reason: value('reason').trim() }, signal);
      // Also where it was not done: somebody else may have done it before.
      deps.changed('rows');
      if (answer.status === 200) return taken(answer.data.message);
      return answer.status === 400 || answer.status === 404
        ? refused(answer.data.message)
        : notChanged(answer, MESSAGES.networkFailure);
    },
  });
}
