import { useId } from 'react';
import type { View } from '#machines/kit/view.ts';
import { formatCount } from '#machines/kit/writing/format.ts';

/** What is under way and how much of it is done, in per cent; all of it once the rows are there. */
export function ProgressLine({ view }: { view: View }) {
  const id = useId();
  const { busy, percent, preview } = view;
  if (busy === null && preview === null) return null;
  const rows = preview && `${formatCount(preview.page.total)} of ${formatCount(preview.page.total)} rows, 100%`;
  const far = busy === null ? rows : percent !== null && `${percent}%`;
  return (
    <div className="progress">
      <p className="progress__head">
        <span id={id} role="status">
          {busy ?? 'File checked'}
        </span>
        <span className="progress__far">{far}</span>
      </p>
      <progress aria-labelledby={id} max={100} value={busy === null ? 100 : (percent ?? undefined)} />
    </div>
  );
}
