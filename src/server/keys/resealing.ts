import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../db/schema.ts';
import type { Random } from '../random.ts';
import { serversWithout } from './beside.ts';
import type { Keyring } from './keyring.ts';
import { resealAll, sealedElse, unknownOf } from './reseal.ts';

/**
 * Once a server starts, seal anew what another key than its present one sealed, beside its work; answers how to stop. Once alone: while keys are exchanged
 * two servers may have each another one in front, and would undo each other's work for ever. Not at all where a server beside does not have that key: it would open nothing.
 */
export function resealing(deps: {
  readonly db: Kysely<Schema>;
  readonly keys: Keyring;
  readonly random: Pick<Random, 'bytes'>;
  readonly clock: () => Date;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}): () => Promise<void> {
  const stopping = new AbortController();
  const work = once(deps, stopping.signal).catch((err: unknown) => {
    if (!stopping.signal.aborted) deps.log.error({ err }, 'what a former key sealed was not sealed anew');
  });
  return async () => {
    stopping.abort();
    await work;
  };
}

async function once(deps: Parameters<typeof resealing>[0], signal: AbortSignal): Promise<void> {
  const { db, keys, log, clock } = deps;
  if ((await sealedElse(db, keys)).length === 0) return;
  const blind = await serversWithout(db, keys.present, clock());
  if (blind.length > 0) {
    log.warn(
      { key: keys.present.id, servers: blind },
      'nothing is sealed anew: these servers do not have the key; set AUTH_SECRET_FORMER there to it, and run npm run reseal then (docs/operations/keys.md)',
    );
    return;
  }
  for (const { what, all, anew, lost } of await resealAll(deps, { signal }))
    if (anew > 0) log.info({ what, all, anew, lost }, 'what another key sealed is sealed with the present one');
  const unknown = unknownOf(await sealedElse(db, keys), keys);
  if (unknown.length > 0)
    log.warn(
      { unknown },
      'something is sealed with a key that is not here: set AUTH_SECRET_FORMER to the secret with this id, or codes of these apps are not taken (docs/operations/keys.md)',
    );
}
