import type { CallAnswer } from '#catalogues/calls/services.ts';
import { COMPANIES, type Company } from '#catalogues/products/companies.ts';
import { COMPANY_SENTENCES } from '#catalogues/sentences/estate/company.ts';
import { writeAudit } from '../audit.ts';
import type { ChangeDeps, OwnEstate } from './own-estate.ts';

/** Who supplies the own estate. */
export async function readCompany(
  { db }: Pick<ChangeDeps, 'db'>,
  { id }: OwnEstate,
): Promise<CallAnswer<'estateCompany'>> {
  const { company } = await db.selectFrom('estates').select('company').where('id', '=', id).executeTakeFirstOrThrow();
  return { status: 200, data: { company } };
}

/** Say who supplies the own estate. What is ordered already is bought where its meter was found. */
export async function setCompany(
  { db, clock }: ChangeDeps,
  estate: OwnEstate,
  actor: string,
  company: Company,
): Promise<CallAnswer<'setEstateCompany'>> {
  await db.transaction().execute(async (trx) => {
    const row = trx.selectFrom('estates').select('company').where('id', '=', estate.id).forNoKeyUpdate();
    const { company: before } = await row.executeTakeFirstOrThrow();
    if (before === company) return;
    await trx.updateTable('estates').set({ company }).where('id', '=', estate.id).execute();
    const detail = { before: before === null ? null : COMPANIES[before], after: COMPANIES[company] };
    const deed = { at: clock(), actor, action: 'company-changed', subject: estate.name } as const;
    await writeAudit(trx, { ...deed, estateId: estate.id, detail });
  });
  return { status: 200, data: { message: COMPANY_SENTENCES.set(COMPANIES[company]), company } };
}
