import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Random } from '../random.ts';
import { type Keyring, readingKeys } from './keyring.ts';
import { type SealedFor, sealedBox } from './sealed.ts';

/** Where something sealed is kept: its row, what it is bound to, the seal, and by which key. */
interface Store {
  readonly what: SealedFor;
  readonly table: RawBuilder<unknown>;
  readonly row: RawBuilder<unknown>;
  readonly of: RawBuilder<unknown>;
  readonly sealed: RawBuilder<unknown>;
}

/** All that is sealed for longer than a key is shown. */
const STORES: readonly Store[] = [
  {
    what: 'second-factors',
    table: sql`second_factors`,
    row: sql`user_id::text`,
    of: sql`user_id::text`,
    sealed: sql`sealed_key`,
  },
  {
    what: 'refund-accounts',
    table: sql`refund_accounts`,
    row: sql`refund_key || ' ' || number`,
    of: sql`refund_key`,
    sealed: sql`sealed`,
  },
  {
    what: 'push-keys',
    table: sql`push_keys`,
    row: sql`id::text`,
    of: sql`public_key`,
    sealed: sql`sealed_key`,
  },
];

/** How each kind is called. */
export const SEALED_NAMES: Readonly<Record<SealedFor, string>> = {
  'second-factors': 'keys of authenticator apps',
  'refund-accounts': 'bank accounts for refunds',
  'push-keys': 'the key for messages to devices',
};

/** What a look at one kind of sealed values came to. */
export interface Resealed {
  readonly what: SealedFor;
  /** All of them, how many of these were sealed anew with the present key, and how many no key here opens. */
  readonly all: number;
  readonly anew: number;
  readonly lost: number;
}

/** Rows that are read at once. */
const PAGE = 200;

interface ResealDeps {
  readonly db: Kysely<Schema>;
  readonly keys: Keyring;
  readonly random: Pick<Random, 'bytes'>;
}

/**
 * Seal with the present key whatever is sealed with another one. Each seal is opened, whatever stands beside it; what no key opens is left as it
 * is, for one that comes back. Whoever changes a row meanwhile comes first. `told`: how far it is, after each page.
 */
export async function resealAll(
  deps: ResealDeps,
  how: { readonly signal?: AbortSignal; readonly told?: (soFar: Resealed) => void } = {},
): Promise<readonly Resealed[]> {
  const ends: Resealed[] = [];
  for (const store of STORES) ends.push(await resealStore(deps, store, how));
  return ends;
}

async function resealStore(
  { db, keys, random }: ResealDeps,
  { what, table, row, of, sealed }: Store,
  { signal, told }: { readonly signal?: AbortSignal; readonly told?: (soFar: Resealed) => void },
): Promise<Resealed> {
  const box = sealedBox(keys, what, random);
  const own = sealedBox({ present: keys.present, former: [] }, what, random);
  const end = { what, all: 0, anew: 0, lost: 0 };
  let after = '';
  while (signal?.aborted !== true) {
    const { rows } = await sql<{ row: string; of: string; sealed: string; sealed_by: string | null }>`
      select ${row} as row, ${of} as of, ${sealed} as sealed, sealed_by from ${table}
      where (${row}) collate "C" > ${after} order by (${row}) collate "C" limit ${PAGE}`.execute(db);
    const fresh = rows.flatMap((one) => {
      const text = box.open(one.sealed, one.of);
      if (text === null) end.lost += 1;
      if (text === null || (one.sealed_by === box.by && own.open(one.sealed, one.of) !== null)) return [];
      return [{ row: one.row, held: one.sealed, seal: box.seal(text, one.of) }];
    });
    if (fresh.length > 0) {
      const { numAffectedRows } = await sql`update ${table} set ${sealed} = fresh.seal, sealed_by = ${box.by}
        from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as fresh ("row" text, held text, seal text)
        where (${row}) = fresh."row" and ${sealed} = fresh.held`.execute(db);
      end.anew += Number(numAffectedRows ?? 0n);
    }
    end.all += rows.length;
    if (rows.length > 0) told?.({ ...end });
    if (rows.length < PAGE) break;
    after = rows.at(-1)?.row ?? after;
  }
  return end;
}

/** How many values are sealed by a key, by its id; null: by a server from before keys had ids. */
export interface SealedBy {
  readonly what: SealedFor;
  readonly by: string | null;
  readonly count: number;
}

/** What is sealed with another key than the present one. */
export async function sealedElse(db: Kysely<Schema>, keys: Keyring): Promise<readonly SealedBy[]> {
  const found: SealedBy[] = [];
  for (const { what, table } of STORES) {
    const { rows } = await sql<{ by: string | null; count: number }>`select sealed_by as by, count(*)::integer as count
      from ${table} where sealed_by is distinct from ${keys.present.id} group by sealed_by order by sealed_by`.execute(
      db,
    );
    found.push(...rows.map((row) => ({ what, ...row })));
  }
  return found;
}

/** Those of which it is known that no key here opens them. */
export function unknownOf(found: readonly SealedBy[], keys: Keyring): readonly SealedBy[] {
  const known = new Set(readingKeys(keys).map(({ id }) => id));
  return found.filter(({ by }) => by !== null && !known.has(by));
}

/** Sessions that go on whose last token another key than the present one signed, and when the last of them is over. */
export async function signedElse(
  db: Kysely<Schema>,
  keys: Keyring,
  now: Date,
): Promise<{ readonly count: number; readonly until: Date | null }> {
  const { count, until } = await db
    .selectFrom('sessions')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('expires_at').as('until')])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where((where) => where.or([where('signed_by', 'is', null), where('signed_by', '<>', keys.present.id)]))
    .executeTakeFirstOrThrow();
  return { count: Number(count), until };
}
