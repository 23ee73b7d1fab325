import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Handlers of a dialog. */
interface PressBeside {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * For a modal dialog that a press beside it closes (`closedby`, which many phones do not know yet). What is pressed beside it is
 * its own backdrop. A press that only ends there, as when a text is marked, is none.
 */
export function usePressBeside(close: () => void): PressBeside {
  const began = useRef(false);
  return {
    onPointerDown(event) {
      began.current = isBeside(event);
    },
    onClick(event) {
      if (began.current && isBeside(event)) close();
      began.current = false;
    },
  };
}

function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
