import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { APPROVALS as SAID } from '#catalogues/sentences/approvals.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { SERVICE_PAYMENTS } from '#catalogues/uploads.ts';
import { balanceSaid } from '#machines/kit/writing/balances.ts';
import { aboveSaid } from '#machines/kit/writing/limit.ts';
import { balanceLimitOf, countedSum } from '../administration/balance-limit.ts';
import { noMeter, type OwnEstate, ownMeter } from '../administration/own-estate.ts';
import { balanceNow } from '../administration/set-balance.ts';
import { writeAudit } from '../audit.ts';
import type { CallTaken } from '../http/handlers.ts';
import { noSuchEstate, refused } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import { type Asker, ask, previewed } from './ask.ts';
import { type ApprovalDeps, nameOf, othersOf, untilFrom } from './deps.ts';

/** An administrator of an estate who asks. */
export interface EstateAsker extends Asker {
  readonly estate: OwnEstate;
}

/** Whether a change of a balance is above the limit of the estate. Nothing is written. */
export async function previewBalance(
  deps: Pick<ApprovalDeps, 'db' | 'clock'>,
  asker: EstateAsker,
  { meter_number: meterNumber, servicePayment, amount }: CallTaken<'previewBalanceApproval'>,
): Promise<CallAnswer<'previewBalanceApproval'>> {
  const { db, clock } = deps;
  const { id: actor, estate } = asker;
  if ((await ownMeter(db, estate, meterNumber).executeTakeFirst()) === undefined) return noMeter;
  const before = await balanceNow(db, { meterNumber, servicePayment });
  const change = {
    estateId: estate.id,
    actor,
    meterNumber,
    servicePayment,
    before,
    after: koboOf(amount),
    at: clock(),
  };
  const need = { limit: await balanceLimitOf(db, estate.id), sum: await countedSum(db, change) };
  return previewed(deps, asker, need, { kind: 'balance', subject: meterNumber, part: servicePayment });
}

/** Ask for a change of a balance above the limit; it is changed when somebody else agrees. */
export function askBalance(
  deps: ApprovalDeps,
  asker: EstateAsker,
  { meter_number: meterNumber, servicePayment, amount, expected, reason }: CallTaken<'askBalanceApproval'>,
): Promise<CallAnswer<'askBalanceApproval'>> {
  const { id: actor, estate } = asker;
  const { due, label } = SERVICE_PAYMENTS[servicePayment];
  return deps.db.transaction().execute(async (trx) => {
    if ((await ownMeter(trx, estate, meterNumber).executeTakeFirst()) === undefined) return noMeter;
    const before = await balanceNow(trx, { meterNumber, servicePayment });
    const after = koboOf(amount);
    if (due === 'fine' && after < 0) return refused('fine-negative', ADMINISTRATION_SENTENCES.fineNegative);
    if (koboOf(expected) !== before)
      return refused('balance-moved', ESTATE_SENTENCES.balanceMoved(label, balanceSaid(due, before)));
    const limit = await balanceLimitOf(trx, estate.id);
    const change = { estateId: estate.id, actor, meterNumber, servicePayment, before, after, at: deps.clock() };
    if (limit === null || (await countedSum(trx, change)) <= limit) return refused('not-needed', SAID.notNeeded);
    const matter = { kind: 'balance', subject: meterNumber, part: servicePayment } as const;
    const sums = { amount_kobo: Math.abs(after - before), before_kobo: before, after_kobo: after, account: null };
    return ask(deps, trx, asker, { ...matter, ...sums, reason });
  });
}

/** The limit of the own estate, and who could agree to what is above it. */
export async function readBalanceLimit(
  { db, clock }: Pick<ApprovalDeps, 'db' | 'clock'>,
  { id, estate, office }: EstateAsker,
): Promise<CallAnswer<'balanceLimit'>> {
  const limit = await balanceLimitOf(db, estate.id);
  const others = (await othersOf(db, office, id)).map(nameOf);
  const until = untilFrom(clock()).toISOString();
  return { status: 200, data: { limit: nairaOrNone(limit), others, until } };
}

const nairaOrNone = (kobo: number | null): number | null => (kobo === null ? null : nairaOf(kobo));
const koboOrNone = (naira: number | null): number | null => (naira === null ? null : koboOf(naira));

/** True where fewer changes need two people afterwards: one person does not let themselves off it. */
const isLooser = (before: number | null, after: number | null): boolean =>
  before !== null && (after === null || after > before);

/** Set the limit of the own estate: at once where more needs two people then, and by asking for it where less does. */
export function setBalanceLimit(
  deps: ApprovalDeps,
  asker: EstateAsker,
  { limit, expected, reason }: CallTaken<'setBalanceLimit'>,
): Promise<CallAnswer<'setBalanceLimit'>> {
  const { id: actor, estate, office } = asker;
  return deps.db.transaction().execute(async (trx) => {
    // Of two changes at once, and of a change and an agreement, the second sees the first.
    if ((await lockEstate(trx, estate.id)) === undefined) return noSuchEstate;
    const before = await balanceLimitOf(trx, estate.id);
    const after = koboOrNone(limit);
    const done = (asked: boolean, held: number | null, message: string) =>
      ({ status: 200, data: { message, limit: nairaOrNone(held), asked } }) as const;
    if (before === after) return done(false, before, SAID.limit.already(aboveSaid(before)));
    if (koboOrNone(expected) !== before) return refused('limit-moved', SAID.limit.moved(aboveSaid(before)));
    if (isLooser(before, after)) {
      if (reason === undefined) return refused('reason-missing', SAID.reasonNeeded);
      const matter = { kind: 'balance-limit', subject: '', part: '' } as const;
      const sums = { amount_kobo: null, before_kobo: before, after_kobo: after, account: null };
      const answer = await ask(deps, trx, asker, { ...matter, ...sums, reason });
      return answer.status === 200 ? done(true, before, answer.data.message) : answer;
    }
    if ((await othersOf(trx, office, actor)).length === 0) return refused('nobody-else', SAID.limit.alone);
    await trx.updateTable('estates').set({ balance_limit_kobo: after }).where('id', '=', estate.id).execute();
    const detail = { before: aboveSaid(before), after: aboveSaid(after), ...(reason !== undefined && { reason }) };
    const deed = { at: deps.clock(), actor, action: 'balance-limit-set', subject: estate.name } as const;
    await writeAudit(trx, { ...deed, estateId: estate.id, detail });
    return done(false, after, SAID.limit.set(aboveSaid(after)));
  });
}
