import type { Transaction } from 'kysely';
import { writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';
import { isReserved } from '../changes/free-address.ts';
import { mailConfirmation } from '../confirm/mail-confirmation.ts';
import type { AccountDeps } from '../deps.ts';
import type { FoundMeter } from './find-meter.ts';
import { occupancyOf } from './occupancy.ts';
import type { Applicant } from './read-applicant.ts';

/**
 * Open an account with its services, its verification mail and a session at a network address, all in one transaction.
 * Answers the session's token; null when the e-mail address has an account, or may be taken back by one: of two at once, one opens it.
 */
export function openAccount(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'random' | 'links' | 'mail' | 'sessions'>,
  applicant: Applicant,
  given: { readonly meter: FoundMeter; readonly passwordHash: string; readonly address: string },
): Promise<string | null> {
  const { email, role } = applicant;
  const { meter } = given;
  const at = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    if (await isReserved(trx, email, { now: at })) return null;
    const row = await trx
      .insertInto('users')
      .values({
        id: deps.random.uuid(),
        email,
        password_hash: given.passwordHash,
        first_name: applicant.firstName,
        last_name: applicant.lastName,
        phone: applicant.phone,
        role,
        estate_id: meter.estate.id,
        meter_number: meter.meterNumber,
        status: role === 'service-user' ? await occupancyOf(trx, meter.meterNumber) : 'unoccupied',
        is_verified: false,
        link_awaited: true,
        email_unproven: true,
        address: meter.address,
        created_at: at,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return null;
    if (role === 'service-user') await giveServices(trx, row.id, meter.estate.id);
    const detail = { role, estate: meter.estate.id, meter: meter.meterNumber };
    const estateId = meter.estate.id;
    await writeAudit(trx, { at, actor: row.id, action: 'signed-up', subject: row.id, estateId, detail });
    await mailConfirmation(deps, trx, { userId: row.id, email });
    return deps.sessions.begin(row.id, given.address, trx);
  });
}

/** Who lives in an estate pays for its services; an owner who lives elsewhere pays the levy only. */
export async function giveServices(trx: Transaction<Schema>, userId: string, estateId: number): Promise<void> {
  // A service that is being made waits for this, or this for it: else neither would see the other.
  await trx.selectFrom('estates').select('id').where('id', '=', estateId).forShare().execute();
  await trx
    .insertInto('user_services')
    .columns(['user_id', 'service_id'])
    .expression((query) =>
      query
        .selectFrom('services')
        .select((select) => [select.val(userId).as('user_id'), 'id'])
        .where('estate_id', '=', estateId)
        // One that is disabled is given to everybody when it is enabled.
        .where('enabled', '=', true),
    )
    .execute();
}
