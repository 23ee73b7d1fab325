import { TROUBLE_OFFERS } from '#machines/assistant/routing/trouble/trouble-startables.ts';
import { usePortal } from '../portal-context.tsx';
import './options.css';

/** The four options of the help chatbot (S1 section 1), above its conversation. */
export function ChatbotOptions({ onChosen }: { onChosen?: () => void }) {
  const { conversation } = usePortal();
  return (
    <ul className="chatbot-options" aria-label="What do you need help with?">
      {TROUBLE_OFFERS.map(({ label, say }) => (
        <li key={label}>
          <button
            type="button"
            className="chip"
            onClick={() => {
              conversation.say(say);
              onChosen?.();
            }}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
