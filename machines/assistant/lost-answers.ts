import * as z from 'zod/mini';
import { type Answers, clear } from '#machines/kit/answers.ts';
import type { Flow } from '#machines/kit/flow.ts';

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

/** A saved snapshot without its masked answers and its files: dots and names are there, but what they stood for was kept nowhere. */
export function withoutLostAnswers(flow: Flow, snapshot: unknown): unknown {
  const read = saved.safeParse(snapshot);
  if (!read.success) return snapshot;
  const { context } = read.data;
  const lost = Object.entries(flow.fields(context)).filter(([, { kind }]) => kind === 'secret' || kind === 'file');
  const answers = lost.reduce((kept, [name]) => clear(kept, name), context.answers as Answers);
  return { ...read.data, context: { ...context, answers } };
}
