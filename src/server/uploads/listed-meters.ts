import { type Kysely, type RawBuilder, sql } from 'kysely';
import { UPLOAD_PAGE } from '#catalogues/uploads.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { IS_RESIDENT } from '../residents/residents.ts';
import { unheldMeters } from '../residents/unheld-meters.ts';

/** So many digits are looked for anywhere in a number; fewer are its beginning, or the number of a house. */
const INSIDE = 4;

/** A page of an estate's meters, all or those without a resident or those that are looked for, in the order of their numbers. */
export async function listedMeters(
  db: Kysely<Schema>,
  estateId: number,
  { page, term = '', listed }: Pick<CallTaken<'uploadedMeters'>, 'page' | 'term' | 'listed'>,
) {
  const all =
    listed === 'without-residents'
      ? unheldMeters(db, estateId)
      : db.selectFrom('meters').where('meters.estate_id', '=', estateId);
  const meant = isMeant(term);
  const found = meant === null ? all : all.where(meant);
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['meters.landlord_name', 'meters.meter_number', 'meters.house_address', 'meters.estate_id'])
    .select(
      sql<number>`(select count(*)::integer from residences as users where users.meter_number = meters.meter_number and ${IS_RESIDENT})`.as(
        'accounts',
      ),
    )
    .orderBy('meters.meter_number')
    .limit(UPLOAD_PAGE)
    .offset((page - 1) * UPLOAD_PAGE)
    .execute();
  const meters = rows.map(({ estate_id, ...row }) => ({ ...row, property_id: estate_id }));
  return { meters, total: Number(total), page };
}

/** Which meters a term means as people type it: digits of a number with its gaps, or words of whose house it is and where; null: all. */
function isMeant(term: string): RawBuilder<boolean> | null {
  const typed = term.trim();
  if (typed === '') return null;
  const digits = digitsOf(typed);
  if (/^\d+$/.test(digits)) return numbered(digits);
  const words = typed.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql<boolean>`false`;
  return sql<boolean>`(${sql.join(words.map(saysWord), sql` and `)})`;
}

const atHouse = (word: string) => sql`meters.house_address ~* ${`\\m${word}\\M`}`;

function numbered(digits: string): RawBuilder<boolean> {
  const part = digits.length < INSIDE ? `${digits}%` : `%${digits}%`;
  return sql<boolean>`(meters.meter_number like ${part} or ${atHouse(digits)})`;
}

/** A number is one whole word, 'House 1' is not 'House 12', and a long one may be a meter's; of words the beginning will do. */
function saysWord(word: string): RawBuilder<boolean> {
  if (/^\d+$/.test(word)) return word.length < INSIDE ? sql<boolean>`${atHouse(word)}` : numbered(word);
  const begins = `\\m${word}`;
  return sql<boolean>`(meters.landlord_name ilike ${`%${word}%`} or meters.house_address ~* ${begins})`;
}
