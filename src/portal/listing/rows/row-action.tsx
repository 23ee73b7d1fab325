import type { ListRow } from '#machines/pages/view.ts';
import { Icon } from '../../ui/icon.tsx';
import { RowSwitch } from './row-switch.tsx';

/** What a row's action is drawn from. */
export interface RowActionProps {
  readonly action: ListRow['actions'][number];
  /** Which row it is of, for who hears it. */
  readonly of: string;
  readonly onPress: () => void;
}

/** Something that can be done with a row, or switched in it. While it is on its way it waits. */
export function RowAction({ action, of, onPress }: RowActionProps) {
  if (action.pressed !== undefined) return <RowSwitch action={action} of={of} onPress={onPress} />;
  const { name, label, busy } = action;
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
