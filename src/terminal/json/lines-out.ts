import { z } from 'zod';
import { ROLES } from '#catalogues/roles.ts';
import { pageOut } from './page-out.ts';
import { cardOut, tableOut, toneOut, viewOut } from './view-out.ts';

/** One turn of the transcript. */
const message = z.strictObject({
  from: z.enum(['portal', 'person']),
  text: z.string(),
  tone: toneOut.optional(),
  table: tableOut.optional(),
  /** What was delivered, e.g. a token that is shown again. */
  card: cardOut.optional(),
});

/** A file that was handed out: its bytes, or where it was saved. */
const file = z.union([
  z.strictObject({ name: z.string(), base64: z.string() }),
  z.strictObject({ name: z.string(), saved: z.string() }),
]);

/**
 * A line that is answered. Members are never renamed or left out; new ones can come, so a program passes over what it does not
 * know. `files`, `revealed`, `notice` and `page` are there only while there is something in them.
 */
export const lineOut = z.strictObject({
  /** The open flow, or the last one's outcome. */
  view: viewOut.nullable(),
  /** What was said since the line before. */
  messages: z.array(message),
  session: z.strictObject({ role: z.enum(ROLES).nullable() }),
  suggestions: z.array(z.strictObject({ label: z.string(), say: z.string() })),
  files: z.array(file).min(1).optional(),
  /** What the step that came with this line shows and nothing keeps: what is scanned, as an address, and what is typed or written down. */
  revealed: z.strictObject({ scan: z.string().optional(), lines: z.array(z.string()) }).optional(),
  /** What the operator tells everybody. */
  notice: z.string().optional(),
  page: pageOut.optional(),
});

/** A line that is answered. */
export type LineOut = z.input<typeof lineOut>;
