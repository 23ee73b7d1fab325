import type { Services } from '#catalogues/calls/services.ts';
import { isHeld } from '#catalogues/held-meters.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { meterMeant, type OwnMeter } from '#machines/kit/reading/own-meters.ts';
import type { Refused } from '#machines/kit/submitting/form.ts';
import { refusal } from '../platform/sent.ts';

/** The own meter that the answer `meter` means. `noneOf`: why it is none at all, whatever was said, by those that are held. */
export async function ownMeterMeant<N = never>(
  services: Services,
  said: string,
  signal: AbortSignal,
  noneOf: (held: readonly OwnMeter[]) => N | null = () => null,
): Promise<{ readonly kind: 'meant'; readonly meter: OwnMeter } | Refused | N> {
  const own = await services.myMeters({}, signal);
  if (own.status !== 200) return refusal(own, undefined, MESSAGES.networkFailure);
  const none = noneOf(own.data.meters.filter(isHeld));
  if (none !== null) return none;
  const meant = meterMeant(own.data.meters, said);
  return meant.kind === 'one' ? { kind: 'meant', meter: meant.meter } : atWhich(meant.problem);
}

/** A problem that stands at the answer which meter it is. */
export const atWhich = (problem: string): Refused => ({ kind: 'refused', say: [], at: { field: 'meter', problem } });
