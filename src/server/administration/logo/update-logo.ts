import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { writeAudit } from '../../audit.ts';
import type { ChangeDeps, OwnEstate } from '../own-estate.ts';
import { describeLogo, readLogo } from './read-logo.ts';

/** Replace the logo of the own estate (S2 section 5). */
export async function updateLogo(
  { db, clock }: ChangeDeps,
  estate: OwnEstate,
  actor: string,
  address: string,
): Promise<CallAnswer<'updateLogo'>> {
  const read = readLogo(address);
  if (!('logo' in read)) return { status: 400, data: read };
  const { logo } = read;
  await db.transaction().execute(async (trx) => {
    const row = trx.selectFrom('estates').select('logo').where('id', '=', estate.id).forNoKeyUpdate();
    const { logo: before } = await row.executeTakeFirstOrThrow();
    if (before === logo) return;
    await trx.updateTable('estates').set({ logo }).where('id', '=', estate.id).execute();
    const detail = { before: before && describeLogo(before), after: describeLogo(logo) };
    const deed = { at: clock(), actor, action: 'logo-changed', subject: estate.name } as const;
    await writeAudit(trx, { ...deed, estateId: estate.id, detail });
  });
  return { status: 200, data: { message: ESTATE_SENTENCES.logoSaved, property_logo: logo } };
}
