import { type RefObject, useEffect, useState } from 'react';

/** How far from the screen something still counts as near, in heights of what scrolls. */
const NEAR = '150% 0px';

/** Until a turn was drawn, so much room is kept for it, px. */
const TURN_PX = 64;

/** Whether a box is near what can be seen of its scroller, and the room it took when it was last drawn, px. */
export function useNear(
  box: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  { opens, turns }: { opens: boolean; turns: number },
): { readonly near: boolean; readonly room: number } {
  const [shown, setShown] = useState({ near: opens, room: turns * TURN_PX });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new IntersectionObserver(
      (seen) => {
        const entry = seen.at(-1);
        if (!entry) return;
        setShown((was) => {
          if (entry.isIntersecting) return was.near ? was : { ...was, near: true };
          // A log that is not on the page has no height, and says nothing about how much room it takes.
          if (!was.near || entry.boundingClientRect.height === 0) return was;
          return { near: false, room: entry.boundingClientRect.height };
        });
      },
      { root: scroller.current, rootMargin: NEAR },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, scroller]);

  return shown;
}
