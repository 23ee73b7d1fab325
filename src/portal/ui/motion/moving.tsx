import {
  Children,
  type ComponentProps,
  createElement,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useState,
} from 'react';
import type { Move } from './moves.ts';

type Parts = typeof import('./parts.tsx')['parts'];

/** What moves: framer-motion, which is fetched once the first screen stands (docs/decisions/060). */
let fetched: Parts | null = null;

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Fetches what moves things, for who wants to see them move. Until it is there, and for anybody else, all is simply in its place. What
 * it resolves to makes it so again.
 */
export async function fetchMotion(): Promise<() => void> {
  if (!isStill()) fetched = (await import('./parts.tsx')).parts;
  return () => {
    fetched = null;
  };
}

/** What moves things now; null where nothing is to move. */
export const motionNow = (): Parts | null => (fetched === null || isStill() ? null : fetched);

/** Where something stood on the screen before it became another; null where it comes from nowhere. */
export type From = () => DOMRect | null;

export interface MovingProps
  extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'onDrag' | 'onDragStart' | 'onDragEnd' | 'onAnimationStart'>,
    Pick<ComponentProps<'dialog'>, 'onCancel' | 'onClose'> {
  readonly as: 'div' | 'p' | 'section' | 'span' | 'ul' | 'dialog';
  /** How it moves; without it, it stands still. */
  readonly move: Move | undefined;
  /** For what becomes another thing: where it begins. Asked once it is in its place. */
  readonly from?: From | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** What was there last, for what is still seen leaving when it is gone. */
export function useLasting<T>(now: T | null): T | null {
  const [last, setLast] = useState(now);
  if (now !== null && now !== last) setLast(now);
  return now ?? last;
}

/** An element that moves as it comes and, directly in a `Presence`, as it goes. Whether it does is decided once, when it is first drawn. */
export function Moving(props: MovingProps) {
  const [parts] = useState(() => (props.move === undefined ? null : motionNow()));
  if (parts) return <parts.MovingElement {...props} move={props.move ?? 'turn'} />;
  const { as, move: _, from: __, ...rest } = props;
  return createElement(as, rest);
}

/**
 * Lets what it held move on its way out, for which it is drawn a little longer: it takes no press then, and a dialog among it is closed
 * already.
 */
export function Presence({ children }: { children: ReactNode }) {
  const holds = Children.toArray(children).length > 0;
  const [place, setPlace] = useState(() => ({ holds, parts: motionNow() }));
  // What stands in it would lose its state if that changed around it.
  if (place.holds !== holds) setPlace({ holds, parts: holds ? motionNow() : place.parts });
  return place.parts ? <place.parts.Leaving>{children}</place.parts.Leaving> : children;
}
