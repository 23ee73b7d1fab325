import { MESSAGES } from '#catalogues/messages.ts';
import { METERS } from '#catalogues/sentences/meters.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { NEW_METER, OWN_PASSWORD } from '../accounts/fields.ts';
import { type MeterFacts, whoseMeter } from '../accounts/meter.ts';
import { refusedProof } from '../accounts/refusals.ts';
import { METER_NAME } from './fields.ts';

const SAID = METERS.add;

/** Adding a meter to the account with the password: whose it is, is found out and asked first. The one in use stays so, and nobody is signed out. */
export function addMeter(deps: FlowDeps): Flow {
  const { services, renewed, changed } = deps;
  return submitting<MeterFacts>(deps, {
    name: 'add-meter',
    version: 1,
    title: SAID.title,
    fields: {
      meterNumber: { ...NEW_METER, ask: SAID.meterAsk },
      name: METER_NAME,
      password: OWN_PASSWORD,
    },
    asked: ['meterNumber', 'name', 'password'],
    words: { send: SAID.send, checking: SAID.checking, sending: SAID.sending },
    unreachable: SAID.failed,
    unchecked: MESSAGES.meterConfirmFailed,
    check: (sending, signal) => whoseMeter(deps, sending, MESSAGES.meterConfirmFailed, signal),
    confirm: {
      dialog: ({ facts }) => ({
        title: SAID.belongs(facts?.meterNumber ?? '', facts?.estate ?? ''),
        lines: [SAID.lines, SAID.after],
      }),
      yes: SAID.send,
      no: SAID.no,
      declined: { ends: SAID.kept },
    },
    async send({ facts, value }, signal) {
      const name = value('name').trim();
      const input = {
        meter_number: facts?.meterNumber ?? '',
        password: value('password'),
        ...(name !== '' && { name }),
      };
      const answer = await services.addMeter(input, signal);
      if (answer.status === 200) {
        if (answer.data.token !== undefined) renewed(answer.data.token);
        changed('rows');
        return taken(answer.data.message);
      }
      if (answer.status !== 400 && answer.status !== 429) return refused(SAID.failed);
      return refusedProof(answer) ?? refused(answer.data.message);
    },
  });
}
