import { generateKeyPair, generateProof, type KeyPair } from 'dpop';
import { createStore, get, update } from 'idb-keyval';
import { jwtDecode } from 'jwt-decode';
import type { ProveKey } from '#src/client/client.ts';

/**
 * The key of this browser, to which its sessions are bound: whoever copies a token cannot use it elsewhere, for the key is made so that nothing, not
 * even the portal, can read it out. Null where the browser keeps none: without TLS it has no keys, and in some private windows no store.
 */
const store = () => createStore('own-key', 'keys');
const NAME = 'session';

/** Some browsers' stores never answer, ms: a session that begins then is bound to no key. */
const LONGEST_MS = 3_000;
/** One that is bound needs its key, and a slow phone's store is waited for: without it the call has no answer, ms. */
const LONGEST_BOUND_MS = 20_000;

/** The key of the browser as all of its tabs have it; null where it has none and none is to be made. */
async function ownKey(makes: boolean): Promise<KeyPair | null> {
  const kept = await get<KeyPair>(NAME, store());
  if (kept !== undefined || !makes) return kept ?? null;
  const made = await generateKeyPair('ES256', { extractable: false });
  // Another tab may have made one meanwhile.
  await update<KeyPair>(NAME, (there) => there ?? made, store());
  return (await get<KeyPair>(NAME, store())) ?? null;
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The store did not answer')), ms));
  return Promise.race([work, late]);
}

/** Whether a token says that it is bound to a key; what is no token says nothing. */
function isBound(token: string): boolean {
  try {
    return jwtDecode<{ readonly cnf?: unknown }>(token).cnf !== undefined;
  } catch {
    return false;
  }
}

let known: KeyPair | null = null;

/** Shows that a call comes from this browser. Where a session begins a key is made, if there is none. */
export const proveKey: ProveKey = async ({ method, url, token, nonce, binds, anew }) => {
  const needs = token !== null && isBound(token);
  if (!needs && !binds) return null;
  // Another tab may have made one since, also where all that was kept had been cleared away: a session begins with the key that every tab finds.
  if (binds) known = await within(LONGEST_MS, ownKey(true)).catch(() => known);
  else if (known === null || anew)
    known =
      (await within(
        LONGEST_BOUND_MS,
        ownKey(false).catch(() => null),
      )) ?? known;
  return known && generateProof(known, url, method, nonce ?? undefined, token ?? undefined);
};
