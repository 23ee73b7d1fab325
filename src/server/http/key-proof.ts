import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Key, Keyring } from '../keys/keyring.ts';

/** What a call shows of a key (RFC 9449). */
export type KeyProof =
  | { readonly is: 'none' }
  /** The SHA-256 thumbprint of the key; `nonce`: what the next proof is to repeat, where this one repeated one. */
  | { readonly is: 'good'; readonly thumbprint: string; readonly nonce: string | null }
  /** The clock of who made it says another time: it is to be made again, and to repeat this. */
  | { readonly is: 'late'; readonly nonce: string }
  | { readonly is: 'false' };

/** The call that a proof has to be about. */
export interface Proved {
  /** The proof as it came; null: none did. */
  readonly proof: string | null;
  readonly method: string;
  readonly path: string;
  /** As the caller names it; null where it does not. */
  readonly host: string | null;
  readonly token: string | null;
}

/** How far the clocks of a browser and a server may differ, s. */
const CLOCKS_DIFFER_S = 60;
/** How long a nonce may be repeated, s, and for how long each proof is known, so that none counts twice. */
const NONCE_S = 300;
const KNOWN_MS = 2 * NONCE_S * 1000;
/** So many proofs are known at once; of more the oldest are forgotten first. */
const KNOWN_MOST = 100_000;

const claims = z.object({
  htm: z.string(),
  htu: z.url(),
  iat: z.number(),
  jti: z.string().min(8).max(128),
  nonce: z.string().optional(),
  ath: z.string().optional(),
});

const NONE: KeyProof = { is: 'none' };
const FALSE: KeyProof = { is: 'false' };

/** Looks at what calls show of keys. Each proof counts once at each server. */
export function keyProofs(deps: {
  readonly keys: Keyring;
  readonly clock: () => Date;
  readonly publicUrl: string | null;
}): (call: Proved) => Promise<KeyProof> {
  const { keys, clock } = deps;
  const nonces = noncesOf(keys);
  const isNew = eachOnce();
  const publicHost = deps.publicUrl === null ? null : new URL(deps.publicUrl).host;

  return async (call) => {
    if (call.proof === null) return NONE;
    const now = clock();
    const read = await verified(call.proof, now);
    if (read === null) return FALSE;
    const { htm, htu, iat, jti, nonce, ath } = read.said;
    const at = new URL(htu);
    const isHere = at.pathname === call.path && [hostOf(call.host, at.protocol), publicHost].includes(at.host);
    if (htm !== call.method || !isHere || ath !== hashOf(call.token)) return FALSE;
    const seconds = now.getTime() / 1000;
    const isFresh = nonce === undefined ? Math.abs(seconds - iat) <= CLOCKS_DIFFER_S : nonces.hold(nonce, seconds);
    if (!isFresh) return { is: 'late', nonce: nonces.at(seconds) };
    if (!isNew(`${read.thumbprint} ${jti}`, now.getTime())) return FALSE;
    return { is: 'good', thumbprint: read.thumbprint, nonce: nonce === undefined ? null : nonces.at(seconds) };
  };
}

/** A host as addresses say it: a proxy may name the port that goes without saying, or write it in capitals; null where it is none. */
function hostOf(host: string | null, protocol: string): string | null {
  const address = `${protocol}//${host}`;
  return host !== null && URL.canParse(address) ? new URL(address).host : null;
}

/** What a proof says, signed by the key that it brings along, and which that is; null for anything else. */
async function verified(proof: string, now: Date) {
  try {
    const form = { typ: 'dpop+jwt', algorithms: ['ES256'], currentDate: now };
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, form);
    const said = claims.safeParse(payload);
    if (!said.success || protectedHeader.jwk === undefined) return null;
    return { said: said.data, thumbprint: await calculateJwkThumbprint(protectedHeader.jwk) };
  } catch {
    return null;
  }
}

const hashOf = (token: string | null): string | undefined =>
  token === null ? undefined : createHash('sha256').update(token).digest('base64url');

/** What proofs repeat that go by the server's clock and not by their own: a second, signed, so that every server of an installation knows it. */
function noncesOf(keys: Keyring) {
  const [present, former] = [signing(keys.present), keys.former.map(signing)];
  const sealOf = (key: Uint8Array, second: string) => createHmac('sha256', key).update(second).digest('base64url');
  return {
    at(seconds: number): string {
      const second = String(Math.floor(seconds));
      return `${second}.${sealOf(present, second)}`;
    },
    /** Whether it is one of ours, and not too old. */
    hold(nonce: string, seconds: number): boolean {
      const [second = '', seal = ''] = nonce.split('.');
      const age = seconds - Number(second);
      if (!(age >= -CLOCKS_DIFFER_S && age <= NONCE_S)) return false;
      return [present, ...former].some((key) => areSame(seal, sealOf(key, second)));
    },
  };
}

const signing = ({ secret }: Key): Uint8Array => createHmac('sha256', secret).update('sessions:key-proof').digest();

function areSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** True for each name once, until it is forgotten. Two generations take turns, so that nothing has to be swept. */
function eachOnce(): (name: string, now: number) => boolean {
  let [young, old] = [new Set<string>(), new Set<string>()];
  let since = 0;
  return (name, now) => {
    if (now - since > KNOWN_MS || young.size >= KNOWN_MOST) [young, old, since] = [new Set(), young, now];
    if (young.has(name) || old.has(name)) return false;
    young.add(name);
    return true;
  };
}
