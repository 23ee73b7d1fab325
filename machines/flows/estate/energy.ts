import * as z from 'zod/mini';
import { ENERGY_LIMITS } from '#catalogues/energy.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { ENERGY } from '#catalogues/sentences/estate/energy.ts';
import type { Field } from '#machines/kit/field.ts';
import { nairaBetween } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { monthInWords } from '#machines/kit/months.ts';
import { parseMonth } from '#machines/kit/reading/month.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Good } from '#machines/pages/answers.ts';
import { balanceSaid } from '#machines/pages/energy-said.ts';
import { refusal } from '../platform/sent.ts';

const SAID = ENERGY.form;

/** kWh in a text, `45000`, `45,000.5 kWh`; null where there are none such. */
function kwhIn(raw: string): number | null {
  const digits = /^(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.(\d{1,2}))?\s*(?:kwh|units?)?$/i.exec(raw.trim());
  if (digits === null) return null;
  const found = Number(`${(digits[1] ?? '').replace(/[, ]/g, '')}.${digits[2] ?? '0'}`);
  return found >= ENERGY_LIMITS.kwh.least && found <= ENERGY_LIMITS.kwh.most ? found : null;
}

const FIELDS = {
  month: {
    ...{ label: SAID.month, ask: SAID.monthAsk, kind: 'text', placeholder: SAID.monthExample },
    schema: z.string().check(z.refine((raw) => parseMonth(raw) !== null, SAID.monthNeeded)),
  },
  kwh: {
    ...{ label: SAID.kwh, ask: SAID.kwhAsk, kind: 'text', placeholder: SAID.kwhExample },
    schema: z.string().check(z.refine((raw) => kwhIn(raw) !== null, SAID.kwhNeeded)),
  },
  cost: {
    ...{ label: SAID.cost, ask: SAID.costAsk, kind: 'money', placeholder: 'e.g. 9000000' },
    schema: nairaBetween(ENERGY_LIMITS.cost, {
      ...{ empty: SAID.costRequired, unclear: SAID.costUnclear, small: SAID.costUnclear, large: SAID.costLarge },
    }),
  },
} as const satisfies Readonly<Record<string, Field>>;

/** The month as it stands before it is confirmed. */
interface Facts {
  readonly month: Good<'energyBalance'>['months'][number];
}

const koboIn = (raw = ''): number => parseNaira(raw) ?? 0;

/** Writing down what energy came into the own estate in a month, or correcting it, once what follows of it was said. */
export function noteEnergy(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'note-energy',
    version: 1,
    title: SAID.title,
    fields: FIELDS,
    asked: ['month', 'kwh', 'cost'],
    atOnce: true,
    words: { send: SAID.send, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    async check({ value }, signal) {
      const month = parseMonth(value('month')) ?? '';
      const answer = await services.energyBalance({ from: month, to: month }, signal);
      if (answer.status !== 200) return refusal(answer, 'month', MESSAGES.networkFailure);
      const [found] = answer.data.months;
      if (found === undefined) return refused(MESSAGES.networkFailure);
      const { bill } = found;
      const isSame = bill !== null && bill.kwh === kwhIn(value('kwh')) && koboOf(bill.cost) === koboIn(value('cost'));
      if (isSame) return { kind: 'needless', why: SAID.already(monthInWords(month)) };
      return { kind: 'good', facts: { month: found } };
    },
    confirm: {
      dialog({ answers: { values }, facts }) {
        const [kwh, cost] = [kwhIn(values.kwh ?? '') ?? 0, koboIn(values.cost)];
        const month = parseMonth(values.month ?? '') ?? '';
        const title = SAID.dialog(monthInWords(month), ENERGY.kwh(kwh), formatNaira(cost));
        if (facts === null) return { title, lines: [] };
        const { bill } = facts.month;
        const then = { ...facts.month, bill: { id: null, kwh, cost: nairaOf(cost), versions: 1 } };
        return {
          title,
          lines: [
            SAID.each(formatNaira(kwh === 0 ? 0 : Math.round(cost / kwh))),
            balanceSaid(then),
            ...(bill === null ? [] : [SAID.before(ENERGY.kwh(bill.kwh), formatNaira(koboOf(bill.cost)))]),
          ],
        };
      },
      yes: SAID.yes,
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ facts, value }, signal) {
      if (facts === null) return refused(MESSAGES.networkFailure);
      const input = {
        ...{ month: parseMonth(value('month')) ?? '', kwh: kwhIn(value('kwh')) ?? 0 },
        ...{ cost: nairaOf(koboIn(value('cost'))), replaces: facts.month.bill?.id ?? null },
      };
      const answer = await services.noteEnergy(input, signal);
      if (answer.status === 409) return refused(answer.data.message);
      if (answer.status !== 200)
        return refusal(answer, answer.status === 400 ? 'month' : undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
