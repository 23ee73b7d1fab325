import type { Services } from '#catalogues/calls/services.ts';
import { createClient } from '#src/client/client.ts';
import { proveHuman } from '#src/client/prove-human.ts';
import { proveKey } from '#src/portal/browser/own-key.ts';

/** What tests do in a page of the portal by its own client, so that a session is bound to the key of that browser as a person's is. */

/** An account that signs in. */
export interface Who {
  readonly email: string;
  readonly password: string;
}

/** Signs in, and has the browser keep the token; unless `keeps`, what was said in the account before is withdrawn. */
export async function comeIn(who: Who, keeps: boolean): Promise<void> {
  const { portal, token } = await signedIn(who);
  if (!keeps) await withdraw(portal);
  localStorage.setItem('token', token);
}

/** Withdraws what was said in an account, and leaves. */
export async function forget(who: Who): Promise<void> {
  const { portal } = await signedIn(who);
  await withdraw(portal);
  await portal.signOut({});
}

async function signedIn(who: Who) {
  let token: string | null = null;
  // The puzzle is solved as well: another test may have guessed at this account.
  const portal = createClient({
    baseUrl: `${location.origin}/`,
    token: () => token,
    refused: () => undefined,
    solve: proveHuman,
    proveKey,
  });
  const answer = await portal.signIn(who);
  if (answer.status !== 200) throw new Error(`${who.email} does not come in: ${JSON.stringify(answer)}`);
  token = answer.data.token;
  return { portal, token };
}

/** All tests share one portal and its accounts: what one said must not be gone on with in the next. */
async function withdraw(portal: Services): Promise<void> {
  const kept = await portal.keptConversation({});
  if (kept.status !== 200) throw new Error(`No conversation: ${JSON.stringify(kept)}`);
  const { revision, messages } = kept.data;
  const withdrawn = messages.map(({ id }) => ({ id, message: null }));
  if (revision > 0) await portal.keepConversation({ revision, messages: withdrawn, kept: { version: 1 } });
}
