import type { ReactNode } from 'react';
import { LANDING_EXAMPLES } from '#catalogues/routes/landing.ts';
import { useConversation, usePortal } from '../conversation/portal-context.tsx';
import { Icon, Mark } from '../ui/icons/icon.tsx';
import './welcome.css';

const [FIRST] = LANDING_EXAMPLES;

/** The conversation before its first turn: the greeting in large, and what can be said. What the menu offers is not offered again. */
export function Welcome({ menu }: { menu: ReactNode }) {
  const { conversation } = usePortal();
  const text = useConversation((v) => v.messages[0]?.text ?? '');
  const headline = useConversation((v) => v.messages[0]?.headline ?? text);
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
      {menu ? (
        <>
          <div className="welcome__try">
            <button type="button" onClick={() => conversation.press({ label: FIRST.say, say: FIRST.say })}>
              <strong>{FIRST.say}</strong>
              <span>Tap to try it. Nothing is charged yet.</span>
            </button>
          </div>
          {menu}
        </>
      ) : (
        <div className="welcome__more">
          <h2 className="welcome__or">Tap one of these, or type your own</h2>
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
