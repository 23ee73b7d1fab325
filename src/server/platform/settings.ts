import type { Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ORDER_KIND_NAMES, type OrderKind } from '#catalogues/orders.ts';
import { SOLD_AS } from '#catalogues/platform.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken, Handlers } from '../http/handlers.ts';
import { readSettings } from '../read-settings.ts';
import type { PlatformDeps } from './deps.ts';

type SettingCalls = 'platformSettings' | 'setPlatformSettings' | 'portalNotice';

/** The calls about the settings of the platform. */
export function settingHandlers(deps: Pick<PlatformDeps, 'db' | 'clock'>): Pick<Handlers, SettingCalls> {
  const read = async () => ({ status: 200, data: await readSettings(deps.db) }) as const;
  return {
    platformSettings: read,
    portalNotice: read,
    setPlatformSettings: ({ input, person }) => setSettings(deps, person.id, input),
  };
}

type Name = 'notice' | 'paused';

/** Set the notice and what is not sold; it holds on every server from the next order on, and each change has its line. */
function setSettings(
  { db, clock }: Pick<PlatformDeps, 'db' | 'clock'>,
  actor: string,
  given: CallTaken<'setPlatformSettings'>,
): Promise<CallAnswer<'setPlatformSettings'>> {
  const notice = given.notice || null;
  const paused = ORDER_KIND_NAMES.filter((kind) => given.paused.includes(kind));
  return db.transaction().execute(async (trx) => {
    const at = clock();
    await lock(trx, { set_by: actor, set_at: at });
    const before = await readSettings(trx);
    await change('notice', 'Notice', notice, before.notice, notice);
    await change('paused', 'Not sold', paused, inWords(before.paused), inWords(paused));
    return { status: 200, data: { notice, paused, message: PLATFORM_SENTENCES.settingsSaved } };

    async function change(name: Name, subject: string, value: unknown, was: string | null, is: string | null) {
      if (was === is) return;
      const set = { value: JSON.stringify(value), set_by: actor, set_at: at };
      await trx.updateTable('platform_settings').set(set).where('name', '=', name).execute();
      const detail = { before: was, after: is };
      await writeAudit(trx, { at, actor, action: 'settings-changed', subject, detail });
    }
  });
}

/** Have both rows, locked: of two changes at once the second sees the first. */
async function lock(trx: Transaction<Schema>, by: { readonly set_by: string; readonly set_at: Date }): Promise<void> {
  await trx
    .insertInto('platform_settings')
    .values([
      { name: 'notice', value: 'null', ...by },
      { name: 'paused', value: '[]', ...by },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.selectFrom('platform_settings').select('name').orderBy('name').forUpdate().execute();
}

const inWords = (paused: readonly OrderKind[]) => paused.map((kind) => SOLD_AS[kind]).join(', ') || null;
