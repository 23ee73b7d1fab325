import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import { REFUSAL_REASON } from '#catalogues/residents.ts';
import { REFUSING as SAID } from '#catalogues/sentences/estate/refusing.ts';
import { TITLES } from '#catalogues/sentences/estate/titles.ts';
import type { Field } from '#machines/kit/field.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import type { Dialog } from '#machines/kit/view.ts';
import { refusal } from '../platform/sent.ts';
import { type Waiting, waiting, waitingFields, waitingSaid } from './waiting.ts';

const FIELDS = {
  ...waitingFields(SAID.who, SAID.whoAsk, SAID.whoExample),
  reason: {
    label: SAID.reason,
    ask: SAID.reasonAsk,
    kind: 'area',
    placeholder: SAID.reasonExample,
    schema: z
      .string()
      .check(
        z.trim(),
        z.minLength(REFUSAL_REASON.least, SAID.reasonMissing),
        z.maxLength(REFUSAL_REASON.most, SAID.reasonLong),
      ),
  },
} as const satisfies Readonly<Record<string, Field>>;

/**
 * A resident who waits for the estate's administrator is refused: who asks for which meter, where they come from, who else is on it and what they read is
 * said before one yes that names them.
 */
export function refuseResident(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Waiting>(deps, {
    name: 'refuse-resident',
    version: 1,
    title: TITLES.refuseResident,
    fields: FIELDS,
    asked: ['whose', 'reason'],
    atOnce: true,
    words: { send: SAID.send, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    check: (sending, signal) => waiting(deps, sending, signal),
    confirm: {
      dialog: ({ facts, answers: { values } }) => dialogOf(facts, values.reason?.trim() ?? ''),
      yes: ({ facts }) => SAID.yes(facts?.name ?? ''),
      no: SAID.no,
      deed: () => 'refuse',
      declined: { ends: SAID.kept },
    },
    async send({ facts, value }, signal) {
      if (facts === null) return refused(MESSAGES.networkFailure);
      const { id: user_id, meter_number } = facts;
      const answer = await services.refuseResident({ user_id, meter_number, reason: value('reason').trim() }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

function dialogOf(facts: Waiting | null, reason: string): Dialog {
  if (facts === null) return { title: TITLES.refuseResident, lines: [] };
  return {
    title: SAID.dialog(facts.name),
    lines: [...waitingSaid(facts), SAID.reads(reason), facts.back ? SAID.back : SAID.none],
  };
}
