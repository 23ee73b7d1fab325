import type { Services } from '#catalogues/calls/services.ts';
import { TARIFF_KOBO_PER_KWH } from '#catalogues/limits.ts';
import { KNOWN } from '#catalogues/sentences/conversation/known.ts';
import { dayInLagos, formatDay, formatMonth, formatNaira } from '#machines/kit/writing/format.ts';
import { formatTenths, koboFor } from '#machines/kit/writing/tariff.ts';
import { ownPower } from '#machines/pages/usage/own-power.ts';
import {
  type Bought,
  counted,
  dated,
  FEW,
  LEAST,
  monthBefore,
  numbered,
  perDayIn,
  type Usage,
  usageOf,
  usedUp,
} from '#machines/pages/usage/purchases.ts';
import type { Question } from '#machines/talk/asked-question.ts';
import { plain } from '../../lines.ts';
import type { Suggestion } from '../../suggestion.ts';
import { type Asker, type QueryAnswer, UNHEARD } from '../query.ts';

type Of = Extract<Question, { readonly about: 'usage' }>['of'];

/** What one's own purchases tell of what is used, with how sure that is; below a minimum, that nothing can be known yet. */
export async function usageTold(services: Services, { of }: { readonly of: Of }, asker: Asker): Promise<QueryAnswer> {
  const own = await ownPower(services, asker.who.meterNumber, asker.signal);
  if (own === null) return UNHEARD;
  const { bought } = own;
  const usage = usageOf(bought);
  const today = dayInLagos(Date.parse(asker.at));
  if (usage === null) return { lines: [plain([tooFew(bought), KNOWN.notReadings].join(' '))], suggestions: [BOUGHT] };
  const told = { left, month, trend }[of](usage, today);
  const sure = usage.purchases < FEW ? [KNOWN.notSure] : [];
  const from = [KNOWN.reckonedFrom(usage.purchases, usage.days), ...sure, KNOWN.notReadings];
  return {
    lines: [plain([...told, ...from].join(' '))],
    suggestions: of === 'left' ? [{ label: 'Buy power', say: 'buy power' }, BOUGHT] : [BOUGHT],
  };
}

const BOUGHT: Suggestion = { label: 'My power payments', say: 'my power payments' };

function tooFew(bought: readonly Bought[]): string {
  const { days, purchases } = counted(bought);
  return KNOWN.tooFew(purchases, (days.at(-1)?.[0] ?? 0) - (days[0]?.[0] ?? 0), LEAST.purchases, LEAST.days);
}

const onDay = (day: number): string => formatDay(`${dated(day)}T12:00:00Z`);

function left(usage: Usage, today: string): readonly string[] {
  const { first, about, last } = usedUp(usage);
  const bought = KNOWN.lastBought(formatTenths(usage.last.hundredths), onDay(usage.last.on));
  if (about < numbered(today)) return [KNOWN.overAlready(onDay(about)), bought];
  return [KNOWN.lastsUntil(onDay(about), onDay(Math.max(first, numbered(today))), onDay(last)), bought];
}

function month({ perDay }: Usage): readonly string[] {
  const hundredths = Math.floor(perDay * 30);
  return [
    KNOWN.aMonth(formatTenths(hundredths), formatTenths(perDay)),
    KNOWN.worth(formatNaira(koboFor(hundredths)), formatNaira(TARIFF_KOBO_PER_KWH)),
  ];
}

/** A smaller difference is none: purchases do not tell so exactly. */
const ALIKE_PERCENT = 10;

function trend(usage: Usage, today: string): readonly string[] {
  const now = today.slice(0, 7);
  const before = monthBefore(now);
  const [rate, earlier] = [perDayIn(usage, now), perDayIn(usage, before)];
  if (rate === null || earlier === null)
    return [KNOWN.trendUnknown(formatMonth(now), formatMonth(before), LEAST.trendDays)];
  const percent = Math.round((Math.abs(rate - earlier) * 100) / earlier);
  const more = rate > earlier ? 'more' : 'less';
  return [
    KNOWN.trend(percent < ALIKE_PERCENT ? 'same' : more, percent),
    KNOWN.trendFigures(formatTenths(rate), formatMonth(now), formatTenths(earlier), formatMonth(before)),
  ];
}
