import { hostname } from 'node:os';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Random } from '../random.ts';
import { VERSION } from '../version.ts';

/** That this server is there, as the others and whoever runs it can see. */
export interface Presence {
  /** Write that it is there now. */
  write(): Promise<void>;
  /** From now on it is about to stop. */
  leave(): Promise<void>;
  /** It is gone. */
  end(): Promise<void>;
}

interface PresenceDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly random: Random;
  /** The ids of the portal's keys that it has, the present one first. */
  readonly keyIds?: readonly string[];
}

/** Between two writings where nobody asks whether it is ready, ms. */
const EVERY_MS = 10_000;
/** A server that was not heard of for so long is forgotten, ms. */
const GONE_MS = 24 * 3_600_000;

/** This server, under its machine's name. */
export function presence({ db, clock, random, keyIds }: PresenceDeps, name = hostname()): Presence {
  const id = random.uuid();
  const began = clock();
  let stopping = false;
  const write = async () => {
    const seen_at = clock();
    await db
      .insertInto('servers')
      .values({ id, name, version: VERSION, began_at: began, seen_at, stopping, key_ids: keyIds ? [...keyIds] : null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at, stopping }))
      .execute();
    await db
      .deleteFrom('servers')
      .where('seen_at', '<', new Date(seen_at.getTime() - GONE_MS))
      .execute();
  };
  return {
    write,
    leave: () => {
      stopping = true;
      return write();
    },
    end: async () => {
      await db.deleteFrom('servers').where('id', '=', id).execute();
    },
  };
}

/** Write it from time to time; answers how to stop, after which it is gone. */
export async function keepPresent(own: Presence, failed: (cause: unknown) => void): Promise<() => Promise<void>> {
  await own.write();
  let writing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    writing = own.write().catch(failed);
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await writing;
    await own.end().catch(failed);
  };
}
