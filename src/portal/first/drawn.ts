import { ROOMS, type Room } from './rooms.ts';

/** The drawing of the first screen that stands in the page and is seen, or null where the page brought none or it must not be seen. */
export function drawnFirst(page: Document): { readonly place: HTMLElement; readonly room: Room } | null {
  if (page.documentElement.dataset.first === 'other') return null;
  const room = ROOMS.find(({ holds }) => holds.every((query) => window.matchMedia(query).matches));
  const place = room && page.querySelector<HTMLElement>(`.first--${room.name}`);
  return room && place ? { place, room } : null;
}

/** Leaves one place for the portal: the drawing that is taken over, or an empty one. Ids and labels of the others would be double. */
export function clearPlace(page: Document, kept: HTMLElement | null): HTMLElement {
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
