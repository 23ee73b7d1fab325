import { type Fields, problemOf, type Values } from './field.ts';

/** What has been answered in a run, in order: plain data, kept in the run's context. */
export interface Answers {
  readonly values: Values;
  readonly problems: Values;
  /** Names in the order they were answered. */
  readonly order: readonly string[];
  /** Names whose value came from a sentence. */
  readonly fromChat: readonly string[];
}

/** Nothing answered yet. */
export const NO_ANSWERS: Answers = { values: {}, problems: {}, order: [], fromChat: [] };

/** Take in answers. Names that are no open field of the flow are passed over; a changed answer clears what hangs on it. */
export function fill(answers: Answers, fields: Fields, values: Values, from: 'chat' | 'form' = 'form'): Answers {
  let next = answers;
  for (const name of Object.keys(fields)) {
    const field = fields[name];
    const raw = Object.hasOwn(values, name) ? values[name]?.trim() : undefined;
    if (!field || field.readOnly || raw === undefined) continue;
    if (raw !== next.values[name]) for (const gone of field.clears ?? []) next = clear(next, gone);
    const problem = problemOf(field, raw);
    next = {
      values: { ...next.values, [name]: raw },
      problems: problem === null ? without(next.problems, name) : { ...next.problems, [name]: problem },
      order: [...next.order.filter((n) => n !== name), name],
      fromChat:
        from === 'chat' ? [...next.fromChat.filter((n) => n !== name), name] : next.fromChat.filter((n) => n !== name),
    };
  }
  return next;
}

/** Forget one answer. */
export function clear(answers: Answers, name: string): Answers {
  return {
    values: without(answers.values, name),
    problems: without(answers.problems, name),
    order: answers.order.filter((n) => n !== name),
    fromChat: answers.fromChat.filter((n) => n !== name),
  };
}

/** Name the problem of every field that is still open, as pressing the button of a form does. */
export function insist(answers: Answers, fields: Fields, names: readonly string[]): Answers {
  const problems: Record<string, string> = { ...answers.problems };
  for (const name of names) {
    const field = fields[name];
    const problem = field && !field.readOnly ? problemOf(field, answers.values[name] ?? '') : null;
    if (problem) problems[name] = problem;
  }
  return { ...answers, problems };
}

/** The first field that has no good answer yet, or null. */
export function openField(answers: Answers, fields: Fields, names: readonly string[]): string | null {
  return (
    names.find((n) => !fields[n]?.readOnly && (answers.values[n] === undefined || answers.problems[n] !== undefined)) ??
    null
  );
}

function without(values: Values, name: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([n]) => n !== name));
}
