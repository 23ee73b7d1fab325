import { MESSAGES } from '#catalogues/messages.ts';
import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { VERIFYING as SAID } from '#catalogues/sentences/estate/verifying.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { notChanged } from '#machines/kit/submitting/not-changed.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import type { Dialog } from '#machines/kit/view.ts';
import { onMeter } from '#machines/pages/residents/people.ts';
import { type Waiting, waiting, waitingFields, waitingSaid } from './waiting.ts';

/**
 * Taking a resident for verified (DECISIONS 31), who is new or has changed their meter: from where they are shown, or by name, house, e-mail address or
 * meter. Who asks for which meter, where they come from and who else is on it is said before one yes that names them.
 */
export function verifyResident(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Waiting>(deps, {
    name: 'verify-resident',
    version: 2,
    title: SAID.title,
    fields: waitingFields(SAID.who, SAID.whoAsk, SAID.whoExample),
    asked: ({ answers: { values } }) => (values.resident ? [] : ['whose']),
    atOnce: true,
    words: { send: CONTROLS.again, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    check: (sending, signal) => waiting(deps, sending, signal),
    confirm: {
      dialog: ({ facts }) => dialogOf(facts),
      yes: ({ facts }) => SAID.yes(facts?.name ?? ''),
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ facts }, signal) {
      if (facts === null) return refused(MESSAGES.networkFailure);
      const answer = await services.verifyResident(onMeter(facts.id, facts.meter_number), signal);
      if (answer.status === 200) {
        changed('rows');
        const { message, house } = answer.data;
        return taken(message, ...(house === undefined ? [] : [house]));
      }
      return notChanged(answer, answer.status === 400 ? answer.data.message : MESSAGES.networkFailure);
    },
  });
}

function dialogOf(facts: Waiting | null): Dialog {
  if (facts === null) return { title: SAID.title, lines: [] };
  const title = facts.from === null ? SAID.dialog(facts.name) : SAID.change(facts.name);
  return { title, lines: [...waitingSaid(facts), SAID.sees, SAID.final] };
}
