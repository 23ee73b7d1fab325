import { timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { StandEnv } from '../stand.ts';

/** An id that goes out as a number of up to 64 bits, which a number of JavaScript cannot hold. */
export class WireId {
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }
  toJSON(): string {
    return `\u0001id:${this.digits}\u0001`;
  }
  toString(): string {
    return this.digits;
  }
}

/** The number that every body of this merchant carries. */
export const INTEGRATION = 463_433;

/** JSON in which ids are numbers with all of their digits. */
export const encode = (value: unknown): string => JSON.stringify(value).replaceAll(/"\\u0001id:(\d+)\\u0001"/g, '$1');

/** An answer that is refused, with the body that the reference has for errors. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 404 | 422;
  readonly type: 'api_error' | 'validation_error' | 'processor_error';
  readonly code: string;
  readonly nextStep: string;
  constructor(
    message: string,
    code = 'invalid_params',
    {
      status = 400,
      type = 'validation_error',
      nextStep = "Ensure that the value(s) you're passing are valid.",
    }: {
      status?: Refusal['status'];
      type?: Refusal['type'];
      nextStep?: string;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.nextStep = nextStep;
  }
}

const json = (body: object, status: number): Response =>
  new Response(encode(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } });

/** A call that worked, which says nothing yet about the payment. */
export const ok = (message: string, data?: unknown, meta?: object, status = 200): Response =>
  json({ status: true, message, ...(data === undefined ? {} : { data }), ...(meta && { meta }) }, status);

/** Turns what was thrown into an answer. */
export function refused(error: Error): Response {
  if (error instanceof Refusal) {
    const { message, nextStep, type, code, status } = error;
    return json({ status: false, message, meta: { nextStep }, type, code }, status);
  }
  process.stderr.write(`${error.stack}\n`);
  return json({ status: false, message: 'An error occurred', type: 'api_error', code: 'unknown' }, 500);
}

/** Lets pass who carries the secret key. */
export function withSecret(secret: string): MiddlewareHandler<StandEnv> {
  const expected = Buffer.from(`Bearer ${secret}`);
  return async (c, next) => {
    const header = c.req.header('authorization');
    const given = Buffer.from(header ?? '');
    if (header === undefined) throw new Refusal('No Authorization Header was found', 'missing_params', { status: 401 });
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      const nextStep = 'Ensure that you provide the correct authorization key for the request';
      throw new Refusal('Invalid key', 'invalid_Key', { status: 401, nextStep });
    }
    await next();
  };
}

/** An amount in kobo, as a number or as text. */
export const koboGiven = z
  .union([z.int(), z.string().regex(/^\d{1,15}$/)])
  .transform(Number)
  .pipe(z.int().positive());

/** A body that this call takes; what it does not name is left aside, as Paystack does. */
export async function bodyOf<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const read = schema.safeParse(await c.req.json().catch(() => null));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.join('.') || 'body';
  const missing = issue?.code === 'invalid_type' && issue.input === undefined;
  if (missing) {
    const nextStep = 'Provide all required params';
    throw new Refusal(`${title(field)} is required`, 'missing_params', { nextStep });
  }
  throw new Refusal(`Invalid ${title(field)} Sent`);
}

const title = (field: string): string =>
  field === 'email'
    ? 'Email Address'
    : field.replaceAll(/(^|_)(\w)/g, (_, gap, letter) => (gap ? ' ' : '') + letter.toUpperCase());

interface Dated {
  readonly createdAt: string;
}

/** Rows of a listing between `from` and `to`, the newest first, as its page or cursor asks. */
export function listed<T extends Dated>(
  c: Context,
  rows: readonly T[],
  idOf: (row: T) => string,
): { readonly page: readonly T[]; readonly meta: object } {
  const { from, to, page: named, perPage: size, use_cursor, next, previous } = c.req.query();
  const perPage = Math.max(1, Math.trunc(Number(size) || 50));
  const since = instant(from, 'from') ?? Number.NEGATIVE_INFINITY;
  const until = instant(to, 'to') ?? Number.POSITIVE_INFINITY;
  const inside = rows
    .filter(({ createdAt }) => Date.parse(createdAt) >= since && Date.parse(createdAt) <= until)
    .toReversed();
  if (use_cursor === 'true') {
    const after = next ? inside.findIndex((row) => cursorOf(idOf(row)) === next) + 1 : 0;
    const before = previous ? inside.findIndex((row) => cursorOf(idOf(row)) === previous) : -1;
    if ((next && after === 0) || (previous && before < 0)) throw new Refusal('Invalid cursor');
    const start = previous ? Math.max(0, before - perPage) : after;
    const page = inside.slice(start, previous ? before : start + perPage);
    const [first, last] = [page[0], page.at(-1)];
    const more = start + page.length < inside.length;
    const meta = {
      next: last !== undefined && more ? cursorOf(idOf(last)) : null,
      previous: first !== undefined && start > 0 ? cursorOf(idOf(first)) : null,
      perPage,
    };
    return { page, meta };
  }
  const page = Math.max(1, Math.trunc(Number(named) || 1));
  const skipped = (page - 1) * perPage;
  const meta = { total: inside.length, skipped, perPage, page, pageCount: Math.ceil(inside.length / perPage) };
  return { page: inside.slice(skipped, skipped + perPage), meta };
}

/** The documented samples are base64 of this, the word included. */
const cursorOf = (id: string): string => btoa(`undefined:${id}`);

function instant(value: string | undefined, name: string): number | undefined {
  if (!value) return undefined;
  const at = Date.parse(value);
  if (Number.isNaN(at)) throw new Refusal(`Invalid ${name} date passed`);
  return at;
}
