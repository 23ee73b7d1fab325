import { createHash } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { LINK_HOURS, TAKE_BACK_DAYS } from '#catalogues/limits.ts';
import { MAILED_PAGES, type MailedFor } from '#catalogues/mailed-pages.ts';
import type { MailedLinksTable } from '../db/schema/accounts.ts';
import type { Schema } from '../db/schema.ts';
import type { Random } from '../random.ts';

/** What a mailed link is for. */
export type LinkPurpose = MailedLinksTable['purpose'];

/** Whose link it is, and the address it was mailed to. */
export interface LinkHolder {
  readonly userId: string;
  readonly email: string;
  /** The change that it takes back. */
  readonly changeId?: number;
}

const TOKEN_BYTES = 16;
const HOURS: Readonly<Record<LinkPurpose, number>> = {
  'reset-password': LINK_HOURS.resetPassword,
  'confirm-email': LINK_HOURS.confirmEmail,
  'take-back': TAKE_BACK_DAYS * 24,
};

/** Links that prove an address by being mailed to it; each works once, until its time is over. */
export interface MailedLinks {
  /**
   * Make a link for a person, in the caller's transaction; earlier ones for the same purpose and address end, but those that
   * take something back. Answers the address to mail.
   */
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
    async issue(trx, purpose, { userId, email, changeId }) {
      const token = linkToken(random);
      const now = clock();
      // The person's lock: of two links made at once, the first is seen and ended by the second.
      await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      if (purpose !== 'take-back') await endLinks(trx, userId, purpose, now, email);
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
          change_id: changeId ?? null,
        })
        .execute();
      return linkTo(publicUrl, purpose, token);
    },
    async find(db, purpose, token) {
      const row = await db
        .selectFrom('mailed_links')
        .select(['user_id', 'email', 'change_id'])
        .where('token_hash', '=', hashOf(token))
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', clock())
        .executeTakeFirst();
      return row === undefined ? null : holderOf(row);
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
        .returning(['user_id', 'email', 'change_id'])
        .executeTakeFirst();
      return row === undefined ? null : holderOf(row);
    },
  };
}

/** End every link of a person for a purpose, or those to one address: what it would do is done, or another one took its place. */
export async function endLinks(
  trx: Transaction<Schema>,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
  email?: string,
): Promise<void> {
  const links = trx
    .updateTable('mailed_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null);
  await (email === undefined ? links : links.where('email', '=', email)).execute();
}

function holderOf(row: Pick<Selectable<MailedLinksTable>, 'user_id' | 'email' | 'change_id'>): LinkHolder {
  return { userId: row.user_id, email: row.email, ...(row.change_id !== null && { changeId: row.change_id }) };
}

/** The secret of a new link, as it stands in the mail. */
export const linkToken = (random: Pick<Random, 'bytes'>): string =>
  Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');

/** The address of a link, as it is mailed. No server, proxy or log sees what follows the `#`. */
export const linkTo = (publicUrl: string, to: MailedFor, token: string): string =>
  `${publicUrl}/#${MAILED_PAGES[to]}/${token}`;

/** What the data base holds of a link: the SHA-256 of its secret in hex. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
