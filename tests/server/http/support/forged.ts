import { decodeJwt, type JWTHeaderParameters, SignJWT, UnsecuredJWT } from 'jose';
import { type Key, keyOf } from '#src/server/keys/keyring.ts';

const SESSION = { alg: 'HS256', typ: 'session+jwt' };

/** Tokens that look like a good one and are none, by what is wrong with each. */
export async function forgedFrom(token: string, present: Key, now: Date): Promise<Record<string, string>> {
  const claims = decodeJwt(token);
  const seconds = Math.floor(now.getTime() / 1000);
  const { id: kid, secret } = present;
  const signed = (header: JWTHeaderParameters, changed: object = {}, key: Uint8Array = secret) =>
    new SignJWT({ ...claims, ...changed }).setProtectedHeader({ kid, ...header }).sign(key);
  const other = keyOf(new TextEncoder().encode('another secret that is as long as ours'));
  // Two bits of its last sign say nothing: a decoder that does not look takes it.
  const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const odd = last.charAt(last.indexOf(token.slice(-1)) ^ 1);
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
    'of another key': await signed(SESSION, {}, other.secret),
    'of another key, which it names': await signed({ ...SESSION, kid: other.id }, {}, other.secret),
    'of our key, naming another one': await signed({ ...SESSION, kid: other.id }),
    'naming a key that nobody has': await signed({ ...SESSION, kid: '../../dev/null' }),
    'naming no key, as an empty word': await signed({ ...SESSION, kid: '' }),
    'with a key along': await signed({ ...SESSION, jwk: { kty: 'oct', kid: other.id } }),
    'with an address of keys': await signed({ ...SESSION, jku: 'https://keys.example/jwks.json' }),
    'with bits left over': token.slice(0, -1) + odd,
    'with padding': `${token}=`,
    'with a space': `${token.slice(0, 20)} ${token.slice(20)}`,
    'with signs of the other base64': token.replace(/.$/, '+'),
    'of four parts': `${token}.${signature}`,
    'without its beginning': await signed(SESSION, { iat: undefined }),
    'of a time to come': await signed(SESSION, { iat: seconds + 60 }),
    'good for too long': await signed(SESSION, { exp: (claims.iat ?? 0) + 12 * 3_600 + 1 }),
    'ending at half a second': await signed(SESSION, { exp: seconds + 3_600.5 }),
    'of another algorithm': await signed({ ...SESSION, alg: 'HS512' }),
    'for another purpose': await signed({ ...SESSION, typ: 'reset-password+jwt' }),
    'of no purpose': await signed({ alg: 'HS256' }),
    'of another issuer': await signed(SESSION, { iss: 'somebody' }),
    'for another audience': await signed(SESSION, { aud: 'somebody' }),
    'of somebody else’s session': await signed(SESSION, { sub: crypto.randomUUID() }),
    'of no session': await signed(SESSION, { sid: crypto.randomUUID() }),
  };
}
