import { generateKeyPair, generateProof, type KeyPair } from 'dpop';
import { createStore, get, update } from 'idb-keyval';
import type { ProveKey } from '#src/client/client.ts';

/**
 * The key of this browser, to which its sessions are bound: whoever copies a token cannot use it elsewhere, for the key is made so that nothing, not
 * even the portal, can read it out. Null where the browser keeps none: without TLS it has no keys, and in some private windows no store.
 */
const store = () => createStore('own-key', 'keys');
const NAME = 'session';

/** Some browsers' stores never answer, ms: then there is none. */
const LONGEST_MS = 3_000;

/** The key of the browser as all of its tabs have it; null where it has none and none is to be made. */
async function ownKey(makes: boolean): Promise<KeyPair | null> {
  const kept = await get<KeyPair>(NAME, store());
  if (kept !== undefined || !makes) return kept ?? null;
  const made = await generateKeyPair('ES256', { extractable: false });
  // Another tab may have made one meanwhile.
  await update<KeyPair>(NAME, (there) => there ?? made, store());
  return (await get<KeyPair>(NAME, store())) ?? null;
}

const inTime = (key: Promise<KeyPair | null>) =>
  Promise.race([key.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, LONGEST_MS, null))]);

let known: KeyPair | null = null;

/** Shows that a call comes from this browser. Where a session begins a key is made, if there is none. */
export const proveKey: ProveKey = async ({ method, url, token, nonce, binds, anew }) => {
  // Another tab may have made one since, also where all that was kept had been cleared away: a session begins with the key that every tab finds.
  if (known === null || binds || anew) known = (await inTime(ownKey(binds))) ?? known;
  return known && generateProof(known, url, method, nonce ?? undefined, token ?? undefined);
};
