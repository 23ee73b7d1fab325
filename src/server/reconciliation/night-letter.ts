import type { Kysely, Transaction } from 'kysely';
import { many } from '#catalogues/sentences/count.ts';
import { DIFFERENCE_WORDS } from '#catalogues/sentences/platform/pages.ts';
import { STATEMENT_SENTENCES } from '#catalogues/sentences/platform/statements.ts';
import { formatDay, formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import { noteTold } from '../cases/letter.ts';
import type { Schema } from '../db/schema.ts';
import { administratorsToTell } from '../mail/administrators.ts';
import type { Mail, MailService } from '../mail/outbox.ts';
import type { Unread } from './books.ts';

/** What telling of a night needs; `config.publicUrl`: where the portal is reached. */
export interface NightDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly mail: MailService;
  readonly config: { readonly publicUrl: string };
}

/** Differences that a mail itemises; the page has all of them. */
const MOST_ITEMS = 50;

/**
 * End the night of a day, once: of differences that no night before has found every platform administrator is told in the caller's
 * transaction.
 */
export async function tellOfNight(
  trx: Transaction<Schema>,
  { clock, mail, config }: Omit<NightDeps, 'db'>,
  day: string,
): Promise<void> {
  const found = await trx
    .selectFrom('reconciled_differences')
    .selectAll()
    .where('day', '=', day)
    .orderBy('at')
    .orderBy('about')
    .execute();
  const told = found.length === 0 ? [] : await administratorsToTell(trx);
  const ended = await trx
    .insertInto('reconciled_nights')
    .values({ day, done_at: clock(), mailed: told.length })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (ended === undefined) return;
  if (told.length > 0) await noteTold(trx, day, clock());
  const unread = await trx
    .selectFrom('reconciled_books')
    .select('book')
    .where('day', '=', day)
    .where('state', '=', 'not-read')
    .execute();
  for (const to of told) {
    await mail.queue(trx, letter(to, `${config.publicUrl}/reconciliation?from=${day}&to=${day}`, day, found, unread));
  }
}

/** Tell of a book of a day that could not be read for as long as that is tried, whatever the others say. */
export async function tellOfUnread(
  trx: Transaction<Schema>,
  { mail, config }: Omit<NightDeps, 'db'>,
  day: string,
  { book, reason }: Unread,
): Promise<void> {
  const name = STATEMENT_SENTENCES.books[book];
  const text = [
    'Hello,',
    '',
    `The book of ${name} of ${formatDay(day)} could not be read (${reason}), so nobody has compared it.`,
    '',
    `Compare it by hand once it answers: ${config.publicUrl}/reconciliation?from=${day}&to=${day}`,
  ].join('\n');
  for (const to of await administratorsToTell(trx))
    await mail.queue(trx, { to, subject: `The books of ${formatDay(day)}: ${name} not read`, text });
}

interface Told {
  readonly kind: keyof typeof DIFFERENCE_WORDS;
  readonly about: string;
  readonly at: Date;
  readonly kobo: number;
}

function letter(
  to: string,
  address: string,
  day: string,
  found: readonly Told[],
  unread: readonly { readonly book: keyof typeof STATEMENT_SENTENCES.books }[],
): Mail {
  const count = many(found.length, 'difference', 'differences');
  const more = found.length - MOST_ITEMS;
  const text = [
    'Hello,',
    '',
    `The books of ${formatDay(day)} were compared with those of the payment provider and the vendor: ${count}.`,
    '',
    ...found.slice(0, MOST_ITEMS).map(lineOf),
    ...(more > 0 ? [`- and ${more} more`] : []),
    ...(unread.length === 0
      ? []
      : ['', `${STATEMENT_SENTENCES.notRead(unread.map(({ book }) => STATEMENT_SENTENCES.books[book]))}.`]),
    '',
    `What each of the books says: ${address}`,
    ...(found.length === 0 ? [] : [`Who takes care of it: ${new URL(address).origin}/cases`]),
  ].join('\n');
  return { to, subject: `The books of ${formatDay(day)}: ${count}`, text };
}

/** A difference without whose it is: mail is read in more places than the portal. */
function lineOf({ kind, about, at, kobo }: Told): string {
  return `- ${DIFFERENCE_WORDS[kind]}: ${formatNaira(kobo)}, ${formatWhen(at.toISOString())}, … ${about.slice(-4)}`;
}
