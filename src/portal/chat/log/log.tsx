import { type Ref, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { LANGUAGE_CODES } from '#catalogues/languages/language.ts';
import type { View } from '#machines/kit/view.ts';
import { useConversation, usePortal } from '../../conversation/portal-context.tsx';
import { Live } from '../live/live.tsx';
import { CardStood } from '../turns/becoming.tsx';
import { groupsOf } from '../turns/groups.ts';
import { dayOf } from '../turns/times.ts';
import { ThereBefore } from '../turns/turn.tsx';
import { StretchOfLog } from './stretch.tsx';
import { stretchesOf } from './stretches.ts';
import './log.css';

const GAP_PX = 16;

/**
 * The transcript. It scrolls inside: to the open question, or else to the person's last turn with what answers it. However long
 * it is, only what is near the screen is drawn.
 */
export function Log({ ref, onAnswered }: { ref?: Ref<HTMLDivElement>; onAnswered: () => void }) {
  const { now } = usePortal();
  const messages = useConversation((v) => v.messages);
  const view = useConversation((v) => v.view);
  const language = useConversation((v) => v.language);
  const busy = useConversation((v) => v.busy);
  const stretches = useMemo(() => stretchesOf(groupsOf(messages)), [messages]);
  const today = dayOf(now());
  const before = useRef(messages.at(-1)?.id ?? 0);
  const scroller = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);
  const moment = `${messages.at(-1)?.id}/${view?.flow}/${view?.step}/${busy}`;

  useLayoutEffect(() => {
    const box = scroller.current;
    // A new turn or a new step is what moves the log; anything else leaves it where the person scrolled to.
    if (!box || moved.current === moment) return;
    const first = moved.current === null;
    moved.current = moment;
    const turn = [...box.querySelectorAll('.turn--person')].at(-1);
    // Measuring would lay the page out once more before it is first drawn.
    if (first && !turn && !isWaiting(view)) return;
    const below = turn ? turn.getBoundingClientRect().top - box.getBoundingClientRect().top : 0;
    const top = isWaiting(view) ? box.scrollHeight : box.scrollTop + below - GAP_PX;
    box.scrollTo({ top, behavior: first || isStill() ? 'instant' : 'smooth' });
  }, [moment, view]);

  // The keys of a phone take their room from the end of the log, where the open question stands.
  const waits = isWaiting(view);
  useEffect(() => {
    const box = scroller.current;
    if (!box || !waits) return;
    let height = box.clientHeight;
    const observer = new ResizeObserver(() => {
      if (box.clientHeight < height) box.scrollTop = box.scrollHeight;
      height = box.clientHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [waits]);

  useEffect(() => {
    before.current = messages.at(-1)?.id ?? 0;
  }, [messages]);

  return (
    <div className="log" ref={scroller} tabIndex={-1}>
      <div
        className="log__column"
        role="log"
        aria-live="polite"
        aria-label="Conversation"
        lang={LANGUAGE_CODES[language]}
        ref={ref}
        tabIndex={-1}
      >
        <ThereBefore value={before}>
          {stretches.map((stretch, at) => (
            <StretchOfLog
              key={stretch.key}
              stretch={stretch}
              today={today}
              scroller={scroller}
              opens={at >= stretches.length - 2}
              last={at === stretches.length - 1}
            />
          ))}
        </ThereBefore>
        <Live onAnswered={onAnswered} />
        <CardStood log={scroller} flow={view?.flow} />
      </div>
    </div>
  );
}

/** True for somebody whom motion bothers. */
const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** True when a question is open or a purchase waits for a yes: the end of the log is what must be seen. */
function isWaiting(view: View | null): boolean {
  return view !== null && (view.next !== null || view.actions.some((action) => action.type === 'CONFIRM'));
}
