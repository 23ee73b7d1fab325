import { type Ref, useLayoutEffect, useMemo, useRef } from 'react';
import type { View } from '#machines/kit/view.ts';
import { useConversation, usePortal } from '../portal-context.tsx';
import { groupsOf } from './groups.ts';
import { Live } from './live.tsx';
import { TurnGroup } from './turn.tsx';
import './log.css';

const NEAR_GROUPS = 20;
const GAP_PX = 16;

/** The transcript. It scrolls inside: to the open question, or else to the person's last turn with what answers it. */
export function Log({ ref, onAnswered }: { ref?: Ref<HTMLDivElement>; onAnswered: () => void }) {
  const { now } = usePortal();
  const messages = useConversation((v) => v.messages);
  const view = useConversation((v) => v.view);
  const busy = useConversation((v) => v.busy);
  const groups = useMemo(() => groupsOf(messages), [messages]);
  const scroller = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);
  const moment = `${messages.at(-1)?.id}/${view?.flow}/${view?.step}/${busy}`;

  useLayoutEffect(() => {
    const box = scroller.current;
    // A new turn or a new step is what moves the log; anything else leaves it where the person scrolled to.
    if (!box || moved.current === moment) return;
    const turn = [...box.querySelectorAll('.turn--person')].at(-1);
    const below = turn ? turn.getBoundingClientRect().top - box.getBoundingClientRect().top : 0;
    const top = isWaiting(view) ? box.scrollHeight : box.scrollTop + below - GAP_PX;
    box.scrollTo({ top, behavior: moved.current === null ? 'instant' : 'smooth' });
    moved.current = moment;
  }, [moment, view]);

  return (
    <div className="log" ref={scroller} tabIndex={-1}>
      <div className="log__column" role="log" aria-live="polite" aria-label="Conversation" ref={ref} tabIndex={-1}>
        {groups.map((group, at) => (
          <TurnGroup key={group.key} group={group} now={now()} far={at < groups.length - NEAR_GROUPS} />
        ))}
        <Live onAnswered={onAnswered} />
      </div>
    </div>
  );
}

/** True when a question is open or a purchase waits for a yes: the end of the log is what must be seen. */
function isWaiting(view: View | null): boolean {
  return view !== null && (view.next !== null || view.actions.some((action) => action.type === 'CONFIRM'));
}
