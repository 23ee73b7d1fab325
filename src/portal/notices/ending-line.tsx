import { useConversation, usePortal } from '../conversation/portal-context.tsx';
import { Icon } from '../ui/icons/icon.tsx';

/** That the session ends soon because nobody does anything, at the head of every page, with a button that keeps it. */
export function EndingLine() {
  const ending = useConversation((v) => v.ending ?? null);
  const { conversation } = usePortal();
  return (
    <div role="status" className="notice-place">
      {ending && (
        <div className="notice notice--newer">
          <Icon name="warning" />
          <span>{ending.text}</span>
          <button type="button" className="button button--quiet" onClick={() => conversation.stay()}>
            {ending.stay}
          </button>
        </div>
      )}
    </div>
  );
}
