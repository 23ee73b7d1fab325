import type { ListRow } from '#machines/pages/view.ts';
import { Icon } from '../../ui/icon.tsx';

/** Something that can be done with a row; `of` says with which, for who hears it. While it is on its way it waits. */
export function RowAction({
  action: { name, label, busy },
  of,
  onPress,
}: {
  action: ListRow['actions'][number];
  of: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className="row-action"
      aria-disabled={busy}
      aria-busy={busy}
      onClick={() => !busy && onPress()}
    >
      {name === 'receipt' && <Icon name="download" size={16} />}
      {label} <span className="hidden">{of}</span>
    </button>
  );
}
