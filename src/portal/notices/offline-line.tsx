import { useConversation } from '../conversation/portal-context.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { KeptTokens } from './kept-tokens.tsx';
import './offline.css';

/** That there is no line, at the head of every page until there is one again; with the tokens that were bought last. */
export function OfflineLine() {
  const offline = useConversation((v) => v.offline ?? null);
  return (
    <div className="offline-place">
      <p role="status" className={offline ? 'offline' : undefined}>
        {offline && (
          <>
            <Icon name="warning" />
            <span>{offline.text}</span>
          </>
        )}
      </p>
      {offline && offline.tokens.length > 0 && <KeptTokens tokens={offline.tokens} />}
    </div>
  );
}
