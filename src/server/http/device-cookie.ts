import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ServerEnv } from './context.ts';

/** The only cookie of the portal: which accounts signed in from this browser before, sealed. It signs nobody in. */
export interface DeviceCookie {
  /** What was kept; null: nothing. */
  read(): string | null;
  /** Keep this instead, with the answer. */
  keep(sealed: string): void;
}

const NAME = 'device';

/** As long as any browser keeps a cookie, s. */
const MAX_AGE_S = 400 * 86_400;

/** The cookie of a request and its answer. Over TLS its name itself says that no other host has written it. */
export function deviceCookie(c: Context<ServerEnv>, isOverTls: boolean): DeviceCookie {
  const prefix = isOverTls ? 'host' : undefined;
  return {
    read: () => getCookie(c, NAME, prefix) ?? null,
    keep(sealed) {
      const options = { path: '/', httpOnly: true, secure: isOverTls, sameSite: 'Strict', maxAge: MAX_AGE_S } as const;
      setCookie(c, NAME, sealed, { ...options, ...(prefix && { prefix }) });
    },
  };
}
