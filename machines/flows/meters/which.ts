import type { Services } from '#catalogues/calls/services.ts';
import { isHeld } from '#catalogues/held-meters.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { METERS } from '#catalogues/sentences/meters.ts';
import { meterMeant, type OwnMeter } from '#machines/kit/reading/own-meters.ts';
import type { Looked, Needless, Refused } from '#machines/kit/submitting/form.ts';
import { refusal } from '../platform/sent.ts';

/** The own meter that the answer `meter` means. */
export async function ownMeterMeant(
  services: Services,
  said: string,
  signal: AbortSignal,
): Promise<{ readonly kind: 'meant'; readonly meter: OwnMeter } | Refused> {
  const own = await services.myMeters({}, signal);
  if (own.status !== 200) return refusal(own, undefined, MESSAGES.networkFailure);
  const meant = meterMeant(own.data.meters, said);
  return meant.kind === 'one' ? { kind: 'meant', meter: meant.meter } : atWhich(meant.problem);
}

/**
 * The own meters to choose from, as the list `meters`. `may`: those of which it can be said. `needless`: why there is nothing to choose, by all
 * that are held; null where there is.
 */
export async function ownMetersListed(
  services: Services,
  signal: AbortSignal,
  may: (meter: OwnMeter) => boolean = () => true,
  needless: (held: readonly OwnMeter[]) => string | null = () => null,
): Promise<Looked> {
  const own = await services.myMeters({}, signal);
  if (own.status !== 200) return refusal(own, undefined, MESSAGES.networkFailure);
  const held = own.data.meters.filter(isHeld);
  const why = held.length === 0 ? METERS.list.none : needless(held);
  if (why !== null) return { kind: 'needless', why } satisfies Needless;
  const meters = held.filter(may).map(({ meterNumber, name, estate, address }) => ({
    value: meterNumber,
    label: METERS.called(meterNumber, name),
    detail: address ?? estate,
  }));
  return { kind: 'good', lists: { meters } };
}

/** A problem that stands at the answer which meter it is. */
export const atWhich = (problem: string): Refused => ({ kind: 'refused', say: [], at: { field: 'meter', problem } });
