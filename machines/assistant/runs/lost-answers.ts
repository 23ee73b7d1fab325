import * as z from 'zod/mini';
import { type Answers, clear, objectTo } from '#machines/kit/answers.ts';
import { type Field, problemOf } from '#machines/kit/field.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { fileName, lostFile } from '#machines/kit/kept/chosen.ts';

const texts = z.record(z.string(), z.string());
const names = z.array(z.string());
const saved = z.looseObject({
  context: z.looseObject({
    runId: z.string(),
    notices: z.array(z.object({ tone: z.enum(['plain', 'info', 'success', 'warning', 'danger']), text: z.string() })),
    answers: z.object({
      values: texts,
      problems: texts,
      order: names,
      fromChat: names,
      reopened: z.nullable(z.string()),
    }),
  }),
});

/**
 * A saved snapshot without its masked answers and its files: dots and names are there, but what they stood for was kept nowhere.
 * A question that has a word for a lost file says it.
 */
export function withoutLostAnswers(flow: Flow, snapshot: unknown): unknown {
  const read = saved.safeParse(snapshot);
  if (!read.success) return snapshot;
  const { context } = read.data;
  const lost = Object.entries(flow.fields(context)).filter(([, { kind }]) => kind === 'secret' || kind === 'file');
  const answers = lost.reduce((kept, [name, field]) => withoutLost(kept, name, field), context.answers as Answers);
  return { ...read.data, context: { ...context, answers } };
}

function withoutLost(answers: Answers, name: string, field: Field): Answers {
  const kept = answers.values[name] ?? '';
  // Who has no file has lost none.
  if (field.kind === 'file' && kept !== '' && fileName(kept) === '') return answers;
  // One that could not be used was kept nowhere before either.
  const good = field.kind === 'file' && kept !== '' && (problemOf(field, kept) === null || lostFile(kept) === kept);
  const gone = lostFile(kept);
  const problem = good ? problemOf(field, gone) : null;
  if (problem === null) return clear(answers, name);
  return objectTo({ ...answers, values: { ...answers.values, [name]: gone } }, name, problem);
}
