import * as z from 'zod/mini';
import { ROLES } from '#catalogues/roles.ts';
import { FIELD_KINDS } from '#machines/kit/view.ts';
import type { Understanding } from '#machines/talk/context.ts';
import { understand } from '#machines/talk/understand.ts';
import { type Leads, leadsOf } from './leads.ts';

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
      kind: z.optional(z.enum(FIELD_KINDS)),
      choices: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
    }),
  ),
});

/** What a sentence means, as it is printed. */
export type Meaning = Omit<Understanding, 'modifiers'> & { readonly leads?: Leads };

/** The meaning of a line that was read as JSON, `today` where it names no day; throws on a wrong shape. */
export function meaningOfLine(json: unknown, today: string): Meaning {
  const { text, role = null, today: day = today, open } = Line.parse(json);
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

/** The members that have a name in CONVERSATION, with where a sentence leads besides; the others are the portal's own. */
function named({ intent, slots, confidence, alternatives, asks, modifiers }: Understanding): Meaning {
  const leads = leadsOf(modifiers);
  return { intent, slots, confidence, alternatives, ...(asks && { asks }), ...(leads && { leads }) };
}

/** What is wrong with a line, in a sentence. */
export function lineProblem(error: unknown): string {
  if (error instanceof SyntaxError) return 'This line is not JSON.';
  if (error instanceof z.core.$ZodError) {
    return error.issues.map((issue) => `${issue.path.join('.') || 'line'}: ${issue.message}`).join('; ');
  }
  return 'This line could not be read.';
}
