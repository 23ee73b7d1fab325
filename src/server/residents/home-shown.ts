import { ESTATE_SENTENCES as SAID } from '#catalogues/sentences/estate/answers.ts';
import { refused } from '../http/refusals.ts';

/**
 * The one meant of the meters on which somebody was found, which are one at least: the one that was shown, or where none was, the only one. A page may be older
 * than a move, or than that they hold several: neither is guessed.
 */
export function homeShown<Home extends { readonly meter_number: string | null }>(
  homes: readonly Home[],
  shown: string | undefined,
) {
  const [first, ...others] = homes;
  if (shown !== undefined) {
    const home = homes.find(({ meter_number }) => meter_number === shown);
    return home === undefined ? refused('moved', SAID.homeMoved) : { home };
  }
  return first === undefined || others.length > 0 ? refused('moved', SAID.homesSeveral) : { home: first };
}

/** The same of somebody who is verified or refused: where none was shown, the only meter on which they wait; whoever waits on none is told so of the first. */
export function waitingShown<Home extends { readonly meter_number: string | null; readonly is_verified: boolean }>(
  homes: readonly Home[],
  shown: string | undefined,
) {
  if (shown !== undefined) return homeShown(homes, shown);
  const waiting = homes.filter(({ is_verified }) => !is_verified);
  return homeShown(waiting.length > 0 ? waiting : homes.slice(0, 1), shown);
}
