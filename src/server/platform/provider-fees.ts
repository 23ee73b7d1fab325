import type { Kysely } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { PROVIDERS, providerOf } from '#catalogues/products/providers.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import type { PlatformDeps } from './deps.ts';

/** The convenience fee of every provider, naira; null where none is set (DECISIONS 18). */
export async function providerFees(db: Kysely<Schema>): Promise<CallAnswer<'providerFees'>> {
  const rows = await db.selectFrom('provider_fees').selectAll().execute();
  const set = new Map(rows.map((row) => [row.provider, row]));
  const fees = PROVIDERS.map(({ code, name }) => {
    const row = set.get(code);
    const kobo = row?.fee_kobo ?? null;
    const updatedAt = row?.updated_at.toISOString() ?? null;
    return { provider: code, label: name, fee: kobo === null ? null : nairaOf(kobo), updatedAt };
  });
  return { status: 200, data: { fees } };
}

/**
 * Set a provider's fee, or take it away. It is read when an order is priced and stands in the order from then on; a buyer who
 * was shown another total is asked again, so nobody is charged a fee that they did not see.
 */
export function setProviderFee(
  { db, clock }: Pick<PlatformDeps, 'db' | 'clock'>,
  actor: string,
  { provider: code, fee }: CallTaken<'setProviderFee'>,
): Promise<CallAnswer<'setProviderFee'>> {
  return db.transaction().execute(async (trx) => {
    const provider = providerOf(code);
    if (provider === undefined) return refused('provider-not-found', PLATFORM_SENTENCES.noProvider);
    const kobo = fee === null ? null : koboOf(fee);
    const at = clock();
    await trx
      .insertInto('provider_fees')
      .values({ provider: code, fee_kobo: null, updated_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = trx.selectFrom('provider_fees').select('fee_kobo').where('provider', '=', code).forNoKeyUpdate();
    const { fee_kobo: before } = await row.executeTakeFirstOrThrow();
    if (before !== kobo) {
      await trx
        .updateTable('provider_fees')
        .set({ fee_kobo: kobo, updated_at: at })
        .where('provider', '=', code)
        .execute();
      const detail = { before: inWords(before), after: inWords(kobo) };
      await writeAudit(trx, { at, actor, action: 'provider-fee-set', subject: provider.name, detail });
    }
    const { feeSet, feeTakenAway } = PLATFORM_SENTENCES;
    const message = kobo === null ? feeTakenAway(provider.name) : feeSet(provider.name, formatNaira(kobo));
    return { status: 200, data: { message, fee } };
  });
}

const inWords = (kobo: number | null) => (kobo === null ? 'none' : formatNaira(kobo));
