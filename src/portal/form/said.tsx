import type { Say } from '#machines/kit/view.ts';
import { Alert } from '../ui/feedback/alert.tsx';

/**
 * The message area of a form (S3 section 2.6): what the flow says of it, good or bad. Plain sentences are the chat's. `quiet`:
 * beside the chat, which says the others as well.
 */
export function Said({ say, quiet = false }: { say: readonly Say[]; quiet?: boolean | undefined }) {
  return (
    <div className="said" aria-live={quiet ? undefined : 'polite'}>
      {say.map(
        (one) =>
          one.tone !== 'plain' && <Alert key={one.text} tone={one.tone} text={one.text} headline={one.headline} />,
      )}
    </div>
  );
}
