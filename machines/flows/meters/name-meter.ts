import { METER_NAME_LENGTH } from '#catalogues/held-meters.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { METERS } from '#catalogues/sentences/meters.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { listOf } from '../platform/fields.ts';
import { refusal } from '../platform/sent.ts';
import { METER_NAME, whichMeter } from './fields.ts';
import { ownMeterMeant, ownMetersListed } from './which.ts';

const SAID = METERS.call;

/** Giving one of one's own meters a name, which nobody else reads. */
export function nameMeter(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting(deps, {
    name: 'name-meter',
    version: 3,
    title: SAID.title,
    fields: (at) => ({
      meter: whichMeter(SAID.ask, listOf(at, 'meters')),
      name: { ...METER_NAME, schema: required(METERS.add.nameAsk) },
    }),
    lists: (_person, signal) => ownMetersListed(services, signal),
    asked: ['meter', 'name'],
    atOnce: true,
    words: { send: SAID.send, listing: METERS.which.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    complaint: ({ values }) =>
      (values.name ?? '').trim().length > METER_NAME_LENGTH ? METERS.nameLong(METER_NAME_LENGTH) : null,
    async send({ value }, signal) {
      const meant = await ownMeterMeant(services, value('meter'), signal);
      if (meant.kind === 'refused') return meant;
      const answer = await services.nameMeter({ meter_number: meant.meter.meterNumber, name: value('name') }, signal);
      if (answer.status !== 200) return refusal(answer, 'name', MESSAGES.networkFailure);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}
