import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import { isLate } from '#machines/kit/paying/late.ts';

/** Marks the icon of the installed portal while something that was paid is late, until what came of it was seen. */
export function badgeLate({ getSnapshot, subscribe }: Pick<Conversation, 'getSnapshot' | 'subscribe'>): void {
  if (!('setAppBadge' in navigator)) return;
  let marked: boolean | null = null;
  const look = () => {
    const { view } = getSnapshot();
    const late = view !== null && isLate(view);
    // What came while nobody looked has not been seen yet.
    if (late === marked || (!late && document.visibilityState === 'hidden')) return;
    marked = late;
    // A browser in which the portal is not installed has no icon to mark.
    (late ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
  };
  look();
  subscribe(look);
  document.addEventListener('visibilitychange', look);
}
