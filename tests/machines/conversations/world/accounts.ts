import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { NOW, problem } from '../../../support/answers.ts';

type Kept = Extract<CallAnswer<'keptConversation'>, { status: 200 }>['data'];

/** What the portal keeps of conversations, each with the account of whoever held it. */
export function accountsOf({ keptConversation }: Services) {
  const accounts = new Map<string, Kept>();
  return {
    /** The calls of whoever is signed in at that moment. */
    calls: (who: () => string | null): Pick<Services, 'keptConversation' | 'keepConversation'> => ({
      async keptConversation(input, signal) {
        const kept = accounts.get(who() ?? '');
        return kept ? { status: 200, data: kept } : keptConversation(input, signal);
      },
      async keepConversation({ revision, kept }) {
        const own = who();
        if (own === null) return { status: 401, data: problem('Please sign in.') };
        if (revision !== (accounts.get(own)?.revision ?? 0))
          return { status: 409, data: problem('Another one is kept.') };
        accounts.set(own, { revision: revision + 1, kept, at: NOW.toISOString() });
        return { status: 200, data: { revision: revision + 1 } };
      },
    }),
  };
}
