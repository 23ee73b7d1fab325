import type { Context } from 'hono';
import type { z } from 'zod';
import type { ServerEnv } from './context.ts';
import { type RefusalCode, refusal } from './problems.ts';

/** What a request brought, or why it is refused. */
export type Taken =
  | { readonly good: true; readonly input: Record<string, unknown> }
  | { readonly good: false; readonly code: RefusalCode; readonly message: string };

/** Read the query of a GET or the JSON body of anything else, and check its shape. A repeated parameter counts once. */
export async function takeInput(c: Context<ServerEnv>, shape: z.ZodObject | undefined): Promise<Taken> {
  if (shape === undefined) return { good: true, input: {} };
  let given: unknown = c.req.query();
  if (c.req.method !== 'GET') {
    try {
      given = await c.req.json();
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw cause;
      return { good: false, code: 'not-json', message: refusal('not-json').message };
    }
  }
  const read = shape.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    return invalid(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'not right'}`);
  }
  // After the shape, which bounds how deep the input goes.
  if (holdsNul(read.data)) return invalid('body: a text holds a sign that cannot be kept');
  return { good: true, input: read.data };
}

function invalid(message: string): Taken {
  return { good: false, code: 'invalid-input', message };
}

/** True when a text in it holds U+0000: PostgreSQL cannot keep that sign, and would answer a query with an error. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}
