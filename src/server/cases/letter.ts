import type { Kysely, Transaction } from 'kysely';
import type { CaseKind } from '#catalogues/cases.ts';
import { many } from '#catalogues/sentences/count.ts';
import { CASES } from '#catalogues/sentences/platform/cases.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';
import { administratorsToTell } from '../mail/administrators.ts';
import type { Mail, MailService } from '../mail/outbox.ts';
import { takeRound } from '../order-worker/lease.ts';

/** What telling of cases needs; `config.publicUrl`: where the portal is reached. */
interface LetterDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly mail: MailService;
  readonly config: { readonly publicUrl: string };
}

/** After a mail about cases what opens is gathered for so long, ms: a provider that breaks opens many. */
const GATHERED_MS = 10 * 60_000;

/** Cases that a mail itemises; the page has all of them. */
const MOST_ITEMS = 50;

/**
 * Mail every platform administrator of open cases that nobody was told of yet, each case once, all of them in one mail. What was closed
 * before is not told any more. Of several servers one mails.
 */
export async function tellOfCases(deps: LetterDeps): Promise<void> {
  const { db, clock, mail, config } = deps;
  const waiting = db.selectFrom('cases').select('id').where('told_at', 'is', null).where('closed_at', 'is', null);
  if ((await waiting.limit(1).executeTakeFirst()) === undefined) return;
  if (!(await takeRound(deps, 'case-mails', GATHERED_MS))) return;
  await db.transaction().execute(async (trx) => {
    const opened = await trx
      .updateTable('cases')
      .set({ told_at: clock() })
      .where('told_at', 'is', null)
      .where('closed_at', 'is', null)
      .returning(['id', 'kind', 'order_id', 'arrival_reference', 'difference_about', 'opened_at'])
      .execute();
    if (opened.length === 0) return;
    const told = opened
      .map((row) => ({
        ...{ id: row.id, kind: row.kind, at: row.opened_at },
        about: row.order_id ?? row.arrival_reference ?? row.difference_about ?? '',
      }))
      .sort((a, b) => a.id - b.id);
    for (const to of await administratorsToTell(trx)) await mail.queue(trx, letter(to, config.publicUrl, told));
  });
}

/** What a night's mail tells of is told: its cases need no mail of their own. */
export async function noteTold(trx: Transaction<Schema>, day: string, at: Date): Promise<void> {
  await trx
    .updateTable('cases')
    .set({ told_at: at })
    .where('told_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('reconciled_differences as difference')
          .select('difference.day')
          .whereRef('difference.kind', '=', 'cases.difference_kind')
          .whereRef('difference.about', '=', 'cases.difference_about')
          .where('difference.day', '=', day),
      ),
    )
    .execute();
}

interface Opened {
  readonly id: number;
  readonly kind: CaseKind;
  readonly about: string;
  readonly at: Date;
}

/** Without whose it is and why: mail is read in more places than the portal. */
function letter(to: string, publicUrl: string, opened: readonly Opened[]): Mail {
  const count = many(opened.length, 'case', 'cases');
  const more = opened.length - MOST_ITEMS;
  const text = [
    'Hello,',
    '',
    `Somebody has to look at ${count}:`,
    '',
    ...opened
      .slice(0, MOST_ITEMS)
      .map(
        ({ id, kind, about, at }) =>
          `- case ${id}: ${CASES.kinds[kind]}, … ${about.slice(-4)}, ${formatWhen(at.toISOString())}`,
      ),
    ...(more > 0 ? [`- and ${more} more`] : []),
    '',
    `Why, and who takes it: ${publicUrl}/cases`,
  ].join('\n');
  return { to, subject: `To look at: ${count} at ${new URL(publicUrl).host}`, text };
}
