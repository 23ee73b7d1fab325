import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { TIME_ZONE } from '#catalogues/limits.ts';
import { ROLES } from '#catalogues/roles.ts';
import type { Understanding } from '#machines/talk/context.ts';
import { understand } from '#machines/talk/understand.ts';
import { judge } from './judge.ts';

/** One line of input (CONVERSATION, Names). */
const Line = z.object({
  text: z.string(),
  role: z.optional(z.nullable(z.enum(ROLES))),
  today: z.optional(z.iso.date()),
  open: z.optional(
    z.object({
      flow: z.string(),
      field: z.string(),
      fields: z.optional(z.array(z.string())),
      kind: z.optional(z.enum(['text', 'email', 'money', 'digits', 'phone', 'choice', 'secret', 'file', 'toggle'])),
      choices: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
    }),
  ),
});

/** The day in Lagos, YYYY-MM-DD. */
const todayInLagos = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(new Date());

/** The meaning of one JSON line; throws on a line that is not JSON or not of the right shape. */
function meaning(line: string, today: string) {
  const { text, role = null, today: day = today, open } = Line.parse(JSON.parse(line));
  if (!open) return named(understand(text, { role, today: day }));
  const { fields, kind, choices, ...question } = open;
  return named(
    understand(text, {
      role,
      today: day,
      open: { ...question, ...(fields && { fields }), ...(kind && { kind }), ...(choices && { choices }) },
    }),
  );
}

/** The members that have a name in CONVERSATION.md; the others are the portal's own. */
function named({ intent, slots, confidence, alternatives }: Understanding): Omit<Understanding, 'besides'> {
  return { intent, slots, confidence, alternatives };
}

function problem(error: unknown): string {
  if (error instanceof SyntaxError) return 'This line is not JSON.';
  if (error instanceof z.core.$ZodError) {
    return error.issues.map((issue) => `${issue.path.join('.') || 'line'}: ${issue.message}`).join('; ');
  }
  return 'This line could not be read.';
}

/** `npm run understand`: a JSON object a line in, one a line out, until the input ends. */
async function answerLines(): Promise<void> {
  const today = todayInLagos();
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    try {
      console.log(JSON.stringify(meaning(line, today)));
    } catch (error) {
      console.log(JSON.stringify({ error: problem(error) }));
    }
  }
}

/** `npm run understand -- --score FILE`: how many labelled sentences are understood. */
function printScore(file: string): void {
  const today = todayInLagos();
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const result = judge(lines.map((line) => ({ gold: JSON.parse(line), got: meaning(line, today) })));
  const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
  console.log(`sentences ${lines.length}`);
  console.log(`intent accuracy ${percent(result.intent)}`);
  console.log(`frame accuracy ${percent(result.frame)}`);
  console.log(`slot F1 ${percent(result.slotF1)}`);
  console.log(`false purchases ${result.falsePurchases.length}`);
  for (const text of result.falsePurchases) console.log(`  ${JSON.stringify(text)}`);
}

const { values } = parseArgs({ options: { score: { type: 'string' } } });
if (values.score === undefined) await answerLines();
else printScore(values.score);
