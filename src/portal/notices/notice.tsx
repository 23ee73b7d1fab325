import { useConversation } from '../conversation/portal-context.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { OfflineLine } from './offline-line.tsx';
import './notice.css';

/** What the operator tells everybody, and that there is no line, at the head of every page while there is something to tell. */
export function Notice() {
  const notice = useConversation((v) => v.notice);
  return (
    <>
      <OfflineLine />
      <div role="status" className="notice-place">
        {notice !== null && (
          <p className="notice">
            <Icon name="info" />
            <span>{notice}</span>
          </p>
        )}
      </div>
    </>
  );
}
