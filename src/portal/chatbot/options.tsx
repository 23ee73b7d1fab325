import { TROUBLE_OFFERS } from '#machines/assistant/entry-points.ts';
import { rememberPressed } from '../chat/turns/becoming.tsx';
import { usePortal } from '../conversation/portal-context.tsx';
import './options.css';

/** The four options of the help chatbot (S1 section 1), above its conversation. */
export function ChatbotOptions({ onChosen }: { onChosen?: () => void }) {
  const { conversation } = usePortal();
  return (
    <ul className="chatbot-options" aria-label="What do you need help with?">
      {TROUBLE_OFFERS.map((option) => (
        <li key={option.label}>
          <button
            type="button"
            className="chip"
            onClick={({ currentTarget }) => {
              rememberPressed(option.say, currentTarget);
              conversation.press(option);
              onChosen?.();
            }}
          >
            {option.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
