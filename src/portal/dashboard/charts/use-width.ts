import { type RefObject, useLayoutEffect, useState } from 'react';

const UNTIL_MEASURED_PX = 640;

/** The width of an element, px, as it changes. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(UNTIL_MEASURED_PX);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => {
      if (box.clientWidth > 0) setWidth(box.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
