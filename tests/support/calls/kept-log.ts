import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { NOW } from '../answers.ts';

/** What an account keeps of a conversation, as the server does. */
export type KeptLog = Extract<CallAnswer<'keptConversation'>, { status: 200 }>['data'];
type Input = Parameters<Services['keepConversation']>[0];

export const emptyLog = (): KeptLog => ({ revision: 0, begins: 1, messages: [], kept: null, at: null });

/** What is new in it since a revision. */
export function readLog(log: KeptLog, since: unknown = 0): KeptLog {
  const asked = Number(since);
  const known = asked > log.revision ? 0 : asked;
  return {
    ...log,
    kept: known === log.revision ? null : log.kept,
    messages: log.messages.filter(({ number }) => number > known),
  };
}

/** It with more turns, and what is answered; null where it is another one by now. `most` turns are kept. */
export function addToLog(log: KeptLog, { revision, messages = [], kept }: Input, most = 300) {
  if (revision !== log.revision) return null;
  const known = new Map(log.messages.map((one) => [one.id, one]));
  const changes = messages.filter(({ id, message }) =>
    message === null ? known.get(id)?.message != null : !known.has(id),
  );
  const added = changes.map(({ id, message }, index) => ({ id, message, number: revision + 1 + index }));
  const changed = new Set(added.map(({ id }) => id));
  const all = [...log.messages.filter(({ id }) => !changed.has(id)), ...added];
  const numbers = new Map(all.map(({ id, number }) => [id, number]));
  const next = revision + Math.max(1, added.length);
  const last = all.slice(-most);
  return {
    log: {
      revision: next,
      begins: last[0]?.number ?? next + 1,
      messages: JSON.parse(JSON.stringify(last)) as KeptLog['messages'],
      kept: JSON.parse(JSON.stringify(kept)) as unknown,
      at: NOW.toISOString(),
    },
    data: { revision: next, numbers: messages.map(({ id }) => numbers.get(id) ?? next) },
  };
}
