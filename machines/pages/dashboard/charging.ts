import { koboOf } from '#catalogues/money.ts';
import { CHARGES, RUN_WORDS } from '#catalogues/sentences/estate/charges.ts';
import { ESTATE_DASHBOARD as SAID } from '#catalogues/sentences/estate/dashboard.ts';
import { monthsAfter } from '#machines/kit/months.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import type { Good } from '../answers.ts';
import type { Badge, Card } from '../view.ts';

type Rule = Good<'chargingRule'>;
type Run = Good<'chargeRuns'>['runs'][number];

/** The day in Lagos of the month that is charged next by a rule: today's month until its day has come, then the one after. */
export function nextChargeDay({ day, today }: Pick<Rule, 'day' | 'today'>): string {
  const month = today.slice(0, 'yyyy-mm'.length);
  const inMonth = (of: string) => `${of}-${String(day).padStart(2, '0')}`;
  return today < inMonth(month) ? inMonth(month) : inMonth(monthsAfter(month, 1));
}

/** What a month costs on a day, kobo: the newest price that begins by then. */
export const priceOn = ({ prices, amount }: Pick<Rule, 'prices' | 'amount'>, day: string): number =>
  koboOf(prices.find(({ from }) => from === null || from <= day)?.amount ?? amount);

/** True for a run that waits for a person: one that was stopped, or charged some of its meters and not all. */
export const runNeeds = ({ state, failed }: Run): boolean => state === 'stopped' || (state === 'done' && failed > 0);

const STOPPED: Badge = { text: RUN_WORDS.stopped, tone: 'warning' };

/** The run that is under way or waits for somebody; else when a month is charged next by itself, or what it costs. */
export function chargeCard(rule: Rule | null, run: Run | null): Card | null {
  if (run !== null && (run.state === 'running' || runNeeds(run))) return runCard(run);
  if (rule === null) return null;
  const action = { label: CHARGES.form.title, open: 'charge-estate' };
  if (rule.service === null) return { label: SAID.nextCharge, value: '-', note: CHARGES.noService, action };
  const { service, day, byItself } = rule;
  if (!byItself)
    return {
      label: CHARGES.list.price,
      value: formatNaira(koboOf(rule.amount)),
      note: SAID.byHand(service, day),
      action,
    };
  const next = nextChargeDay(rule);
  return {
    ...{ label: SAID.nextCharge, value: formatDay(next) },
    ...{ note: SAID.byItself(formatNaira(priceOn(rule, next)), service), action },
  };
}

function runCard({ id, reason, state, charged, lines, failed }: Run): Card {
  const note = failed > 0 ? `${reason}: ${CHARGES.list.progress(charged, lines, failed)}.` : `${reason}.`;
  return {
    ...{ label: SAID.underWay, value: SAID.done(charged, lines), note },
    ...(state === 'stopped' && { badge: STOPPED }),
    action: { label: SAID.seeRun, to: `/charges?run=${id}` },
  };
}
