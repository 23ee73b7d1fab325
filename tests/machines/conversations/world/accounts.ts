import type { Services } from '#catalogues/calls/services.ts';
import { problem } from '../../../support/answers.ts';
import { addToLog, emptyLog, type KeptLog, readLog } from '../../../support/calls/kept-log.ts';

/** What the portal keeps of conversations, each with the account of whoever held it. */
export function accountsOf({ keptConversation }: Services) {
  const accounts = new Map<string, KeptLog>();
  return {
    /** The calls of whoever is signed in at that moment. */
    calls: (who: () => string | null): Pick<Services, 'keptConversation' | 'keepConversation'> => ({
      async keptConversation(input, signal) {
        const log = accounts.get(who() ?? '');
        return log ? { status: 200, data: readLog(log, input.since) } : keptConversation(input, signal);
      },
      async keepConversation(input) {
        const own = who();
        if (own === null) return { status: 401, data: problem('Please sign in.') };
        const kept = addToLog(accounts.get(own) ?? emptyLog(), input);
        if (kept === null) return { status: 409, data: problem('Another one is kept.') };
        accounts.set(own, kept.log);
        return { status: 200, data: kept.data };
      },
    }),
  };
}
