import { type ReactNode, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { ACTION_BAR } from '#catalogues/sentences/action-bar.ts';
import type { View } from '#machines/kit/view.ts';
import { useConversation } from '../conversation/portal-context.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Money } from '../ui/money.tsx';
import { lastSaid } from './last-said.ts';
import './action-bar.css';

/**
 * What is paid and the button that pays it. On a phone both stay in sight below the form, and the composer makes room for them: it
 * folds into one button, which brings it back in their place with whatever was half written. Elsewhere it is the button alone.
 */
export function ActionBar({ view, children }: { view: View; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const chat = useRef<HTMLButtonElement>(null);
  /** Where the composer stands while it has taken the bar's place. */
  const [dock, setDock] = useState<Element | null>(null);
  const total = view.summary.find((row) => row.total);
  // The line for it is below the composer, which has made room; what the form asks stands on it.
  const said = useConversation((v) => lastSaid(v, (last) => last.origin?.flow === v.view?.flow));
  const write = () => {
    const place = bar.current?.closest('.talk')?.querySelector('.dock') ?? null;
    // The keys of a phone come up for what is focused within the press alone.
    flushSync(() => setDock(place));
    place?.querySelector<HTMLElement>('.composer__field')?.focus();
  };
  const back = () => {
    flushSync(() => setDock(null));
    chat.current?.focus();
  };
  return (
    <div className={dock ? 'action-bar action-bar--away' : 'action-bar'} ref={bar}>
      <p className="action-bar__said" aria-live="polite">
        {said}
      </p>
      {total && (
        <p className="action-bar__sum">
          <span>{view.made ?? ACTION_BAR.pay}</span>
          <strong>
            <Money text={total.value} />
          </strong>
        </p>
      )}
      <button
        type="button"
        className="button button--secondary action-bar__chat"
        aria-label={ACTION_BAR.write}
        ref={chat}
        onClick={write}
      >
        <Icon name="chat" />
      </button>
      {children}
      {dock &&
        createPortal(
          <button type="button" className="tool dock__back" aria-label={ACTION_BAR.back} onClick={back}>
            <Icon name="x" />
          </button>,
          dock,
        )}
    </div>
  );
}
