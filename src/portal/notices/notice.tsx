import { useConversation } from '../conversation/portal-context.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { EndingLine } from './ending-line.tsx';
import { NewerVersion } from './newer-version.tsx';
import { OfflineLine } from './offline-line.tsx';
import './notice.css';

/** What the operator tells everybody, that there is no line, that the session ends soon, and that there is a newer portal, at the head of every page while there is something to tell. */
export function Notice() {
  const notice = useConversation((v) => v.notice);
  return (
    <>
      <OfflineLine />
      <EndingLine />
      <NewerVersion />
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
