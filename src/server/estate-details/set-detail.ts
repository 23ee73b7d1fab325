import type { Kysely, Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ESTATE_DETAIL } from '#catalogues/sentences/estate/details.ts';
import { DETAIL_RULES } from '#machines/flows/estate/detail-rules.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import type { CallTaken } from '../http/handlers.ts';
import { noSuchEstate, refused } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import { estateNamed } from '../platform/estate-named.ts';
import { oneLine } from '../text.ts';

/** What the calls about the details of an estate need. */
export interface DetailDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}

type Details = Extract<CallAnswer<'estateDetails'>, { readonly status: 200 }>['data'];

/** In which column each stands. */
const COLUMNS = { name: 'name', address: 'address', phone: 'office_phone', email: 'office_email' } as const;

/** What an estate is called, where it is and how its office is reached; undefined where there is no such estate. */
export const readDetails = (db: Kysely<Schema>, id: number): Promise<Details | undefined> =>
  db
    .selectFrom('estates')
    .select(['id', 'name', 'address', 'office_phone as phone', 'office_email as email'])
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * Change one of them, or take it away. Of two changes at once the second sees the first: whoever was shown what stood before is asked again. What
 * the estate was called is kept, for receipts that were made by then say it.
 */
export async function setDetail(deps: DetailDeps, actor: string, id: number, given: Given): Promise<Answer> {
  const { detail, text } = given;
  if (text === null && detail === 'name') return refused('invalid-input', ESTATE_DETAIL.nameStays);
  const read = text === null ? null : DETAIL_RULES[detail].safeParse(oneLine(text));
  if (read?.success === false) return refused('invalid-input', read.error.issues[0]?.message ?? '');
  const after = read?.data ?? null;
  try {
    return await deps.db.transaction().execute((trx) => change(trx, { clock: deps.clock, actor, id, ...given, after }));
  } catch (cause) {
    // A name that another estate took in the same moment: no other value is unique here.
    if (isUniqueViolation(cause)) return refused('name-taken', ESTATE_DETAIL.nameTaken(after ?? ''));
    throw cause;
  }
}

type Given = Pick<CallTaken<'setEstateDetail'>, 'detail' | 'text' | 'before'>;
type Answer = CallAnswer<'setEstateDetail'>;

interface Wanted extends Given {
  readonly clock: () => Date;
  readonly actor: string;
  readonly id: number;
  readonly after: string | null;
}

async function change(
  trx: Transaction<Schema>,
  { clock, actor, id, detail, before: shown, after }: Wanted,
): Promise<Answer> {
  const stood = (await lockEstate(trx, id)) && (await readDetails(trx, id));
  if (stood === undefined) return noSuchEstate;
  const { [detail]: before, name } = stood;
  const called = ESTATE_DETAIL.called[detail];
  if (after === before) {
    const message = after === null ? ESTATE_DETAIL.noneAlready(called) : ESTATE_DETAIL.already(called, after);
    return { status: 200, data: { message, details: stood } };
  }
  if (shown !== undefined && shown !== before) return refused('changed-meanwhile', ESTATE_DETAIL.changedMeanwhile);
  if (detail === 'name' && after !== null) {
    const other = await estateNamed(trx, after).where('id', '<>', id).executeTakeFirst();
    if (other !== undefined) return refused('name-taken', ESTATE_DETAIL.nameTaken(after));
  }
  // Under the lock: of two renames the later one has the later moment.
  const at = clock();
  await trx
    .updateTable('estates')
    .set({ [COLUMNS[detail]]: after })
    .where('id', '=', id)
    .execute();
  const deed = { at, actor, estateId: id, subject: name } as const;
  const details = { ...stood, [detail]: after };
  if (detail === 'name') {
    await trx.insertInto('estate_names').values({ estate_id: id, name, until: at }).execute();
    await writeAudit(trx, { ...deed, action: 'estate-renamed', detail: { before, after } });
    return { status: 200, data: { message: ESTATE_DETAIL.renamed(name, details.name), details } };
  }
  const said = (one: string | null) => one && `${called}: ${one}`;
  await writeAudit(trx, {
    ...deed,
    action: 'estate-details-changed',
    detail: { before: said(before), after: said(after) },
  });
  const message = after === null ? ESTATE_DETAIL.gone(called) : ESTATE_DETAIL.saved(called, after);
  return { status: 200, data: { message, details } };
}
