import type { Message } from '#machines/assistant/transcript.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

/** What came of a flow that is over. */
export function Answer({ message: { tone, text } }: { message: Message }) {
  return (
    <div role="status">
      <Alert tone={tone === 'plain' ? 'info' : tone} text={text} />
    </div>
  );
}
