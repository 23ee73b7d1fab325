import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/limits/rate-limit.ts';
import { tooMany } from '../http/limits/too-many.ts';
import { keepConversation, keptConversation } from './keep-conversation.ts';

/** Conversations that one person keeps in ten minutes: one for every sentence, on several devices. */
const KEEPS = { name: 'keep-conversation', points: 600, seconds: 600 } as const;

/** The calls by which a conversation is kept for who comes back. */
export function conversationHandlers(deps: {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}): Pick<Handlers, 'keptConversation' | 'keepConversation'> {
  const keeps = createLimit(deps.db, KEEPS);
  return {
    keptConversation: ({ input, person }) => keptConversation(deps.db, person, input.since),
    async keepConversation({ input, person }) {
      const over = await keeps.take(person.id);
      return over === null ? keepConversation(deps, person, input) : tooMany(over);
    },
  };
}
