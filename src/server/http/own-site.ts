import type { Context } from 'hono';
import type { Call } from '#catalogues/calls/call.ts';
import type { ServerEnv } from './context.ts';

/** What a browser says of itself, which no page can make it say otherwise (Fetch Metadata). */
const SITE = 'sec-fetch-site';
const MODE = 'sec-fetch-mode';

/**
 * Whether a call that changes something was sent by a page of somebody else: a form needs no leave for that (files are sent as a form), and a GET takes no
 * more than an image. A browser that says nothing of it says which origin it was at; a program says neither, and has no session that a page could ride on.
 */
export function isFromElsewhere(
  { req }: Pick<Context<ServerEnv>, 'req'>,
  call: Pick<Call, 'method' | 'takesStep'>,
  publicUrl: string | null,
): boolean {
  if (call.method === 'GET' && !call.takesStep) return false;
  const [site, mode] = [req.header(SITE), req.header(MODE)];
  // Typed, or a link: nobody makes a call so, and a GET that changes something must be neither.
  if (call.method === 'GET' && mode !== undefined && mode !== 'cors' && mode !== 'same-origin') return true;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = req.header('origin');
  if (origin === undefined) return false;
  const own = [req.header('host'), publicUrl === null ? undefined : new URL(publicUrl).host];
  return !URL.canParse(origin) || !own.includes(new URL(origin).host);
}
