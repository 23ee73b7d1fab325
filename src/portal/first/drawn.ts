import { ROOMS, type Room } from './rooms.ts';

/** The drawing of a new visitor's first screen, where that is what is seen; else null. */
export function drawnFirst(page: Document): { readonly place: HTMLElement; readonly room: Room } | null {
  if (page.documentElement.dataset.first !== undefined) return null;
  const room = ROOMS.find(({ holds }) => holds.every((query) => window.matchMedia(query).matches));
  const place = room && page.querySelector<HTMLElement>(`.first--${room.name}`);
  return room && place ? { place, room } : null;
}

/**
 * Leaves one place for the portal: the drawing that is taken over, or else the one that says that the page is on its way, which
 * stands there until something is drawn over it; an empty one where the page brought neither. Ids and labels of the others would
 * be double.
 */
export function clearPlace(page: Document, taken: HTMLElement | null): HTMLElement {
  const kept = taken ?? page.querySelector<HTMLElement>('.first--other');
  for (const one of page.querySelectorAll('.first')) if (one !== kept) one.remove();
  if (kept) {
    page.getElementById('portal')?.remove();
    kept.id = 'portal';
    return kept;
  }
  const place = page.getElementById('portal');
  if (!place) throw new Error('The page has no place for the portal');
  return place;
}
