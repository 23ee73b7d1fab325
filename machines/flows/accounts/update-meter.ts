import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { NEW_METER, OWN_PASSWORD } from './fields.ts';
import { type MeterFacts, whoseMeter } from './meter.ts';
import { refusedProof } from './refusals.ts';

/**
 * Changing the own meter with the password (S1 section 4): whose meter it is, is found out and asked first. The server ends every session, so
 * that after reading of it the person is signed out here too.
 */
export function updateMeter(deps: FlowDeps): Flow {
  const { services } = deps;
  return submitting<MeterFacts>(deps, {
    name: 'update-meter',
    version: 2,
    title: MESSAGES.updateMeter,
    fields: { meterNumber: NEW_METER, password: OWN_PASSWORD },
    asked: ['meterNumber', 'password'],
    words: { send: MESSAGES.updateMeter, checking: 'Checking the meter number', sending: 'Updating your meter number' },
    unreachable: MESSAGES.meterUpdateFailed,
    unchecked: MESSAGES.meterConfirmFailed,
    check: (sending, signal) => whoseMeter(deps, sending, MESSAGES.meterConfirmFailed, signal),
    confirm: {
      dialog: ({ facts }) => ({
        title: SENTENCES.meterBelongsTo(facts?.estate ?? ''),
        lines: [SENTENCES.meterSignsOut],
      }),
      yes: MESSAGES.confirm,
      no: MESSAGES.doNotUpdate,
      declined: { ends: SENTENCES.meterKept },
    },
    async send({ facts, value }, signal) {
      const input = { meter_number: facts?.meterNumber ?? '', password: value('password') };
      const answer = await services.updateMeter(input, signal);
      if (answer.status === 200) return taken(SENTENCES.meterUpdated);
      if (answer.status !== 400 && answer.status !== 429) return refused(MESSAGES.meterUpdateFailed);
      return refusedProof(answer) ?? refused(answer.data.message);
    },
    after: { reads: 'meterUpdate', ends: () => deps.signedOut(SENTENCES.meterUpdated) },
  });
}
