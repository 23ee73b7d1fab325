import { sql, type Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { WRITE_OFF_REASON } from '#catalogues/moves.ts';
import { DUE_KINDS } from '#catalogues/orders.ts';
import { MOVES as SAID } from '#catalogues/sentences/estate/moves.ts';
import { dayInLagos, formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { aboveSaid } from '#machines/kit/writing/limit.ts';
import { endChanges } from '../../accounts/changes/end-changes.ts';
import { endSessions } from '../../accounts/sign-in/open-sessions.ts';
import { writeAudit } from '../../audit.ts';
import { accounts, DUES } from '../../billing/chart.ts';
import { append } from '../../billing/ledger.ts';
import type { Schema } from '../../db/schema.ts';
import type { CallTaken } from '../../http/handlers.ts';
import { refused } from '../../http/refusals.ts';
import type { MailService } from '../../mail/outbox.ts';
import { type EndedAs, endHeld, forgetServices } from '../../moves/holding.ts';
import { lockResidents } from '../../residents/residents.ts';
import { writtenOffAbove } from '../balance-limit.ts';
import { type ChangeDeps, noMeter, type OwnEstate, ownMeter } from '../own-estate.ts';
import { ADJUSTMENT } from '../set-balance.ts';
import { sparedLines } from '../spared.ts';
import { dayOff } from './day.ts';
import { movedOutLetter } from './letter.ts';
import { endOf, houseAsLeft, type LeftHouse } from './theirs.ts';
import { doneAlready, type Living, leavingMeant, livingOn } from './who.ts';

/** What moving somebody out needs. */
export interface MovingOutDeps extends ChangeDeps {
  readonly mail: MailService;
  readonly config: { readonly publicUrl: string; readonly supportEmail: string };
}

/** Who would move out, and how the house stands. Nothing is written. */
export async function previewMoveOut(
  { db, clock }: Pick<ChangeDeps, 'db' | 'clock'>,
  estate: OwnEstate,
  { day: asked, ...who }: CallTaken<'previewMoveOut'>,
): Promise<CallAnswer<'previewMoveOut'>> {
  const leaving = await leavingMeant(db, estate, who);
  if ('status' in leaving) return leaving;
  const { meterNumber, address, people, stay } = leaving;
  const now = clock();
  const day = asked ?? dayInLagos(now);
  const off = await dayOff(db, { meterNumber, people, day }, now);
  if (off !== null) return off;
  const { theirsInAll, rest, credit } = await houseAsLeft(db, { meterNumber, people, day, at: now });
  return {
    status: 200,
    data: {
      ...{ meterNumber, address, day, owed: nairaOf(theirsInAll), rest: nairaOf(rest), credit: nairaOf(credit) },
      people: people.map(({ id, name }) => ({ id, name })),
      stay: stay.map(({ name, since }) => (since === null ? name : SAID.since(name, formatDay(since)))),
    },
  };
}

/**
 * Have people move out of a house: their accounts stay theirs and are on no meter any more, what the house owes or has in credit stays
 * with it, or what is owed of their time is written off, and each is told once. Whoever asks a second time, on whichever server, is told
 * that it has been done.
 */
export function moveOut(
  deps: MovingOutDeps,
  { estate, id: actor }: { readonly estate: OwnEstate; readonly id: string },
  input: CallTaken<'moveOut'>,
): Promise<CallAnswer<'moveOut'>> {
  const { meter_number: meterNumber, day, debt } = input;
  return deps.db.transaction().execute(async (trx) => {
    // Two administrators, a charge, a payment and whoever moves in wait for each other here.
    const meter = await ownMeter(trx, estate, meterNumber).forNoKeyUpdate().executeTakeFirst();
    if (meter === undefined) return noMeter;
    const at = deps.clock();
    const people = await leavingNow(trx, estate, input);
    if ('status' in people) return people;
    const off = await dayOff(trx, { meterNumber, people, day }, at);
    if (off !== null) return off;
    const left = await houseAsLeft(trx, { meterNumber, people, day, at });
    const reason = (input.reason ?? '').trim();
    const writesOff = debt === 'written-off' && left.theirsInAll > 0;
    if (debt === 'written-off' && reason.length < WRITE_OFF_REASON.least)
      return refused('reason-missing', SAID.reasonMissing);
    if (debt === 'written-off' && koboOf(input.owed) !== left.theirsInAll)
      return refused('debt-moved', SAID.debtMoved(formatNaira(left.theirsInAll)));
    const gone = { estateId: estate.id, actor, meterNumber, kobo: left.theirsInAll, at };
    const above = writesOff ? await writtenOffAbove(trx, gone) : null;
    if (above !== null) return refused('second-person', SAID.needsTwo(formatNaira(above.sum), aboveSaid(above.limit)));
    const coming = writesOff ? await comingTo(trx, meterNumber) : 0;
    if (coming > 0) return refused('debt-moved', SAID.debtComing(formatNaira(coming)));
    const ids = people.map(({ id }) => id);
    await leaveMeter(trx, { ids, meterNumber, as: 'moved-out', at });
    await endException(trx, estate, meterNumber, { actor, at });
    const house = { estateId: estate.id, meterNumber, at };
    const transactionId = await settleHouse(trx, house, left, writesOff ? reason : null);
    const noted = {
      ...{ owed_kobo: left.theirsInAll, credit_kobo: left.credit, written_off_kobo: writesOff ? left.theirsInAll : 0 },
      ...{ reason: writesOff ? reason : null, transaction_id: writesOff ? transactionId : null },
    };
    await writeOuts(trx, people, { ...house, day, actor, left: noted });
    const { house_address: address } = meter;
    const names = people.map(({ name }) => name);
    const after = wordsOf(left, { names, day: formatDay(day), reason: writesOff ? reason : null });
    const detail = { before: null, after: after.log };
    await writeAudit(trx, { at, actor, action: 'moved-out', subject: meterNumber, estateId: estate.id, detail });
    for (const { email } of people) {
      const told = { email, estate: estate.name, meterNumber, address, day, ...deps.config };
      await deps.mail.queue(trx, movedOutLetter(told));
    }
    return { status: 200, data: { message: [SAID.done(names, address, formatDay(day)), ...after.debts].join(' ') } };
  });
}

/** What became of what is owed, for the log and for who noted the move. `reason`: null where nothing is written off. */
function wordsOf(
  { owed, theirsInAll, rest }: LeftHouse,
  { names, day, reason }: { readonly names: readonly string[]; readonly day: string; readonly reason: string | null },
): { readonly log: string; readonly debts: readonly string[] } {
  const [all, gone] = [formatNaira(owed), formatNaira(theirsInAll)];
  if (reason === null) return { log: SAID.logStays(names, all, day), debts: owed === 0 ? [] : [SAID.stays(all)] };
  if (rest === 0) return { log: SAID.logGone(names, gone, day, reason), debts: [SAID.gone(gone)] };
  const debts = [SAID.gone(gone), SAID.restStays(formatNaira(rest))];
  return { log: SAID.logPartGone(names, gone, all, day, reason), debts };
}

/** What was paid for the dues of a meter and is about to be credited to it, kobo: it is not owed any more. */
async function comingTo(trx: Transaction<Schema>, meterNumber: string): Promise<number> {
  const { kobo } = await trx
    .selectFrom('orders')
    .select(sql<number>`coalesce(sum(amount_kobo), 0)::bigint`.as('kobo'))
    .where('destination_account', '=', meterNumber)
    .where('kind', 'in', DUE_KINDS)
    .where('state', 'in', ['captured', 'fulfilling', 'pending'])
    .executeTakeFirstOrThrow();
  return Number(kobo);
}

/** Those who were shown, as they live there now. */
async function leavingNow(
  trx: Transaction<Schema>,
  estate: OwnEstate,
  { meter_number: meterNumber, people: ids }: CallTaken<'moveOut'>,
) {
  // Whoever changes their own account at this moment waits for this, or this for them. Who comes to the meter holds their own row and
  // waits for the meter's, which is held here: they are not waited for.
  await lockResidents(trx, meterNumber, ids);
  const living = await livingOn(trx, estate.id, meterNumber);
  const people = living.filter(({ id }) => ids.includes(id));
  if (people.length === new Set(ids).size) return people;
  return (people.length === 0 && (await doneAlready(trx, estate.id, ids, meterNumber))) || refused('moved', SAID.moved);
}

/**
 * They hold a meter no more, and are signed out. Who had it in use is on none and in no estate, and nothing takes an earlier change of theirs back any more;
 * another meter that they hold stays theirs, and they put it in use themselves.
 */
export async function leaveMeter(
  trx: Transaction<Schema>,
  {
    ids,
    meterNumber,
    as,
    at,
  }: { readonly ids: readonly string[]; readonly meterNumber: string; readonly as: EndedAs; readonly at: Date },
): Promise<void> {
  await endHeld(trx, { ids, meterNumber, as, at });
  const users = await trx
    .updateTable('users')
    .set({ meter_number: null, estate_id: null, address: null, status: 'unoccupied' })
    .where('id', 'in', ids)
    .where('meter_number', '=', meterNumber)
    .returning('id')
    .execute();
  await endSessions(trx, ids, { at });
  await forgetServices(trx, ids);
  if (users.length === 0) return;
  const changes = await trx
    .selectFrom('account_changes')
    .select('id')
    .where(
      'user_id',
      'in',
      users.map(({ id }) => id),
    )
    .where('kind', '=', 'meter')
    .where('ended_at', 'is', null)
    .execute();
  await endChanges(
    trx,
    changes.map(({ id }) => id),
    at,
  );
}

/** Whom an estate let buy although much was owed has left: whoever comes is not meant. While somebody stays it holds. */
async function endException(
  trx: Transaction<Schema>,
  estate: OwnEstate,
  meterNumber: string,
  { actor, at }: { readonly actor: string; readonly at: Date },
): Promise<void> {
  if ((await livingOn(trx, estate.id, meterNumber)).length > 0) return;
  await trx
    .updateTable('arrears_exceptions')
    .set({ ended_by: actor, ended_at: at })
    .where('meter_number', '=', meterNumber)
    .where('ended_at', 'is', null)
    .execute();
}

interface House {
  readonly estateId: number;
  readonly meterNumber: string;
  readonly at: Date;
}

/**
 * Post what the move does to the house: what is owed of their time is written off where there is a reason, and what an empty apartment was spared is
 * reckoned as where nobody says that it is empty. Answers the posting, null where there is none.
 */
async function settleHouse(
  trx: Transaction<Schema>,
  { estateId, meterNumber, at }: House,
  { held, theirs }: LeftHouse,
  reason: string | null,
): Promise<string | null> {
  const owing = reason === null ? [] : DUES.filter((due) => theirs[due] > 0);
  const service = held['service-charge'];
  const after = service + (reason === null ? 0 : theirs['service-charge']);
  const entries = [
    ...owing.flatMap((due) => [
      { account: accounts.meter(meterNumber, due), kobo: theirs[due] },
      { account: accounts.dues(estateId, due), kobo: 0 - theirs[due] },
    ]),
    ...(await sparedLines(trx, { estateId, meterNumber, held: service, after, at })),
  ];
  if (entries.length === 0) return null;
  const narration = reason === null ? 'Moving out noted by the estate' : SAID.writtenOff(reason);
  return append(trx, { kind: ADJUSTMENT, narration, at, entries });
}

/** What is written down of a move beside who moves. */
interface Noted extends House {
  readonly day: string;
  readonly actor: string;
  readonly left: {
    readonly owed_kobo: number;
    readonly credit_kobo: number;
    readonly written_off_kobo: number;
    readonly reason: string | null;
    readonly transaction_id: string | null;
  };
}

async function writeOuts(
  trx: Transaction<Schema>,
  people: readonly Living[],
  { estateId, meterNumber, at, day, actor, left }: Noted,
): Promise<void> {
  const stands_at = await endOf(trx, day, at);
  await trx
    .insertInto('meter_moves')
    .values(
      people.map(({ id, settled }) => ({
        ...{ estate_id: estateId, meter_number: meterNumber, user_id: id, way: 'out' as const },
        ...{ day, stands_at, at, made_by: actor, settled_at: null, may_read: settled, ...left },
      })),
    )
    .execute();
}
