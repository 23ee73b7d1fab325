import type { Context } from 'hono';
import { z } from 'zod';

/** Records on a page of a sandbox's listing. */
export const PAGE = 500;

const asked = z.object({
  from: z.iso.datetime().transform((at) => new Date(at)),
  to: z.iso.datetime().transform((at) => new Date(at)),
  after: z.string().max(64).default(''),
});

/** Which records are asked for: from an instant on, before another one, behind a key. Null: not a question. */
export function askedRecords(c: Context): z.output<typeof asked> | null {
  return asked.safeParse(c.req.query()).data ?? null;
}

/** True for an instant that is asked for. */
export function within(at: Date | null, { from, to }: { readonly from: Date; readonly to: Date }): boolean {
  return at !== null && at >= from && at < to;
}
