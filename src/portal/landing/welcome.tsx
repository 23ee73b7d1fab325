import type { ReactNode } from 'react';
import { LANDING_EXAMPLES } from '#catalogues/routes/landing.ts';
import { useConversation, usePortal } from '../conversation/portal-context.tsx';
import { Icon, Mark } from '../ui/icons/icon.tsx';
import './welcome.css';

/** The conversation before its first turn: the greeting in large, and what can be said. */
export function Welcome({ menu }: { menu: ReactNode }) {
  const { conversation } = usePortal();
  const text = useConversation((v) => v.messages[0]?.text ?? '');
  const headline = useConversation((v) => v.messages[0]?.headline ?? text);
  const suggestions = useConversation((v) => v.suggestions);
  return (
    <div className="welcome">
      <div className="welcome__head" role="log" aria-label="Conversation">
        <Mark size={38} />
        <span className="sender__name">Wattchat</span>
        <div>
          <h1>{headline}</h1>
          <p className="welcome__lead">{text.slice(headline.length).trim()}</p>
        </div>
      </div>
      {menu || (
        <div className="welcome__more">
          <ul className="chips">
            {suggestions.map((one) => (
              <li key={one.say}>
                <button type="button" className="chip" onClick={() => conversation.press(one)}>
                  {one.label}
                </button>
              </li>
            ))}
          </ul>
          <h2 className="welcome__or">Or just type it</h2>
          <ul className="examples">
            {LANDING_EXAMPLES.map((one) => (
              <li key={one.say}>
                <button type="button" onClick={() => conversation.press({ label: one.say, say: one.say })}>
                  <strong>{one.say}</strong>
                  <span>{one.detail}</span>
                  <Icon name="chevron-right" size={16} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
