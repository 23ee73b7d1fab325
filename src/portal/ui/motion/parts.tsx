import { AnimatePresence, domAnimation, LazyMotion, MotionConfig, useIsPresent, useMotionValue } from 'framer-motion';
import { dialog, div, p, section, span, ul } from 'framer-motion/m';
import { type ElementType, type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { BELOW, MOVES, type Move } from './moves.ts';
import type { From, MovingProps } from './moving.tsx';

const ELEMENTS: Readonly<Record<MovingProps['as'], ElementType>> = { div, p, section, span, ul, dialog };

/** Taller by so much than what it comes from, it unfolds from there. */
const UNFOLDS = 1.5;

/** A `Moving` that moves. */
function MovingElement({ as, move, from, ref, ...rest }: MovingProps & { readonly move: Move }) {
  const element = useRef<HTMLElement>(null);
  const present = useIsPresent();
  const style = useBeginning(from, element);
  useLayoutEffect(() => {
    if (element.current) stand(element.current, present);
  }, [present]);
  const own = useCallback(
    (now: HTMLElement | null) => {
      element.current = now;
      if (typeof ref === 'function') return ref(now);
      if (ref) ref.current = now;
    },
    [ref],
  );
  const Element = ELEMENTS[as];
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <Element {...rest} {...MOVES[move]} {...(from && { style })} ref={own} />
      </MotionConfig>
    </LazyMotion>
  );
}

/** Where something begins that was another thing, or comes as any other where that is not known. */
function useBeginning(from: From | undefined, element: RefObject<HTMLElement | null>) {
  const begun = useRef(false);
  const x = useMotionValue(0);
  const y = useMotionValue(0);
  const opacity = useMotionValue(1);
  const clipPath = useMotionValue(inset(0));
  useLayoutEffect(() => {
    if (!from || !element.current || begun.current) return;
    begun.current = true;
    const start = from();
    if (!start) {
      opacity.set(BELOW.opacity);
      y.set(BELOW.y);
      return;
    }
    const here = element.current.getBoundingClientRect();
    const unfolds = here.height > start.height * UNFOLDS;
    x.set(start.left + start.width / 2 - here.left - here.width / 2);
    y.set(unfolds ? start.top - here.top : start.top + start.height / 2 - here.top - here.height / 2);
    clipPath.set(inset(unfolds ? here.height - start.height : 0));
  }, [from, element, x, y, opacity, clipPath]);
  return { x, y, opacity, clipPath };
}

/** Around what may leave, as `Presence` draws it. */
function Leaving({ children }: { children: ReactNode }) {
  return <AnimatePresence>{children}</AnimatePresence>;
}

/** With so many px of its lower end cut off. */
const inset = (below: number): string => `inset(0px 0px ${below}px 0px)`;

/**
 * What leaves is only seen: nothing can be pressed in it. A dialog is closed at once, so that the keyboard is back where it was and the
 * page hears again; on top of it the dialog is drawn as what takes neither.
 */
function stand(element: HTMLElement, present: boolean): void {
  element.inert = !present;
  if (!(element instanceof HTMLDialogElement)) return;
  if (!present) {
    element.close();
    showLeaving(element);
  } else if (!element.open) {
    // Wanted again before it was gone: without the attribute it is a popover no longer.
    element.popover = null;
    element.showModal();
  }
}

function showLeaving(dialog: HTMLDialogElement): void {
  // Older browsers have nothing else that stands on top of the page: there it is gone at once.
  if (!('showPopover' in dialog)) return;
  const focused = document.activeElement;
  dialog.popover = 'manual';
  dialog.showPopover();
  if (focused instanceof HTMLElement && document.activeElement !== focused) focused.focus({ preventScroll: true });
}

/** What `Moving` and `Presence` are made of where things move. */
export const parts = { MovingElement, Leaving };
