import { METER_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { METERS as SAID } from '#catalogues/sentences/estate/meters.ts';
import { TITLES } from '#catalogues/sentences/estate/titles.ts';
import type { Field } from '#machines/kit/field.ts';
import { digitsBetween } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { refused, type Sending, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { refusal } from '../platform/sent.ts';

/** The meter that would be deleted, before it is confirmed. */
interface Facts {
  readonly meterNumber: string;
  readonly landlord: string;
  readonly address: string;
}

const METER = {
  label: 'Meter number',
  ask: SAID.which,
  kind: 'digits',
  placeholder: '00000000000',
  schema: digitsBetween(METER_DIGITS, { empty: MESSAGES.meterRequired, length: MESSAGES.meterLength }),
} as const satisfies Field;

/** A meter of the own estate that nothing hangs on is deleted: whose it is stands before one yes that names its number. */
export function deleteMeter(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Facts>(deps, {
    name: 'delete-meter',
    version: 1,
    title: TITLES.deleteMeter,
    fields: { meterNumber: METER },
    asked: ['meterNumber'],
    atOnce: true,
    words: { send: SAID.deletes, checking: SAID.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    check: (sending, signal) => deletable(deps, sending, signal),
    confirm: {
      dialog: ({ facts }) => ({
        title: SAID.dialog(facts?.meterNumber ?? ''),
        lines: [SAID.whose(facts?.landlord ?? '', facts?.address ?? ''), SAID.nothingHangs],
      }),
      yes: ({ facts }) => SAID.yes(facts?.meterNumber ?? ''),
      no: ({ facts }) => SAID.no(facts?.meterNumber ?? ''),
      deed: () => 'delete',
      declined: { ends: SAID.stays },
    },
    async send({ facts }, signal) {
      if (facts === null) return refused(MESSAGES.networkFailure);
      const answer = await services.deleteMeter({ meter_number: facts.meterNumber }, signal);
      if (answer.status !== 200) return refusal(answer, undefined, MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

/** Whose meter it is, or what hangs on it. What is gone already, and what cannot be deleted, is over with the sentence that says so. */
async function deletable({ services }: FlowDeps, { value }: Sending<Facts>, signal: AbortSignal) {
  const meter_number = digitsOf(value('meterNumber'));
  const answer = await services.previewMeterDeletion({ meter_number }, signal);
  if (answer.status === 200) {
    const { landlord_name: landlord, house_address: address } = answer.data;
    return { kind: 'good', facts: { meterNumber: meter_number, landlord, address } } as const;
  }
  if (answer.status === 400 && answer.data.code !== 'meter-not-found')
    return { kind: 'needless', why: answer.data.message } as const;
  return refusal(answer, answer.status === 400 ? 'meterNumber' : undefined, MESSAGES.networkFailure);
}
