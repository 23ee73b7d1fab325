import type { Insertable, Transaction } from 'kysely';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_RULES } from '#machines/flows/platform/rules.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { refused } from '../../accounts/refused.ts';
import { writeAudit } from '../../audit.ts';
import type { AdminRequestsTable } from '../../db/schema/platform.ts';
import type { Schema } from '../../db/schema.ts';
import { refusal } from '../../http/answering/problems.ts';
import type { CallTaken } from '../../http/handlers.ts';
import type { Person } from '../../person.ts';
import type { PlatformDeps } from '../deps.ts';
import { lockEstate, noEstate } from '../find-estate.ts';
import { REQUEST_WORDS } from './words.ts';

/**
 * Keep what an administrator asks the platform for (S2 section 2, Request pages). An estate's administrator asks for the own
 * estate and no other; a new estate is nobody's yet. The log tells the platform alone: a request is its maker's. The same
 * request under the same key is kept once.
 */
export async function makeRequest(
  { db, clock }: Pick<PlatformDeps, 'db' | 'clock'>,
  person: Person,
  { key, kind, name, amount, estate, note }: CallTaken<'makeRequest'>,
) {
  const rule = kind === 'new-estate' ? PLATFORM_RULES.estateName : PLATFORM_RULES.serviceName;
  const read = rule.safeParse(name);
  if (!read.success) return refused('invalid-input', read.error.issues[0]?.message ?? MESSAGES.namePattern);
  const own = person.role === 'service-admin' ? (person.estate?.id ?? null) : null;
  if (person.role === 'service-admin') {
    if (own === null) return { status: 400, data: refusal('no-estate') } as const;
    if (estate !== undefined && estate !== own) return { status: 403, data: refusal('not-allowed') } as const;
  }
  const estateId = kind === 'new-estate' ? null : (estate ?? own);
  const amountKobo = amount === undefined ? null : koboOf(amount);
  return db.transaction().execute(async (trx) => {
    const known = estateId === null ? null : await lockEstate(trx, estateId);
    if (known === undefined) return noEstate;
    const at = clock();
    const values = {
      key: key ?? null,
      kind,
      name: read.data,
      amount_kobo: amountKobo,
      note: note || null,
      made_by: person.id,
    };
    const made = await trx
      .insertInto('admin_requests')
      .values({ ...values, estate_id: estateId, created_at: at, answered_by: null, answered_at: null, answer: null })
      .onConflict((conflict) => conflict.columns(['made_by', 'key', 'kind', 'name']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) return { status: 200, data: await sent(trx, person, values) } as const;
    const asked = [REQUEST_WORDS[kind], known?.name, amountKobo === null ? null : formatNaira(amountKobo)];
    const detail = { before: null, after: asked.filter(Boolean).join(', ') };
    await writeAudit(trx, { at, actor: person.id, action: 'request-made', subject: read.data, detail });
    return { status: 200, data: { message: PLATFORM_SENTENCES.inTouch, id: made.id } } as const;
  });
}

type Named = Pick<Insertable<AdminRequestsTable>, 'key' | 'kind' | 'name'>;

/** The answer to a request that was kept already. */
async function sent(trx: Transaction<Schema>, { id: maker }: Person, { key = null, kind, name }: Named) {
  const { id } = await trx
    .selectFrom('admin_requests')
    .select('id')
    .where('made_by', '=', maker)
    .where('key', '=', key)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return { message: PLATFORM_SENTENCES.inTouch, id };
}
