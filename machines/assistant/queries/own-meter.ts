import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { isHeld } from '#catalogues/held-meters.ts';
import { METERS } from '#catalogues/sentences/meters.ts';
import { meterMeant, type OwnMeter } from '#machines/kit/reading/own-meters.ts';
import { plain } from '../lines.ts';
import type { FlowStart } from '../run.ts';
import type { Suggestion } from '../suggestion.ts';
import { type Asker, type QueryAnswer, UNHEARD } from './query.ts';

/** Which of one's own meters words mean: the one in use, where they name none; or what is to be said instead. */
type Named =
  | { readonly kind: 'in-use' }
  | { readonly kind: 'other'; readonly meter: OwnMeter }
  | { readonly kind: 'told'; readonly told: QueryAnswer };

/** Looks up which of their meters somebody means; whoever holds one can mean no other. */
export async function ownMeterNamed(
  services: Services,
  said: string | undefined,
  { signal }: Pick<Asker, 'signal'>,
): Promise<Named> {
  if (said === undefined) return { kind: 'in-use' };
  const own = await services.myMeters({}, signal).catch(unanswered);
  if (own === null) return { kind: 'told', told: UNHEARD };
  if (own.status !== 200) return { kind: 'told', told: { lines: [plain(own.data.message)] } };
  const held = own.data.meters.filter(isHeld);
  const meant = held.length < 2 ? null : meterMeant(held, said);
  if (meant === null || meant.kind === 'none') return { kind: 'in-use' };
  if (meant.kind === 'unclear') return { kind: 'told', told: { lines: [plain(meant.problem)] } };
  return meant.meter.inUse ? { kind: 'in-use' } : { kind: 'other', meter: meant.meter };
}

/** To put a meter in use: dues are paid for that one (decision 202). */
export function offerToUse({ meterNumber, name }: OwnMeter): Suggestion {
  const label = METERS.toUse(METERS.called(meterNumber, name));
  return { label, say: label, starts: { flow: 'use-meter', values: { meter: meterNumber } } };
}

/** Begins to pay dues, which are those of the meter in use; of another one it is said how that is put in use. */
export async function duesFor(
  services: Services,
  { meter, begun }: { readonly meter: string; readonly begun: FlowStart },
  asker: Asker,
): Promise<QueryAnswer> {
  const named = await ownMeterNamed(services, meter, asker);
  if (named.kind === 'told') return named.told;
  if (named.kind === 'in-use') return { lines: [], start: begun };
  const { meterNumber, name } = named.meter;
  return {
    lines: [plain(METERS.duesInUse(METERS.called(meterNumber, name)))],
    suggestions: [offerToUse(named.meter)],
  };
}
