import { MESSAGES } from '#catalogues/messages.ts';
import { METERS } from '#catalogues/sentences/meters.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import type { OwnMeter } from '#machines/kit/reading/own-meters.ts';
import { taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { listOf } from '../platform/fields.ts';
import { refusal } from '../platform/sent.ts';
import { whichMeter } from './fields.ts';
import { ownMeterMeant, ownMetersListed } from './which.ts';

const SAID = METERS.use;

/** Putting another of one's own meters in use. It costs nothing and is taken back by the same sentence, so it is done at once where one is meant. */
export function useMeter(deps: FlowDeps): Flow {
  const { services, renewed, changed } = deps;
  return submitting(deps, {
    name: 'use-meter',
    version: 3,
    title: SAID.title,
    fields: (at) => ({ meter: whichMeter(SAID.ask, listOf(at, 'meters')) }),
    lists: (_person, signal, { values }) =>
      ownMetersListed(services, signal, isSpare, values.meter ? undefined : usesItsOnly),
    asked: ['meter'],
    atOnce: true,
    words: { send: SAID.send, listing: METERS.which.looking, sending: SAID.sending },
    unreachable: MESSAGES.networkFailure,
    async send({ value }, signal) {
      const meant = await ownMeterMeant(services, value('meter'), signal);
      if (meant.kind === 'refused') return meant;
      const answer = await services.chooseMeter({ meter_number: meant.meter.meterNumber }, signal);
      if (answer.status !== 200) return refusal(answer, 'meter', MESSAGES.networkFailure);
      renewed(answer.data.token);
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

const isSpare = ({ inUse }: OwnMeter): boolean => !inUse;

/** Who holds none but the one in use has nothing to choose from. */
const usesItsOnly = (held: readonly OwnMeter[]): string | null => {
  const [only, ...others] = held;
  return only?.inUse && others.length === 0 ? METERS.inUseAlready(only.meterNumber) : null;
};
