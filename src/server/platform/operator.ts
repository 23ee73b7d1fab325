import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { OPERATOR } from '#catalogues/sentences/platform/operator.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken, Handlers } from '../http/handlers.ts';
import type { PlatformDeps } from './deps.ts';

const fact = z.string().nullable().catch(null);
const SHAPE = z.object({ name: fact, hours: fact, address: fact }).catch({ name: null, hours: null, address: null });

/** The calls about who runs the portal. */
export function operatorHandlers(
  deps: Pick<PlatformDeps, 'db' | 'clock'>,
): Pick<Handlers, 'portalOperator' | 'setOperator'> {
  return {
    portalOperator: async () => ({ status: 200, data: await readOperator(deps.db) }),
    setOperator: ({ input, person }) => setOperator(deps, person.id, input),
  };
}

/** Who runs the portal, as it was filled in; null where it was not. */
async function readOperator(db: Kysely<Schema>): Promise<z.infer<typeof SHAPE>> {
  const row = await db
    .selectFrom('platform_settings')
    .select('value')
    .where('name', '=', 'operator')
    .executeTakeFirst();
  return SHAPE.parse(JSON.parse(row?.value ?? 'null'));
}

/** Fill one of them in, or take it away; each change has its line. */
function setOperator(
  { db, clock }: Pick<PlatformDeps, 'db' | 'clock'>,
  actor: string,
  { fact, text }: CallTaken<'setOperator'>,
): Promise<CallAnswer<'setOperator'>> {
  return db.transaction().execute(async (trx) => {
    const at = clock();
    const by = { set_by: actor, set_at: at };
    await trx
      .insertInto('platform_settings')
      .values({ name: 'operator', value: 'null', ...by })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Of two changes at once the second sees the first.
    await trx.selectFrom('platform_settings').select('name').where('name', '=', 'operator').forUpdate().execute();
    const before = await readOperator(trx);
    const operator = { ...before, [fact]: text || null };
    if (operator[fact] !== before[fact]) {
      const set = { value: JSON.stringify(operator), ...by };
      await trx.updateTable('platform_settings').set(set).where('name', '=', 'operator').execute();
      const detail = { before: before[fact], after: operator[fact] };
      await writeAudit(trx, { at, actor, action: 'settings-changed', subject: OPERATOR.called[fact], detail });
    }
    return { status: 200, data: { ...operator, message: PLATFORM_SENTENCES.settingsSaved } } as const;
  });
}
