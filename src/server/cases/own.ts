import type { Kysely, Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { CASES as SAID } from '#catalogues/sentences/platform/cases.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import type { Person } from '../person.ts';

/** What owning a case needs. */
export interface CaseDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}

/**
 * Take an open case, take it over, or give one's own back, each with a line of the audit log. Of two who take it at once one has it, and
 * the other is told who: nobody loses a case without taking over being asked for.
 */
export function takeCase(
  { db, clock }: CaseDeps,
  { id: actor }: Pick<Person, 'id'>,
  { id, deed }: CallTaken<'takeCase'>,
): Promise<CallAnswer<'takeCase'>> {
  return db.transaction().execute(async (trx) => {
    const found = await held(trx, id);
    if (found === undefined) return refused('case-not-found', SAID.gone);
    if (found.closed_at !== null) return refused('case-closed', SAID.isClosed(id));
    const { owner_id: owner } = found;
    const at = clock();
    if (deed === 'give-back') {
      if (owner !== actor) return refused('not-own-case', SAID.notYours(id));
      await trx.updateTable('cases').set({ owner_id: null, owned_at: null }).where('id', '=', id).execute();
      await writeAudit(trx, { at, actor, action: 'case-given-back', subject: subjectOf(id) });
      return { status: 200, data: { message: SAID.givenBack(id) } } as const;
    }
    if (owner === actor) return { status: 200, data: { message: SAID.isYours(id) } } as const;
    const before = owner === null ? null : await nameOf(trx, owner);
    if (before !== null && deed === 'take') return refused('case-taken', SAID.isOthers(id, before));
    await trx.updateTable('cases').set({ owner_id: actor, owned_at: at }).where('id', '=', id).execute();
    await writeAudit(trx, { at, actor, action: 'case-taken', subject: subjectOf(id), detail: { before } });
    return { status: 200, data: { message: before === null ? SAID.taken(id) : SAID.tookOver(id, before) } } as const;
  });
}

/** Close the case of a difference that may stay, with why: it is not opened again for it. */
export function closeByHand(
  { db, clock }: CaseDeps,
  { id: actor }: Pick<Person, 'id'>,
  { id, reason }: CallTaken<'closeCase'>,
): Promise<CallAnswer<'closeCase'>> {
  return db.transaction().execute(async (trx) => {
    const found = await held(trx, id);
    if (found === undefined) return refused('case-not-found', SAID.gone);
    if (found.kind !== 'difference') return refused('case-closes-itself', SAID.closesItself(id));
    if (found.closed_at !== null) return refused('case-closed', SAID.isClosed(id));
    const at = clock();
    const closed = { closed_at: at, closed_by: actor, closed_because: reason, next_probe: null };
    await trx.updateTable('cases').set(closed).where('id', '=', id).execute();
    const detail = { before: `${found.difference_kind} ${found.difference_about}`, after: reason };
    await writeAudit(trx, { at, actor, action: 'case-closed', subject: subjectOf(id), detail });
    return { status: 200, data: { message: SAID.closedNow(id) } } as const;
  });
}

const subjectOf = (id: number): string => `case ${id}`;

/** A case, held. */
function held(trx: Transaction<Schema>, id: number) {
  return trx.selectFrom('cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

async function nameOf(trx: Transaction<Schema>, id: string): Promise<string> {
  const { first_name, last_name } = await trx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return `${first_name} ${last_name}`.trim();
}
