import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A guess that is right on most phones: a page and a card leave that much beside what stands in them, px. */
const BESIDE_PX = 74;
const MOST_GUESSED_PX = 640;

/** The width of an element, px, as it changes. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(() => Math.min(MOST_GUESSED_PX, window.innerWidth - BESIDE_PX));
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    // Told once the page is laid out and before it is painted; asking would lay it out one time more.
    const observer = new ResizeObserver(() => {
      if (box.clientWidth > 0) flushSync(() => setWidth(box.clientWidth));
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
