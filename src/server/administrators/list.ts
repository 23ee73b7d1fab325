import { type Kysely, sql } from 'kysely';
import type { AdministratorState } from '#catalogues/administrators.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';

interface Row {
  readonly id: string;
  readonly state: AdministratorState;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly estate_id: number;
  readonly estate_name: string;
  readonly since: Date;
  readonly until: Date | null;
  readonly by: string | null;
  readonly second_factor: boolean;
  readonly locked: boolean;
}

/** A page of who administers an estate, or every one, and who is invited to: by estate, those in office first, then by name. */
export async function listAdministrators(
  { db, now }: { readonly db: Kysely<Schema>; readonly now: Date },
  asker: string,
  { estateId, page, rows: most }: Pick<CallTaken<'administrators'>, 'page' | 'rows'> & { estateId: number | 'every' },
): Promise<CallAnswer<'administrators'>> {
  const of = estateId === 'every' ? sql`true` : sql`estates.id = ${estateId}`;
  const every = sql`(
    select users.id::text as id, 'active' as state, users.email, estates.id as estate_id, estates.name as estate_name,
      users.first_name, users.last_name, users.created_at as since,
      null::timestamptz as until, null::text as by,
      exists (select from second_factors where user_id = users.id) as second_factor,
      users.locked_at is not null as locked
    from users join estates on estates.id = users.estate_id
    where users.role = 'service-admin' and not users.disabled and ${of}
    union all
    select invitation.id::text, case when invitation.expires_at > ${now} then 'invited' else 'expired' end,
      invitation.email, estates.id, estates.name,
      invitation.first_name, invitation.last_name, invitation.created_at, invitation.expires_at,
      trim(concat(inviter.first_name, ' ', inviter.last_name)), false, false
    from administrator_invitations as invitation
    join estates on estates.id = invitation.estate_id
    join users as inviter on inviter.id = invitation.invited_by
    where invitation.accepted_at is null and invitation.ended_at is null and ${of}
  ) as every_one`;
  const counted = await sql<{ total: number }>`select count(*) as total from ${every}`.execute(db);
  const { rows } = await sql<Row>`
    select * from ${every}
    order by lower(estate_name), estate_id, state <> 'active', lower(first_name), lower(last_name), id
    limit ${most} offset ${(page - 1) * most}`.execute(db);
  const administrators = rows.map(({ estate_id, estate_name, since, until, ...row }) => ({
    ...row,
    estate: { id: estate_id, name: estate_name },
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
    self: row.id === asker,
  }));
  return { status: 200, data: { administrators, total: Number(counted.rows[0]?.total ?? 0), page } };
}
