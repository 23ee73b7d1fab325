import { createPresence, type Presence } from '#src/client/presence.ts';

/** What only somebody does. A screen reader clicks without a pointer, and who dictates writes without keys. */
const DEEDS = ['pointerdown', 'keydown', 'click', 'input', 'wheel'] as const;

/** Whether somebody is before this page. */
export function presenceHere(): Presence {
  const presence = createPresence(() => performance.now());
  for (const deed of DEEDS) document.addEventListener(deed, presence.acted, { capture: true, passive: true });
  return presence;
}
