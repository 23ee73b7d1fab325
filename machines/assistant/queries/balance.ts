import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { SERVICE_DAYS_PER_MONTH } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { type HistoryView, PAID_FOR } from '#catalogues/orders.ts';
import { allows } from '#catalogues/roles.ts';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { many } from '#catalogues/sentences/count.ts';
import { METERS } from '#catalogues/sentences/meters.ts';
import { PAY_BY } from '#catalogues/sentences/pay-by.ts';
import { standingSaid, stopNotices, unblocksSaid } from '#machines/flows/power/arrears.ts';
import { type Hidden, hiddenIn, standingIn } from '#machines/flows/power/calls.ts';
import { calledOf } from '#machines/kit/reading/own-meters.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import type { SessionView } from '#machines/session/session.ts';
import { entryPointFor } from '../entry-points.ts';
import { type Line, plain } from '../lines.ts';
import { SEND_AGAIN } from '../openers.ts';
import { TALK } from '../sentences.ts';
import type { Suggestion } from '../suggestion.ts';
import { type MeterSaid, offerToUse, ownMeterNamed } from './own-meter.ts';
import { type Asker, type QueryAnswer, UNHEARD } from './query.ts';

/** One thing that may be owed, in kobo: what is owed is above 0, what was paid in advance below. */
interface Account {
  readonly service: Exclude<HistoryView, 'power'>;
  readonly owed: number;
  /** The day by which the first of it is to be paid. */
  readonly payBy: string | null | undefined;
}

/** What a meter owes to its estate, of one service that was named or of all; a home owner pays the levy alone (S1 section 2). */
export async function balanceTold(
  services: Services,
  {
    service,
    months,
    said = {},
  }: { readonly service: string | null; readonly months: boolean; readonly said?: MeterSaid },
  { who: { role, meterNumber }, signal }: Pick<Asker, 'who' | 'signal'>,
): Promise<QueryAnswer> {
  const named = await ownMeterNamed(services, said, { signal }, (meter) => ({
    label: calledOf(meter),
    say: `what do I owe for ${meter.meterNumber}`,
  }));
  if (named.kind === 'told') return named.told;
  const other = named.kind === 'other' ? named.meter : null;
  const asked = { meter_number: other?.meterNumber ?? meterNumber ?? '' };
  const answer = await services.servicePayments(asked).catch(unanswered);
  if (answer === null) return UNHEARD;
  const hidden = hiddenIn(answer);
  if (hidden !== undefined) return hiddenTold(hidden);
  if (answer.status !== 200) return { lines: [plain(answer.data.message)] };
  const owed = answer.data.data ?? { serviceCharge: 0, devLevy: 0, fine: 0, duration: 0, payBy: undefined };
  const { payBy } = owed;
  const all: readonly Account[] = [
    { service: 'service-charge', owed: koboOf(-owed.serviceCharge), payBy: payBy?.serviceCharge },
    { service: 'dev-levy', owed: koboOf(-owed.devLevy), payBy: payBy?.devLevy },
    { service: 'fine', owed: koboOf(owed.fine), payBy: payBy?.fine },
  ];
  const theirs = all.filter((one) => role !== 'service-owner' || one.service === 'dev-levy');
  const meant = theirs.filter((one) => service === null || one.service === service);
  const shown = meant.length > 0 ? meant : theirs;
  const due = shown.filter((one) => one.owed > 0);
  const paidTo = role === 'service-owner' ? [] : monthsPaid(owed.duration, months);
  return {
    lines: [
      ...(named.kind === 'in-use' ? named.lines : []),
      ...(other === null ? [] : [plain(METERS.ofMeter(METERS.called(other.meterNumber, other.name)))]),
      ...(months && service === null ? [] : [plain(owedWords(due, service === null ? [] : meant))]),
      ...due.flatMap((one) =>
        one.payBy == null ? [] : [plain(PAY_BY.of(PAID_FOR[one.service], formatDay(one.payBy)))],
      ),
      ...shown
        .filter((one) => one.owed < 0 && one.service !== 'fine')
        .map((one) => plain(PAST_SENTENCES.advance(`${formatNaira(-one.owed)} ${nameOf(one)}`))),
      ...(service === null || service === 'service-charge' || months ? paidTo.map(plain) : []),
      ...(role === 'service-user' ? standingTold(answer) : []),
    ],
    // What is owed is paid for the meter in use.
    suggestions: other === null ? due.flatMap((one) => offer(one, role)) : [offerToUse(other)],
  };
}

/** How the meter stands by a rule of its estate, and what would change that. */
function standingTold(answer: CallAnswer<'servicePayments'>): readonly Line[] {
  const standing = standingIn(answer);
  if (answer.status !== 200 || standing === undefined) return [];
  const { data } = answer.data;
  const owed = data && {
    serviceCharge: koboOf(data.serviceCharge),
    devLevy: koboOf(data.devLevy),
    fine: koboOf(data.fine),
  };
  const stopped = standing.name === 'blocked' ? [plain(MESSAGES.outstandingBlock)] : [];
  const more = [...unblocksSaid(standing, owed), ...standingSaid(standing)];
  return [...stopped, ...more.map(({ text }) => plain(text))];
}

/** Of an account that waits to be confirmed or verified: what stops power, without a figure, and how to see more. */
function hiddenTold({ why, stops, byLink }: Hidden): QueryAnswer {
  return {
    lines: [...(stops.length > 0 ? [plain(MESSAGES.outstandingBlock), ...stopNotices(stops)] : []), plain(why)],
    suggestions: byLink ? [SEND_AGAIN] : [],
  };
}

const nameOf = ({ service }: Account): string => PAID_FOR[service].toLowerCase();

/** That the one thing that was asked for is not owed says nothing of the others. */
function owedWords(due: readonly Account[], [asked]: readonly Account[]): string {
  if (due.length === 0)
    return asked ? PAST_SENTENCES.owesNone(asked.service === 'fine' ? 'fines' : nameOf(asked)) : TALK.owesNothing;
  return `You owe ${due.map((one) => `${formatNaira(one.owed)} ${one.service === 'fine' ? 'in fines' : nameOf(one)}`).join(', ')}.`;
}

/** Days of service that are paid for, as months of 30 (S1 section 9); none is said only to whom asks. */
function monthsPaid(days: number, asked: boolean): readonly string[] {
  const months = Math.floor(days / SERVICE_DAYS_PER_MONTH);
  const rest = days % SERVICE_DAYS_PER_MONTH;
  const parts = [
    ...(months > 0 ? [many(months, 'month', 'months')] : []),
    ...(rest > 0 ? [many(rest, 'day', 'days')] : []),
  ];
  if (parts.length > 0) return [PAST_SENTENCES.paidFor(parts.join(' and '))];
  return asked ? [PAST_SENTENCES.paidForNone] : [];
}

/** A way to pay what is owed, for whoever may. */
function offer(due: Account, role: SessionView['role']): readonly Suggestion[] {
  const one = entryPointFor(due.service === 'dev-levy' ? 'pay-dev-levy' : 'pay-services', role);
  if (!one || !allows(one.access, role)) return [];
  const name = nameOf(due);
  const label = `Pay ${formatNaira(due.owed)}, ${name}`;
  if (due.service === 'fine') return [{ label, say: 'pay my fine' }];
  // A levy is paid in whole naira, and owed to the kobo.
  if (due.service === 'dev-levy') return [{ label, say: `pay ${name}` }];
  return [{ label, say: `pay ${nairaOf(due.owed)} of my ${name}` }];
}
