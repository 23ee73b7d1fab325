import * as z from 'zod/mini';
import type { CallInput } from '#catalogues/calls/services.ts';
import { DEBTORS_OVER, OWED_END_KOBO } from '#catalogues/debtors.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { DEBTORS } from '#catalogues/sentences/estate/debtors.ts';
import { REMINDERS as SAID } from '#catalogues/sentences/estate/reminders.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field, Values } from '#machines/kit/field.ts';
import { nairaBetween, optional } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Good } from '#machines/pages/answers.ts';
import { sinceIn, sinceSaid } from '#machines/pages/owed-since.ts';
import { spanSaid } from '#machines/pages/owed-span.ts';
import { refusal } from '../platform/sent.ts';

/** Who is reminded before it is confirmed. */
interface Facts {
  readonly people: number;
  /** Kobo. */
  readonly owed: number;
  /** Whom, and who is left out and why; a sentence each. */
  readonly notes: readonly string[];
}

const NOTHING: Facts = { people: 0, owed: 0, notes: [] };

const OVER = choiceField(
  { label: SAID.over, ask: SAID.overAsk, placeholder: '' },
  DEBTORS_OVER.map((value) => ({ value, label: value === 'any' ? DEBTORS.anyTime : DEBTORS.overs[value] })),
  SAID.overAsk,
);

/** Not asked for: who wants it says it, or fills it in. */
const sumField = (said: Pick<Field, 'label' | 'ask'>): Field => ({
  ...said,
  kind: 'money',
  placeholder: 'e.g. 50000',
  schema: optional(
    nairaBetween(OWED_END_KOBO, {
      empty: SAID.sumUnclear,
      unclear: SAID.sumUnclear,
      small: SAID.sumSmall,
      large: SAID.sumLarge,
    }),
  ),
});

const SINCE: Field = {
  ...{ label: SAID.since, ask: SAID.sinceAsk, kind: 'past-day', placeholder: SAID.sinceExample },
  schema: optional(z.string().check(z.trim(), z.iso.date(SAID.sinceUnclear))),
};

type Meant = CallInput<'previewReminders'>;

/** Whom the answers mean, as the calls take it. */
function meant({ over, least = '', most = '', since = '' }: Values): Meant {
  const [from, to] = [least, most].map(parseNaira);
  const day = sinceIn(since.trim());
  return {
    over: DEBTORS_OVER.find((one) => one === over) ?? 'any',
    ...(from != null && { least: nairaOf(from) }),
    ...(to != null && { most: nairaOf(to) }),
    ...(day !== undefined && { since: day }),
  };
}

function factsOf({ people, owed, names, left }: Good<'previewReminders'>, meant: Meant): Facts {
  const { over = 'any', least, most, since } = meant;
  return {
    ...{ people, owed: koboOf(owed) },
    notes: [
      SAID.ofAll,
      ...(over === 'any' ? [] : [SAID.onlyOver(over)]),
      ...(since === undefined ? [] : [SAID.onlySince(sinceSaid(since))]),
      ...(least === undefined && most === undefined ? [] : [SAID.onlySum(spanSaid({ least, most }))]),
      SAID.whom(names, people - names.length),
      ...left.map(({ why, count }) => SAID.why[why](count)),
    ],
  };
}

/** Reminding everybody who owes the own estate, or has owed it for long, once it was said whom that is. */
export function remindDebtors(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'remind-debtors',
    version: 1,
    title: SAID.title,
    fields: {
      over: OVER,
      least: sumField({ label: SAID.least, ask: SAID.leastAsk }),
      most: sumField({ label: SAID.most, ask: SAID.mostAsk }),
      since: SINCE,
    },
    asked: ['over', 'least', 'most', 'since'],
    known: () => ({ least: '', most: '', since: '' }),
    atOnce: true,
    words: { send: SAID.send, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    async check({ answers: { values } }, signal) {
      const answer = await services.previewReminders(meant(values), signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      const { people, left } = answer.data;
      if (people > 0) return { kind: 'good', facts: factsOf(answer.data, meant(values)) };
      return { kind: 'needless', why: [SAID.nobody, ...left.map(({ why, count }) => SAID.why[why](count))].join(' ') };
    },
    confirm: {
      dialog({ facts }) {
        const { people, owed, notes } = facts ?? NOTHING;
        return { title: SAID.dialog(people, formatNaira(owed)), lines: [...notes, SAID.mail] };
      },
      yes: ({ facts }) => SAID.yes(facts?.people ?? 0),
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ answers: { values }, facts }, signal) {
      const { people, owed } = facts ?? NOTHING;
      const answer = await services.startReminders({ ...meant(values), people, owed: nairaOf(owed) }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
