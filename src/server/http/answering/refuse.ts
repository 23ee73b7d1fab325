import type { Context } from 'hono';
import type { ServerEnv } from '../context.ts';
import { type RefusalCode, refusal, statusOf } from './problems.ts';

/** Answer a refusal that many calls share. */
export function refuse(c: Context<ServerEnv>, code: RefusalCode, message?: string): Response {
  const words = message === undefined ? refusal(code) : { ...refusal(code), message };
  if (code === 'signed-out') c.header('WWW-Authenticate', 'Bearer');
  return c.json({ ...words, requestId: c.get('requestId') }, statusOf(code));
}
