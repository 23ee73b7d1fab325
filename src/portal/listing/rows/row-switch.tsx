import type { RowActionProps } from './row-action.tsx';

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
