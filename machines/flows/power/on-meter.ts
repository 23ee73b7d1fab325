import type { Services } from '#catalogues/calls/services.ts';
import { isHeld } from '#catalogues/held-meters.ts';
import type { Values } from '#machines/kit/field.ts';
import { hasMeterNumber, meterMeant, namingIn } from '#machines/kit/reading/own-meters.ts';
import type { PowerFacts } from './calls.ts';

/** What the words of a buyer make of the meter that power is for. */
type OnMeter =
  | { readonly kind: 'known'; readonly facts: PowerFacts }
  | { readonly kind: 'unclear'; readonly facts: PowerFacts; readonly problem: string }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * The facts of a purchase for the meter that its buyer names, where they hold several. What names none of them leaves the meter as it is, and is
 * said before the yes, unless it was only said beside; what may name two is asked. Without the list of them nothing is bought: it could be for
 * another.
 */
export async function onMeterNamed(
  services: Services,
  facts: PowerFacts,
  { meter = '', beside = '' }: Values,
  signal: AbortSignal,
): Promise<OnMeter> {
  const said = meter === '' ? beside : meter;
  if (said === '' || said === facts.heard) return { kind: 'known', facts };
  const own = await services.myMeters({}, signal);
  if (own.status !== 200) return { kind: 'refused', message: own.data.message };
  const meters = own.data.meters.filter(isHeld);
  const heard = { ...facts, heard: said };
  const isAsked = facts.meters !== undefined;
  const which = meter === '' ? namingIn(meters, beside) : meter;
  if (which === null && !isAsked) return { kind: 'known', facts: heard };
  const meant = meterMeant(meters, which ?? said);
  const told = { ...heard, meters: undefined, namesNone: undefined };
  // Whoever holds one can mean no other by a name, but by a number, or by what is not that one.
  if (meters.length < 2) {
    const isOther = meant.kind === 'unclear' || (meant.kind === 'none' && hasMeterNumber(said));
    return { kind: 'known', facts: { ...told, ...(isOther && { namesNone: said }) } };
  }
  // Who was asked which one it is has not said so with what fits none.
  if (meant.kind === 'unclear' || (meant.kind === 'none' && isAsked))
    return { kind: 'unclear', facts: { ...facts, meters }, problem: meant.problem };
  if (meant.kind === 'none') return { kind: 'known', facts: { ...told, namesNone: said } };
  const { meterNumber, estate, name } = meant.meter;
  return { kind: 'known', facts: { ...told, meterNumber, estate, meterName: name ?? undefined } };
}
