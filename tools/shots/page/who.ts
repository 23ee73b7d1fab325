import * as z from 'zod';
import { calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import type { Who } from '../scene.ts';

/** The account of everybody who has one. */
export const ACCOUNTS: Readonly<Record<Exclude<Who, 'visitor'>, string>> = {
  resident: 'resident@palmcourt.example',
  owner: 'owner@palmcourt.example',
  'estate administrator': 'admin@palmcourt.example',
  'platform administrator': 'platform@wattchat.example',
  debtor: 'debtor@palmcourt.example',
  levy: 'levy@palmcourt.example',
  fined: 'fined@palmcourt.example',
  late: 'late@palmcourt.example',
  lost: 'lost@palmcourt.example',
  refused: 'refused@palmcourt.example',
};

/** Signs people in, each once: a token serves all scenes of its account. */
export function doorman(portal: string) {
  const tokens = new Map<string, string>();

  async function tokenOf(who: Who): Promise<string | null> {
    if (who === 'visitor') return null;
    const known = tokens.get(who);
    if (known) return known;
    const answer = await fetch(portal + calls.signIn.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ACCOUNTS[who], password: DEMO_PASSWORD }),
    });
    const { token } = z.object({ token: z.string() }).parse(await answer.json());
    tokens.set(who, token);
    return token;
  }

  /** Their account keeps no conversation of an earlier scene. */
  async function forget(token: string): Promise<void> {
    const authorization = `Bearer ${token}`;
    const answer = await fetch(portal + calls.keptConversation.path, { headers: { authorization } });
    const turns = z.array(z.object({ id: z.string() }));
    const { revision, messages } = z.object({ revision: z.number(), messages: turns }).parse(await answer.json());
    if (revision === 0) return;
    await fetch(portal + calls.keepConversation.path, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({
        revision,
        messages: messages.map(({ id }) => ({ id, message: null })),
        kept: { version: 1 },
      }),
    });
  }

  return {
    /** The token with which somebody begins anew; null for a visitor. */
    async admit(who: Who): Promise<string | null> {
      const token = await tokenOf(who);
      if (token) await forget(token);
      return token;
    },
  };
}
