import type { ListRow } from '#machines/pages/listing/view.ts';
import { CopyToken } from '../../chat/result/copy-token.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import type { IconName } from '../../ui/icons/icon-paths.ts';
import { PageActionButton } from '../../ui/page-action.tsx';

/** What a row's action is drawn from. */
export interface RowActionProps {
  readonly action: ListRow['actions'][number];
  /** Which row it is of, for who hears it. */
  readonly of: string;
  readonly onPress: () => void;
}

const ICONS: Readonly<Record<NonNullable<ListRow['actions'][number]['does']>, IconName>> = {
  keeps: 'download',
  'tries again': 'again',
};

/** Something that can be done with a row, or switched in it. While it is on its way it waits. */
export function RowAction({ action, of, onPress }: RowActionProps) {
  if (action.pressed !== undefined) return <RowSwitch action={action} of={of} onPress={onPress} />;
  if (action.copies !== undefined) return <CopyToken token={action.copies} />;
  const { label, does, busy, leads } = action;
  if (leads) {
    return (
      <PageActionButton action={{ label, ...leads }} className="row-action">
        {label} <span className="hidden">{of}</span>
      </PageActionButton>
    );
  }
  return (
    <button
      type="button"
      className={does === 'tries again' ? 'row-action row-action--button' : 'row-action'}
      aria-disabled={busy}
      aria-busy={busy}
      onClick={() => !busy && onPress()}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {!busy && does && <Icon name={ICONS[does]} size={16} />}
      {label} <span className="hidden">{of}</span>
    </button>
  );
}

/** Something of a row that is on or off, e.g. occupied (S2 section 2). It stands as it will be while it is on its way. */
export function RowSwitch({ action: { label, busy, pressed }, of, onPress }: RowActionProps) {
  return (
    <button
      type="button"
      role="switch"
      className="row-switch"
      aria-checked={pressed}
      aria-disabled={busy}
      aria-busy={busy}
      onClick={() => !busy && onPress()}
    >
      <span className="row-switch__track" aria-hidden="true" />
      {label} <span className="hidden">{of}</span>
    </button>
  );
}
