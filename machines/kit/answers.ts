import { type Answers, type Field, type Fields, type FieldsOf, problemOf, type Values } from './field.ts';
import { withoutSecret } from './memory/masked.ts';
import { matching } from './reading/choices.ts';

/**
 * Take in answers. Names that are no open field of the flow are passed over; a changed answer clears what hangs on it,
 * and what was answered before is checked again, because its rule may depend on what is new.
 */
export function fill(answers: Answers, fieldsOf: FieldsOf, values: Values, from: 'chat' | 'form' = 'form'): Answers {
  let next = answers;
  let fields = fieldsOf(next);
  const seen = new Set<string>();
  for (;;) {
    const name = Object.keys(fields).find((one) => !seen.has(one));
    if (name === undefined) break;
    seen.add(name);
    const field = fields[name];
    const raw = Object.hasOwn(values, name) ? values[name]?.trim() : undefined;
    if (!field || field.readOnly || raw === undefined) continue;
    next = put(next, field, name, raw, from);
    if (from === 'chat' && field.echo !== undefined) next = set(next, field.echo, next.values[name] ?? '', from);
    // An answer may have changed the rules, done away with a question or brought a new one.
    fields = fieldsOf(next);
  }
  return next === answers ? answers : revise(next, fieldsOf);
}

/**
 * The same answers after more was learned: a text that now means one choice is taken as it, and every rule is applied
 * again.
 */
export function revise(answers: Answers, fieldsOf: FieldsOf): Answers {
  let next = answers;
  let fields = fieldsOf(next);
  for (const name of Object.keys(fields)) {
    const field = fields[name];
    const raw = next.values[name];
    if (!field || field.readOnly || raw === undefined) continue;
    const meant = meantBy(field, raw);
    if (meant === raw) continue;
    next = { ...next, values: { ...next.values, [name]: meant } };
    fields = fieldsOf(next);
  }
  return check(next, fields);
}

function put(answers: Answers, field: Field, name: string, raw: string, from: 'chat' | 'form'): Answers {
  const value = field.kind === 'secret' ? withoutSecret(raw) : meantBy(field, raw);
  const before = answers.values[name] ?? '';
  // A first answer takes the place of none: what was said ahead of it may well hang on it.
  const clears = before === '' || before === value ? [] : (field.clears ?? []);
  const kept = clears.reduce((all, gone) => clear(all, gone), answers);
  return set(kept, name, value, from);
}

/** The choice that a text means where it means exactly one, else the text. */
function meantBy(field: Field, raw: string): string {
  const meant = field.kind === 'choice' && field.choices ? matching(field.choices, raw) : [];
  return meant.length === 1 ? (meant[0]?.value ?? raw) : raw;
}

function set(answers: Answers, name: string, value: string, from: 'chat' | 'form'): Answers {
  const others = answers.fromChat.filter((n) => n !== name);
  return {
    ...answers,
    values: { ...answers.values, [name]: value },
    order: [...answers.order.filter((n) => n !== name), name],
    fromChat: from === 'chat' ? [...others, name] : others,
    reopened: answers.reopened === name ? null : answers.reopened,
  };
}

/** Name the problem of every answer there is. */
function check(answers: Answers, fields: Fields): Answers {
  const problems: Record<string, string> = {};
  for (const [name, value] of Object.entries(answers.values)) {
    const field = fields[name];
    const problem = field && !field.readOnly ? problemOf(field, value) : null;
    if (problem !== null) problems[name] = problem;
  }
  return { ...answers, problems };
}

/** Forget one answer. */
export function clear(answers: Answers, name: string): Answers {
  return {
    values: without(answers.values, name),
    problems: without(answers.problems, name),
    order: answers.order.filter((n) => n !== name),
    fromChat: answers.fromChat.filter((n) => n !== name),
    reopened: answers.reopened,
  };
}

/** Ask for an answer again. */
export function reopen(answers: Answers, name: string): Answers {
  return { ...answers, reopened: name };
}

/** Somebody else found an answer wrong, e.g. the provider; it is open until it changes. */
export function objectTo(answers: Answers, name: string, problem: string): Answers {
  return { ...answers, problems: { ...answers.problems, [name]: problem } };
}

/** Name the problem of every field that is still open, as pressing the button of a form does. */
export function insist(answers: Answers, fields: Fields, names: readonly string[]): Answers {
  const problems: Record<string, string> = { ...answers.problems };
  for (const name of names) {
    const field = fields[name];
    const problem = field && !field.readOnly ? problemOf(field, answers.values[name] ?? '') : null;
    if (problem) problems[name] = problem;
  }
  return { ...answers, problems, reopened: null };
}

/** The last question of these that must be answered: where a way back leads. */
export function lastAsked(fields: Fields, names: readonly string[]): string | undefined {
  const must = names.findLast((name) => {
    const field = fields[name];
    return field !== undefined && !field.readOnly && problemOf(field, '') !== null;
  });
  return must ?? names.at(-1);
}

/** The first field that has no good answer yet, or null. */
export function openField(answers: Answers, fields: Fields, names: readonly string[]): string | null {
  return (
    names.find((name) => {
      const field = fields[name];
      if (!field || field.readOnly) return false;
      if (answers.reopened === name) return true;
      // What may be left empty is not asked for, but for a secret: a form may send it empty, nobody leaves it out in words.
      if (field.kind === 'secret' && (answers.values[name] ?? '') === '') return true;
      return answers.problems[name] !== undefined || problemOf(field, answers.values[name] ?? '') !== null;
    }) ?? null
  );
}

function without(values: Values, name: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([n]) => n !== name));
}
