import { MESSAGES } from '#catalogues/messages.ts';
import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { notChanged } from '#machines/kit/submitting/not-changed.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { onMeter } from '#machines/pages/residents/people.ts';
import { SHOWN_ON } from './whose.ts';

/** Taking a resident for verified (DECISIONS 31), from where that resident is shown. */
export function verifyResident(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'verify-resident',
    version: 1,
    title: 'Verify resident',
    fields: {
      resident: {
        label: 'Resident',
        ask: '',
        kind: 'text',
        placeholder: '',
        schema: required(ADMINISTRATION_SENTENCES.residentGone),
      },
      /** On no other are they verified. */
      meterNumber: SHOWN_ON,
    },
    asked: [],
    given: { names: ['resident'], missing: ADMINISTRATION_SENTENCES.residentGone },
    atOnce: true,
    words: { send: CONTROLS.again, sending: 'Verifying the resident' },
    unreachable: MESSAGES.networkFailure,
    async send({ value }, signal) {
      const answer = await services.verifyResident(onMeter(value('resident'), value('meterNumber')), signal);
      if (answer.status === 200) {
        changed('rows');
        const { message, house } = answer.data;
        return taken(message, ...(house === undefined ? [] : [house]));
      }
      return notChanged(answer, answer.status === 400 ? answer.data.message : MESSAGES.networkFailure);
    },
  });
}
