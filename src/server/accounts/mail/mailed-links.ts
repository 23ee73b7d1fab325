import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { LINK_HOURS } from '#catalogues/limits.ts';
import type { MailedLinksTable } from '../../db/schema/accounts.ts';
import type { Schema } from '../../db/schema.ts';
import type { Random } from '../../random.ts';

/** What a mailed link is for. */
export type LinkPurpose = MailedLinksTable['purpose'];

/** Whose link it is, and the address it was mailed to. */
export interface LinkHolder {
  readonly userId: string;
  readonly email: string;
}

const TOKEN_BYTES = 16;
const HOURS: Readonly<Record<LinkPurpose, number>> = {
  'reset-password': LINK_HOURS.resetPassword,
  'confirm-email': LINK_HOURS.confirmEmail,
};
/** The page that a link opens, behind `#`: no server, proxy or log sees what follows that sign. */
const PAGES: Readonly<Record<LinkPurpose, string>> = {
  'reset-password': 'reset-password',
  'confirm-email': 'confirmEmail',
};

/** Links that prove an address by being mailed to it; each works once, until its time is over. */
export interface MailedLinks {
  /** Make a link for a person, in the caller's transaction; earlier ones for the same purpose end. Answers the address to mail. */
  issue(trx: Transaction<Schema>, purpose: LinkPurpose, holder: LinkHolder): Promise<string>;
  /** Whose link a token belongs to while it works, without using it; null when it does not work. */
  find(db: Kysely<Schema>, purpose: LinkPurpose, token: string): Promise<LinkHolder | null>;
  /** Use a link in the caller's transaction; null when it is unknown, used or over. Of two at once one gets it. */
  redeem(trx: Transaction<Schema>, purpose: LinkPurpose, token: string): Promise<LinkHolder | null>;
}

/** Mailed links of one installation; the data base holds a hash of each. */
export function mailedLinks(deps: { random: Random; clock: () => Date; publicUrl: string }): MailedLinks {
  const { random, clock, publicUrl } = deps;
  return {
    async issue(trx, purpose, { userId, email }) {
      const token = Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');
      const now = clock();
      // The person's lock: of two links made at once, the first is seen and ended by the second.
      await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      await endLinks(trx, userId, purpose, now);
      await trx
        .insertInto('mailed_links')
        .values({
          id: random.uuid(),
          user_id: userId,
          purpose,
          token_hash: hashOf(token),
          email,
          created_at: now,
          expires_at: new Date(now.getTime() + HOURS[purpose] * 3_600_000),
          used_at: null,
        })
        .execute();
      return `${publicUrl}/#${PAGES[purpose]}/${token}`;
    },
    async find(db, purpose, token) {
      const row = await db
        .selectFrom('mailed_links')
        .select(['user_id', 'email'])
        .where('token_hash', '=', hashOf(token))
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', clock())
        .executeTakeFirst();
      return row === undefined ? null : { userId: row.user_id, email: row.email };
    },
    async redeem(trx, purpose, token) {
      const now = clock();
      // The person's lock comes first, as it does wherever links are made or ended: else the two could wait for each other.
      await trx
        .selectFrom('users')
        .select('id')
        .where('id', '=', (query) =>
          query.selectFrom('mailed_links').select('user_id').where('token_hash', '=', hashOf(token)),
        )
        .forUpdate()
        .execute();
      const row = await trx
        .updateTable('mailed_links')
        .set({ used_at: now })
        .where('token_hash', '=', hashOf(token))
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['user_id', 'email'])
        .executeTakeFirst();
      return row === undefined ? null : { userId: row.user_id, email: row.email };
    },
  };
}

/** End every link of a person for a purpose: what it would do is done, or another one took its place. */
export async function endLinks(
  trx: Transaction<Schema>,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('mailed_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
