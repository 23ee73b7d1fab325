import * as z from 'zod/mini';
import { BALANCE_LIMIT } from '#catalogues/approvals.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { APPROVALS } from '#catalogues/sentences/approvals.ts';
import type { Field } from '#machines/kit/field.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { formatDay } from '#machines/kit/writing/format.ts';
import { aboveSaid } from '#machines/kit/writing/limit.ts';
import { refusal } from '../platform/sent.ts';
import { reasonField } from './decide-approval.ts';

const { limit: SAID } = APPROVALS;

const NONE = /^(?:none|no limit|off|without|without limit|remove)$/i;

/** A limit as it was typed, kobo: null is none, undefined no limit that can be read. */
function limitIn(raw: string): number | null | undefined {
  if (NONE.test(raw.trim())) return null;
  return parseNaira(raw) ?? undefined;
}

const LIMIT: Field = {
  ...{ label: SAID.label, ask: SAID.ask, hint: SAID.hint, kind: 'text', placeholder: SAID.placeholder },
  schema: z.string().check(
    z.superRefine((raw, context) => {
      const kobo = limitIn(raw);
      const problem = (message: string) => context.issues.push({ code: 'custom', message, input: raw });
      if (raw.trim() === '') return void problem(SAID.required);
      if (kobo === undefined || (kobo !== null && (kobo < 0 || kobo % 100 !== 0))) return void problem(SAID.unclear);
      if (kobo !== null && kobo > koboOf(BALANCE_LIMIT.most)) problem(SAID.large);
    }),
  ),
};

const REASON = reasonField(APPROVALS.whyAsk, APPROVALS.reasonNeeded);

/** What stands now, kobo, and who could agree until when. */
interface Facts {
  readonly before: number | null;
  readonly others: readonly string[];
  readonly until: string;
}

const isLooser = (before: number | null, after: number | null | undefined): boolean =>
  before !== null && (after === null || (after !== undefined && after > before));

/** Saying above which sum a balance is changed by two people: at once where that guards more, and by asking where it guards less. */
export function balanceLimit(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'balance-limit',
    version: 1,
    title: SAID.title,
    fields: { limit: LIMIT, reason: REASON },
    asked: ['limit', 'reason'],
    atOnce: true,
    words: { send: SAID.save, checking: SAID.looking, sending: APPROVALS.saving },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    async check({ value }, signal) {
      const held = await services.balanceLimit({}, signal);
      if (held.status !== 200) return refusal(held, undefined, MESSAGES.networkFailure);
      const { limit, others, until } = held.data;
      const before = limit === null ? null : koboOf(limit);
      const after = limitIn(value('limit'));
      if (after === before) return { kind: 'needless', why: SAID.already(aboveSaid(before)) };
      if (others.length === 0) {
        const why = isLooser(before, after) ? APPROVALS.nobodyElse.estate : SAID.alone;
        return { kind: 'needless', why };
      }
      return { kind: 'good', facts: { before, others, until } };
    },
    confirm: {
      dialog: ({ facts, answers: { values } }) => {
        const after = limitIn(values.limit ?? '');
        const { before = null, others = [], until = '' } = facts ?? {};
        const looser = isLooser(before, after);
        return {
          title: SAID.title,
          lines: [
            APPROVALS.limitOf(aboveSaid(before), aboveSaid(after ?? null)),
            ...(looser ? [SAID.raise, APPROVALS.who(APPROVALS.orOther(others), formatDay(until))] : [SAID.lower]),
            APPROVALS.because((values.reason ?? '').trim()),
          ],
        };
      },
      yes: ({ facts, answers: { values } }) =>
        isLooser(facts?.before ?? null, limitIn(values.limit ?? '')) ? APPROVALS.yesAsk : SAID.yes,
      no: APPROVALS.no,
      declined: { ends: SAID.kept },
    },
    async send({ facts, value }, signal) {
      const after = limitIn(value('limit'));
      if (facts === null || after === undefined) return refused(MESSAGES.networkFailure);
      const naira = (kobo: number | null) => (kobo === null ? null : nairaOf(kobo));
      const asked = { limit: naira(after), expected: naira(facts.before), reason: value('reason').trim() };
      const answer = await services.setBalanceLimit(asked, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
