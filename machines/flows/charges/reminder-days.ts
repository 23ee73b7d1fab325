import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import { areFarApart, REMINDING_DAYS } from '#catalogues/reminders.ts';
import { daysSaid, REMINDER_DAYS as SAID } from '#catalogues/sentences/estate/reminder-days.ts';
import type { Field, Values } from '#machines/kit/field.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from '../platform/sent.ts';

/** The days that stand now, below 0 before the one to be paid by. */
interface Facts {
  readonly held: readonly number[];
}

/** The days in a text, each from the least to the most, the smallest first; null where it says anything else. */
function daysIn(raw: string, { least, most }: { readonly least: number; readonly most: number }): number[] | null {
  const said = raw.trim().toLowerCase();
  if (said === SAID.none) return [];
  const parts = said.split(/[\s,;]+/).filter((part) => part !== '' && part !== SAID.and);
  const days = parts.map(Number);
  const isGood = parts.length > 0 && days.every((day) => Number.isInteger(day) && day >= least && day <= most);
  return isGood ? [...new Set(days)].sort((one, other) => one - other) : null;
}

const BEFORE = { least: 1, most: REMINDING_DAYS.before };
const AFTER = { least: 0, most: REMINDING_DAYS.after };

const FIELDS = {
  before: {
    ...{ label: SAID.before, ask: SAID.beforeAsk, kind: 'text', placeholder: SAID.beforeExample },
    schema: z.string().check(z.refine((raw) => daysIn(raw, BEFORE) !== null, SAID.beforeWrong)),
  },
  after: {
    ...{ label: SAID.after, ask: SAID.afterAsk, kind: 'text', placeholder: SAID.afterExample },
    schema: z.string().check(z.refine((raw) => daysIn(raw, AFTER) !== null, SAID.afterWrong)),
  },
} as const satisfies Readonly<Record<string, Field>>;

/** All chosen days, below 0 before the one to be paid by, the earliest first. */
function chosen({ before = '', after = '' }: Values): number[] {
  const ahead = (daysIn(before, BEFORE) ?? []).map((day) => -day).reverse();
  return [...ahead, ...(daysIn(after, AFTER) ?? [])];
}

/** Saying on which days around the one to be paid by whoever owes is reminded by itself. */
export function reminderDays(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'reminder-days',
    version: 1,
    title: SAID.title,
    fields: FIELDS,
    asked: ['before', 'after'],
    atOnce: true,
    words: { send: SAID.save, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    async check({ answers: { values } }, signal) {
      const wanted = chosen(values);
      if (wanted.length > REMINDING_DAYS.most)
        return { kind: 'refused', say: [], at: { field: 'after', problem: SAID.many } };
      if (!areFarApart(wanted)) return { kind: 'refused', say: [], at: { field: 'after', problem: SAID.close } };
      const answer = await services.reminderDays({}, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      const held = answer.data.days;
      return held.join() === wanted.join()
        ? { kind: 'needless', why: SAID.already }
        : { kind: 'good', facts: { held } };
    },
    confirm: {
      dialog({ answers: { values }, facts }) {
        const wanted = chosen(values);
        const was = SAID.was(daysSaid(facts?.held ?? []));
        return wanted.length === 0
          ? { title: SAID.dialogOff, lines: [was] }
          : { title: SAID.dialog, lines: [SAID.is(daysSaid(wanted)), SAID.each, SAID.only, SAID.byRule, was] };
      },
      yes: ({ answers: { values } }) => (chosen(values).length === 0 ? SAID.yesOff : SAID.yes),
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ answers: { values }, facts }, signal) {
      const before = [...(facts?.held ?? [])];
      const answer = await services.setReminderDays({ days: chosen(values), before }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
