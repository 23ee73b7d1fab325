import { type Kysely, sql, type Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { HOUSEHOLD as SAID } from '#catalogues/sentences/household.ts';
import { type Living, livingOn } from '../administration/moving-out/who.ts';
import { noMeter, ownMeter } from '../administration/own-estate.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import { lockResidents } from '../residents/residents.ts';
import { type House, type HouseholdDeps, houseOfMember } from './whose.ts';

/**
 * Who leads the household of a meter: whoever was named and has not left since, else the one who lives there longest of those who are let in. Null
 * where nobody is. The id of a person.
 */
export async function headOf(db: Kysely<Schema>, meterNumber: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select users.id from residences as users
    left join lateral (
      select settled_at from meter_moves
      where user_id = users.id and meter_number = users.meter_number and way = 'in' and settled_at is not null
      order by id desc limit 1
    ) as came on true
    left join household_heads as head on head.meter_number = users.meter_number and head.user_id = users.id
      and not exists (
        select from meter_moves as gone
        where gone.user_id = users.id and gone.meter_number = users.meter_number and gone.way = 'out' and gone.at >= head.named_at
      )
    where users.meter_number = ${meterNumber} and users.role = 'service-user'
      and users.is_verified and not users.link_awaited and not users.disabled
    order by head.named_at is null, coalesce(came.settled_at, users.created_at), users.id
    limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Say who leads a household: whoever lives there and is let in. An administrator of its estate may, and whoever leads it now. */
export async function nameHead(
  { db, clock }: HouseholdDeps,
  person: Person,
  input: CallTaken<'nameHouseholdHead'>,
): Promise<CallAnswer<'nameHouseholdHead'>> {
  const { user_id: userId } = input;
  const house = await houseOfMember(db, person, input);
  if ('status' in house) return house;
  return db.transaction().execute(async (trx) => {
    const living = await heldHousehold(trx, house);
    if (living === null) return noMeter;
    const head = await headOf(trx, house.meterNumber);
    if (person.role === 'service-user' && head !== person.id) return refused('not-head', SAID.notHead);
    const named = living.find(({ id, settled }) => id === userId && settled);
    if (named === undefined) return refused('moved', SAID.changed);
    if (head === userId) return refused('leads-already', SAID.leadsAlready(named.name));
    const at = clock();
    const row = { estate_id: house.estate.id, user_id: userId, named_by: person.id, named_at: at };
    await trx
      .insertInto('household_heads')
      .values({ meter_number: house.meterNumber, ...row })
      .onConflict((conflict) => conflict.column('meter_number').doUpdateSet(row))
      .execute();
    const before = living.find(({ id }) => id === head)?.name ?? null;
    await writeAudit(trx, {
      ...{
        at,
        actor: person.id,
        action: 'household-head-named',
        subject: house.meterNumber,
        estateId: house.estate.id,
      },
      detail: { before, after: named.name },
    });
    return { status: 200, data: { message: SAID.leadsNow(named.name, house.address) } };
  });
}

/**
 * Everybody on a meter, whose row is held until the transaction ends, as moving out holds it; null where the meter is gone. Of two who change a
 * household at once the second finds what the first has done.
 */
export async function heldHousehold(
  trx: Transaction<Schema>,
  { estate, meterNumber }: House,
): Promise<readonly Living[] | null> {
  const meter = await ownMeter(trx, estate, meterNumber).forNoKeyUpdate().executeTakeFirst();
  if (meter === undefined) return null;
  await lockResidents(trx, meterNumber);
  return livingOn(trx, estate.id, meterNumber);
}
