import { type ReactNode, useEffect, useRef } from 'react';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import type { Message } from '#machines/assistant/transcript.ts';
import { Composer, type ComposerHandle } from '../chat/composer/composer.tsx';
import { Log } from '../chat/log/log.tsx';
import { useConversation } from '../conversation/portal-context.tsx';
import { lastSaid } from '../form/last-said.ts';

/** The conversation, or another face in its place, above the composer, which never leaves the screen. */
export function Talk({
  instead,
  note,
  quiet = false,
}: {
  instead: ReactNode;
  note?: ReactNode;
  /** True where what stands instead already says the portal's last sentence. */
  quiet?: boolean;
}) {
  const composer = useRef<ComposerHandle>(null);
  const log = useRef<HTMLDivElement>(null);
  // A pressed answer is gone from the page; without this the keyboard would start over at its top.
  const onAnswered = () => {
    if (window.matchMedia('(pointer: fine)').matches) composer.current?.focus();
    else log.current?.focus({ preventScroll: true });
  };
  return (
    <section className="talk" aria-label="Conversation">
      {instead ? <div className="instead">{instead}</div> : <Log ref={log} onAnswered={onAnswered} />}
      <div className="dock">
        {instead && !quiet && <Reply />}
        <Composer ref={composer} />
        {note}
      </div>
    </section>
  );
}

/** The portal's last sentence, for somebody who writes while the form is shown. */
function Reply() {
  const text = useConversation(replyOf);
  const reply = useRef<HTMLParagraphElement>(null);
  useEffect(() => reachIfLong(reply.current), []);
  return (
    <p className="dock__reply" aria-live="polite" ref={reply}>
      <span>{text}</span>
    </p>
  );
}

/**
 * What is longer than its room scrolls, by keyboard too (WCAG 2.1.1). Heard from the browser when it has laid both out: asking
 * it would lay the whole page out for that.
 */
function reachIfLong(room: HTMLElement | null) {
  const text = room?.firstElementChild;
  if (!room || !text) return;
  const observer = new ResizeObserver(() => {
    room.tabIndex = room.scrollHeight > room.clientHeight ? 0 : -1;
  });
  observer.observe(room);
  observer.observe(text);
  return () => observer.disconnect();
}

/** What is waited for, or what was said last where the form does not say it itself. */
function replyOf(state: ConversationView): string {
  const { view, busy } = state;
  return view?.busy ? '' : (busy ?? lastSaid(state, (last) => isOnForm(view, last)));
}

/** A form draws its alerts, what is wrong with its fields, and how it ended; plain sentences of a question stand here only. */
const isOnForm = (view: ConversationView['view'], { tone, origin }: Message): boolean => {
  if (view === null || tone === 'plain') return false;
  if (view.outcome !== null) return tone === 'danger';
  if (origin?.flow !== view.flow) return false;
  if (origin.part !== 'problem') return origin.part === 'say' && origin.step === view.step;
  return view.fields.some(({ name, problem }) => name === origin.field && problem !== null);
};
