import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { NEW_METER } from './fields.ts';
import { type MeterFacts, whoseMeter } from './meter.ts';

/**
 * Changing the own meter (S1 section 4): whose meter it is, is found out and asked first. The server ends every session, so
 * that after reading of it the person is signed out here too.
 */
export function updateMeter(deps: FlowDeps): Flow {
  const { services } = deps;
  return submitting<MeterFacts>(deps, {
    name: 'update-meter',
    version: 1,
    title: MESSAGES.updateMeter,
    fields: { meterNumber: NEW_METER },
    asked: ['meterNumber'],
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
    async send({ facts }, signal) {
      const answer = await services.updateMeter({ meter_number: facts?.meterNumber ?? '' }, signal);
      if (answer.status === 200) return taken(SENTENCES.meterUpdated);
      return refused(answer.status === 400 || answer.status === 429 ? answer.data.message : MESSAGES.meterUpdateFailed);
    },
    after: { reads: 'meterUpdate', ends: () => deps.signedOut(SENTENCES.meterUpdated) },
  });
}
