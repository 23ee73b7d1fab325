import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { isHeld } from '#catalogues/held-meters.ts';
import { METERS } from '#catalogues/sentences/meters.ts';
import { calledOf, meterMeant, namingIn, type OwnMeter } from '#machines/kit/reading/own-meters.ts';
import { type Line, plain } from '../lines.ts';
import type { FlowStart } from '../run.ts';
import type { Suggestion } from '../suggestion.ts';
import { type Asker, type QueryAnswer, UNHEARD } from './query.ts';

/** Words that say which of one's own meters something is for, or pieces in which its name may stand. */
export type MeterSaid = { readonly meter?: string; readonly beside?: string };

/** Which of one's own meters words mean: the one in use, with what is said of words that name none; or what is to be said instead. */
type Named =
  | { readonly kind: 'in-use'; readonly lines: readonly Line[] }
  | { readonly kind: 'other'; readonly meter: OwnMeter }
  | { readonly kind: 'told'; readonly told: QueryAnswer };

/** Looks up which of their meters somebody means; whoever holds one can mean no other. Where that cannot be told each is offered. */
export async function ownMeterNamed(
  services: Services,
  { meter, beside = '' }: MeterSaid,
  { signal }: Pick<Asker, 'signal'>,
  offer: (meter: OwnMeter) => Suggestion,
): Promise<Named> {
  if (meter === undefined && beside === '') return { kind: 'in-use', lines: [] };
  const own = await services.myMeters({}, signal).catch(unanswered);
  if (own === null) return { kind: 'told', told: UNHEARD };
  if (own.status !== 200) return { kind: 'told', told: { lines: [plain(own.data.message)] } };
  const held = own.data.meters.filter(isHeld);
  const said = meter ?? namingIn(held, beside);
  if (held.length < 2 || said === null) return { kind: 'in-use', lines: [] };
  const meant = meterMeant(held, said);
  if (meant.kind === 'unclear')
    return { kind: 'told', told: { lines: [plain(meant.problem)], suggestions: held.map(offer) } };
  const inUse = held.find((meter) => meter.inUse);
  if (meant.kind === 'one')
    return meant.meter.inUse ? { kind: 'in-use', lines: [] } : { kind: 'other', meter: meant.meter };
  const called = METERS.called(inUse?.meterNumber ?? '', inUse?.name ?? null);
  return { kind: 'in-use', lines: inUse === undefined ? [] : [plain(METERS.inUseInstead(said, called))] };
}

/** To put a meter in use: dues are paid for that one (decision 202). */
export function offerToUse({ meterNumber, name }: OwnMeter): Suggestion {
  const label = METERS.toUse(METERS.called(meterNumber, name));
  return { label, say: label, starts: { flow: 'use-meter', values: { meter: meterNumber } }, atOnce: true };
}

/** Begins to pay dues, which are those of the meter in use; of another one it is said how that is put in use. */
export async function duesFor(
  services: Services,
  { said, begun }: { readonly said: MeterSaid; readonly begun: FlowStart },
  asker: Asker,
): Promise<QueryAnswer> {
  const named = await ownMeterNamed(services, said, asker, (meter) =>
    meter.inUse ? { label: calledOf(meter), say: calledOf(meter), starts: begun } : offerToUse(meter),
  );
  if (named.kind === 'told') return named.told;
  if (named.kind === 'in-use') return { lines: named.lines, start: begun };
  const { meterNumber, name } = named.meter;
  return {
    lines: [plain(METERS.duesInUse(METERS.called(meterNumber, name)))],
    suggestions: [offerToUse(named.meter)],
  };
}
