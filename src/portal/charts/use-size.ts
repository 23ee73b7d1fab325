import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Size } from './plot.ts';

/** A guess that is right on most phones: a page and a card leave that much beside what stands in them, px. */
const BESIDE_PX = 74;
const MOST_GUESSED_PX = 640;
/** A card's width on a sheet of A4, px. A page that is printed is laid out anew, and nothing is told how wide it has become. */
const ON_PAPER: Size = { width: 660, height: 0 };

/** The size of an element, px, as it changes, and while it is printed; until it is known, a guess of its width and no height. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>(() => ({
    width: Math.min(MOST_GUESSED_PX, window.innerWidth - BESIDE_PX),
    height: 0,
  }));
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    // Told once the page is laid out and before it is painted; asking would lay it out one time more.
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = box;
      if (width > 0) flushSync(() => setSize({ width, height }));
    });
    observer.observe(box);
    const onto = () => flushSync(() => setSize(ON_PAPER));
    const back = () => setSize({ width: box.clientWidth, height: box.clientHeight });
    window.addEventListener('beforeprint', onto);
    window.addEventListener('afterprint', back);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', onto);
      window.removeEventListener('afterprint', back);
    };
  }, [element]);
  return size;
}
