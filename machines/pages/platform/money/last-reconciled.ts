import { STATEMENT_SENTENCES } from '#catalogues/sentences/platform/statements.ts';
import { formatDay, formatWhen } from '#machines/kit/writing/format.ts';
import type { Good } from '../../answers.ts';

const { books, notRead: unread, reconciled } = STATEMENT_SENTENCES;

/** When the books were compared by themselves last, what that came to, and what was not read. */
export function reconciledWords(last: NonNullable<Good<'statement'>['reconciled']>): string {
  const { day, at, differences, notRead } = last;
  const said = reconciled(formatDay(day), formatWhen(at), differences);
  return notRead.length === 0 ? said : `${said}. ${unread(notRead.map((book) => books[book]))}`;
}
