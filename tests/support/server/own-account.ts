import { SIGN_IN_DEEDS } from '#catalogues/audit.ts';
import { MAILED_PAGE } from '#catalogues/mailed-pages.ts';
import type { TestApp } from './app.ts';

/** What the data base has of an account and around it, for tests that change one. */
export function ownAccount(portal: TestApp, email: string) {
  const { db } = portal;
  const row = () => db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  return {
    email,
    row,
    /** The mails queued to the address, in no order. */
    mails: () => db.selectFrom('mail_outbox').select(['subject', 'text']).where('to_address', '=', email).execute(),
    /** The subjects of those mails, sorted. */
    subjects: async () => {
      const mails = await db.selectFrom('mail_outbox').select('subject').where('to_address', '=', email).execute();
      return mails.map(({ subject }) => subject).sort();
    },
    /** What the audit log tells of the account besides who signed in, oldest first. */
    audit: async () => {
      const { id } = await row();
      const lines = await db
        .selectFrom('audit')
        .select(['action', 'actor', 'detail'])
        .where('subject', '=', id)
        .where('action', 'not in', SIGN_IN_DEEDS)
        .orderBy('id')
        .execute();
      const who = (actor: string | null) => (actor === id ? 'themselves' : actor);
      return lines.map(({ action, actor, detail }) => ({ action, by: who(actor), detail: JSON.parse(detail) }));
    },
  };
}

/** The token of a link in a mail's text; '' where there is none. */
export function tokenIn(text: string): string {
  return new RegExp(`/#(?:${MAILED_PAGE})/([\\w-]+)$`, 'm').exec(text)?.[1] ?? '';
}
