import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { SESSION_HOURS } from '#catalogues/limits.ts';
import { type Key, type Keyring, readingKeys } from '../../keys/keyring.ts';
import type { Person } from '../../person.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'wattchat';
const AUDIENCE = 'wattchat-portal';
/** Says what the token is for, so that one made for something else is not taken for a session. */
const PURPOSE = 'session+jwt';

/** How far the clocks of two servers may differ, s: both go by the data base's, as each has last asked it. */
const CLOCKS_DIFFER_S = 30;

/** All that a header of ours has; one that brings a key along, or says where one is, is not ours. `kid`: none of a server from before keys had ids. */
const header = z.strictObject({
  alg: z.literal(ALGORITHM),
  typ: z.literal(PURPOSE),
  kid: z.string().optional(),
});
/** Times in seconds. */
const claims = z.object({ sub: z.uuid(), sid: z.uuid(), iat: z.int(), exp: z.int() });

/** What a token says of a person. */
type Claimed = Pick<
  Person,
  'id' | 'sessionId' | 'role' | 'status' | 'address' | 'firstName' | 'email' | 'meterNumber' | 'estate'
>;

/** Sign a session token with the claims of S1 section 3. One that is bound to a key (`bound`, its thumbprint) says so, as RFC 9449 has it. */
export function signToken(
  key: Key,
  person: Claimed,
  [from, until]: readonly [Date, Date],
  bound: string | null = null,
): Promise<string> {
  return new SignJWT({
    sid: person.sessionId,
    role: person.role,
    status: person.status,
    address: person.address,
    first_name: person.firstName,
    email: person.email,
    meter_number: person.meterNumber,
    estate: person.estate?.name ?? null,
    ...(bound !== null && { cnf: { jkt: bound } }),
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: PURPOSE, kid: key.id })
    .setSubject(person.id)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(from)
    .setExpirationTime(until)
    .sign(key.secret);
}

/**
 * The person and the session that a token names; null for a token that is not ours, altered, expired, from a time to come, or good for longer than any
 * session. One that names a key is held against that key alone.
 */
export async function readToken(
  keys: Keyring,
  token: string,
  now: Date,
): Promise<{ userId: string; sessionId: string } | null> {
  const parts = token.split('.');
  if (parts.length !== 3 || !parts.every(isCanonical)) return null;
  const named = header.safeParse(jsonOf(parts[0] ?? ''));
  if (!named.success) return null;
  const { kid } = named.data;
  for (const key of readingKeys(keys)) {
    if (kid !== undefined && kid !== key.id) continue;
    const read = await readBy(key, token, now);
    if (read !== null) return read;
  }
  return null;
}

async function readBy({ secret }: Key, token: string, now: Date) {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: PURPOSE,
      currentDate: now,
    });
    const { sub, sid, iat, exp } = claims.parse(payload);
    const isFuture = iat > now.getTime() / 1000 + CLOCKS_DIFFER_S;
    return isFuture || exp - iat > SESSION_HOURS * 3_600 ? null : { userId: sub, sessionId: sid };
  } catch {
    return null;
  }
}

/** Whether a part is written in the one way that its bytes have: other signs, padding, and bits that say nothing are left over by decoders. */
const isCanonical = (part: string): boolean =>
  part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part;

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}
