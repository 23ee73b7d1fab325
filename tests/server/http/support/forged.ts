import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';

const SESSION = { alg: 'HS256', typ: 'session+jwt' };

/** Tokens that look like a good one and are none, by what is wrong with each. */
export async function forgedFrom(token: string, secret: Uint8Array, now: Date): Promise<Record<string, string>> {
  const claims = decodeJwt(token);
  const seconds = Math.floor(now.getTime() / 1000);
  const signed = (header: { alg: string; typ?: string }, changed: object = {}, key: Uint8Array = secret) =>
    new SignJWT({ ...claims, ...changed }).setProtectedHeader(header).sign(key);
  const [head = '', body = '', signature = ''] = token.split('.');
  const platform = Buffer.from(JSON.stringify({ ...claims, role: 'netplus-admin', estate: 'Cedar View' })).toString(
    'base64url',
  );
  return {
    expired: await signed(SESSION, { exp: seconds - 1 }),
    'without an expiry': await signed(SESSION, { exp: undefined }),
    'tampered with': [head, platform, signature].join('.'),
    truncated: token.slice(0, -8),
    'without a signature': `${head}.${body}.`,
    'alg: none': new UnsecuredJWT(claims).encode(),
    'of another key': await signed(SESSION, {}, new TextEncoder().encode('another secret that is as long as ours')),
    'of another algorithm': await signed({ ...SESSION, alg: 'HS512' }),
    'for another purpose': await signed({ ...SESSION, typ: 'reset-password+jwt' }),
    'of no purpose': await signed({ alg: 'HS256' }),
    'of another issuer': await signed(SESSION, { iss: 'somebody' }),
    'for another audience': await signed(SESSION, { aud: 'somebody' }),
    'of somebody else’s session': await signed(SESSION, { sub: crypto.randomUUID() }),
    'of no session': await signed(SESSION, { sid: crypto.randomUUID() }),
  };
}
