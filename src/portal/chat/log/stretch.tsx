import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { TurnGroup } from '../turns/turn.tsx';
import { type Stretch, saysTheSame } from './stretches.ts';
import { useNear } from './use-near.ts';

interface Props {
  readonly stretch: Stretch;
  /** The day it is, as `saidAt` words it. */
  readonly today: string;
  /** What scrolls. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** The last two are drawn from the first moment on: that is where a conversation opens. */
  readonly opens: boolean;
  /** What comes to the last one is news; an earlier one is drawn again because somebody scrolled, and nobody is to hear that. */
  readonly last: boolean;
}

/** A stretch of the log: its turns while they are near the screen, or else as much room as they take. */
export const StretchOfLog = memo(
  function StretchOfLog({ stretch, today, scroller, opens, last }: Props) {
    const box = useRef<HTMLDivElement>(null);
    const { near, room } = useNear(box, scroller, { opens, turns: stretch.turns });
    const drawn = near || last;
    const lasting = useRef(drawn);

    useLayoutEffect(() => {
      if (drawn && !lasting.current) keepInPlace(box.current, scroller.current, room);
      lasting.current = drawn;
    }, [drawn, room, scroller]);

    return (
      <div
        className="stretch"
        ref={box}
        aria-live={last ? undefined : 'off'}
        style={drawn ? undefined : { height: room }}
      >
        {drawn && stretch.groups.map((group) => <TurnGroup key={group.key} group={group} today={today} />)}
      </div>
    );
  },
  (before, now) =>
    before.today === now.today &&
    before.opens === now.opens &&
    before.last === now.last &&
    saysTheSame(before.stretch, now.stretch),
);

/**
 * What is drawn above the screen takes another room than it was given until then, and what is being read must not move. Most
 * browsers see to that themselves; the iPhone's does not.
 */
function keepInPlace(box: HTMLElement | null, scroller: HTMLElement | null, room: number): void {
  if (!box || !scroller || CSS.supports('overflow-anchor', 'auto')) return;
  const { top, height } = box.getBoundingClientRect();
  if (top < scroller.getBoundingClientRect().top) scroller.scrollTop += height - room;
}
