import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call } from '#catalogues/calls/call.ts';
import { withoutSensitiveInput } from '#machines/kit/sensitive/in-values.ts';
import { boundaryIn, hasManyParts, hasManyValues } from './body-limits.ts';
import type { ServerEnv } from './context.ts';
import { type RefusalCode, refusal } from './refusals.ts';

/** What a request brought, or why it is refused. */
export type Taken =
  | { readonly good: true; readonly input: Record<string, unknown> }
  | { readonly good: false; readonly code: RefusalCode; readonly message: string };

type Body = { readonly given: unknown } | { readonly refused: 'not-json' | 'not-a-form' | 'too-large' };

/**
 * Read the query of a GET, and of anything else the JSON body or the multipart form, and check its shape. A parameter or a
 * part that is repeated counts once. Card numbers and codes in it are hidden before anything else sees it: whoever sends one,
 * nothing here can keep, log or mail it.
 */
export async function takeInput(
  c: Context<ServerEnv>,
  call: Pick<Call, 'files' | 'keepsOwnWords'>,
  shape: z.ZodObject | undefined,
): Promise<Taken> {
  if (shape === undefined) return { good: true, input: {} };
  const body = c.req.method === 'GET' ? { given: c.req.query() } : await (call.files ? takeForm(c) : takeJson(c));
  if ('refused' in body) return { good: false, code: body.refused, message: refusal(body.refused).message };
  if (isTooDeep(body.given)) return invalid('body: it is nested too deep');
  const read = shape.safeParse(harmless(body.given, call));
  if (!read.success) {
    const [issue] = read.error.issues;
    return invalid(inShort(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'not right'}`));
  }
  if (hasUnfitText(read.data)) return invalid('body: a text holds a sign that cannot be kept');
  return { good: true, input: read.data };
}

/** JSON by its type, whatever it says of its letters: a form of another site can send text, and no JSON. */
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

async function takeJson(c: Context<ServerEnv>): Promise<Body> {
  if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) return { refused: 'not-json' };
  try {
    const text = await c.req.text();
    return hasManyValues(text) ? { refused: 'too-large' } : { given: JSON.parse(text) };
  } catch (cause) {
    if (!(cause instanceof SyntaxError) && !c.req.raw.signal.aborted) throw cause;
    return { refused: 'not-json' };
  }
}

async function takeForm(c: Context<ServerEnv>): Promise<Body> {
  try {
    const bytes = await c.req.arrayBuffer();
    const boundary = boundaryIn(c.req.header('content-type') ?? '');
    if (boundary === null) return { refused: 'not-a-form' };
    if (hasManyParts(Buffer.from(bytes), boundary)) return { refused: 'too-large' };
    // The parts are those that were counted, whatever else the type says.
    const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` };
    const form = await new Response(bytes, { headers }).formData();
    return { given: Object.fromEntries(form) };
  } catch (cause) {
    // A form that breaks off, one that is none, and a caller who has gone: nothing of it is used.
    if (!(cause instanceof TypeError) && !c.req.raw.signal.aborted) throw cause;
    return { refused: 'not-a-form' };
  }
}

/** The most characters of what is wrong: names of members are whatever was sent, and some choices are of hundreds. */
const MOST_SAID = 300;

const inShort = (text: string): string =>
  text.length <= MOST_SAID ? text : `${text.slice(0, MOST_SAID - 1).toWellFormed()}…`;

function invalid(message: string): Taken {
  return { good: false, code: 'invalid-input', message };
}

/** Deeper than anything that a face of the portal sends. */
const DEEPEST = 200;

const membersOf = (one: unknown): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []);

/** What is nested without end, where a shape lets anything in, would end the stack of whatever walks through it. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap(membersOf);
  }
  return false;
}

/** PostgreSQL can keep neither U+0000 nor half of a sign, and would answer a query with an error. */
function hasUnfitText(value: unknown): boolean {
  if (typeof value !== 'string') return membersOf(value).some(hasUnfitText);
  return value.includes('\0') || !value.isWellFormed();
}

/** What was sent, without card numbers and codes; what is no object is refused by its shape. */
function harmless(given: unknown, call: Pick<Call, 'keepsOwnWords'>): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  return withoutSensitiveInput({ ...given }, call);
}
