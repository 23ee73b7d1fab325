import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Person } from '../../person.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'wattchat';
const AUDIENCE = 'wattchat-portal';
/** Says what the token is for, so that one made for something else is not taken for a session. */
const PURPOSE = 'session+jwt';

const claims = z.object({ sub: z.uuid(), sid: z.uuid() });

/** Sign a session token with the claims of S1 section 3. */
export function signToken(secret: Uint8Array, person: Person, from: Date, until: Date): Promise<string> {
  return new SignJWT({
    sid: person.sessionId,
    role: person.role,
    status: person.status,
    address: person.address,
    first_name: person.firstName,
    email: person.email,
    meter_number: person.meterNumber,
    estate: person.estate?.name ?? null,
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: PURPOSE })
    .setSubject(person.id)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(from)
    .setExpirationTime(until)
    .sign(secret);
}

/** The person and the session that a token names; null for a token that is not ours, altered or expired. */
export async function readToken(
  secret: Uint8Array,
  token: string,
  now: Date,
): Promise<{ userId: string; sessionId: string } | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: PURPOSE,
      currentDate: now,
      requiredClaims: ['exp'],
    });
    const { sub, sid } = claims.parse(payload);
    return { userId: sub, sessionId: sid };
  } catch {
    return null;
  }
}
