import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { StandEnv } from '../stand.ts';

/** Every answer of the interface has these. */
export const success = (c: Context<StandEnv>, message: string, rest: object): Response =>
  c.json({ status: 'success', message, ...rest });

/** A refusal in the documented form. */
export const refusal = (c: Context<StandEnv>, message: string, status: 400 | 401 | 404 = 400): Response =>
  c.json({ status: 'error', message, data: null }, status);

/** Lets those through who send the secret key. */
export const withKey =
  (secret: string | undefined): MiddlewareHandler<StandEnv> =>
  async (c, next) => {
    const sent = c.req.header('authorization') ?? '';
    if (sent === '') return refusal(c, 'Authorization required', 401);
    if (sent !== `Bearer ${secret}`) return refusal(c, 'Invalid authorization key', 401);
    await next();
  };

/** The body of a request in its form, or the message with which it is refused. */
export async function bodyOf<T>(c: Context<StandEnv>, form: z.ZodType<T>): Promise<T | string> {
  const sent: unknown = await c.req.json().catch(() => ({}));
  const read = form.safeParse(sent);
  if (read.success) return read.data;
  const path = read.error.issues[0]?.path ?? [];
  const value = path.reduce((part, key) => anyObject.safeParse(part).data?.[String(key)], sent);
  return `${path.join('.')} is ${value === undefined ? 'required' : 'invalid'}`;
}

const anyObject = z.record(z.string(), z.unknown());

/** Days of a list: the first and the last, as `2026-11-23`. Other texts count as none. */
const days = z.object({ from: z.iso.date().optional().catch(undefined), to: z.iso.date().optional().catch(undefined) });

const PAGE = 10;

/** One page of a list, the newest first: what was created on the days asked for, and `meta.page_info`. */
export function page<T extends { readonly createdAt: string }>(
  c: Context<StandEnv>,
  rows: readonly T[],
  wire: (row: T) => unknown,
): { readonly meta: object; readonly data: readonly unknown[] } {
  const { from = '0', to = '9' } = days.parse(c.req.query());
  const found = rows
    .filter(({ createdAt }) => createdAt.slice(0, 10) >= from && createdAt.slice(0, 10) <= to)
    .toReversed();
  const current = z.coerce.number().int().positive().catch(1).parse(c.req.query('page'));
  const total_pages = Math.max(Math.ceil(found.length / PAGE), 1);
  return {
    meta: { page_info: { total: found.length, current_page: current, total_pages } },
    data: found.slice((current - 1) * PAGE, current * PAGE).map(wire),
  };
}
