import { type ReactNode, useId } from 'react';
import type { Action } from '#machines/kit/view.ts';

/** How loud a button is. */
export type ButtonLook = 'primary' | 'secondary' | 'twin' | 'quiet';

/** A button for an action of the view. A disabled one can still be reached, and says why. */
export function ActionButton({
  action,
  look,
  wide = false,
  submit = false,
  onPress,
  children,
}: {
  action: Action;
  look: ButtonLook;
  wide?: boolean;
  submit?: boolean;
  onPress?: () => void;
  children?: ReactNode;
}) {
  const reasonId = useId();
  return (
    <>
      <button
        type={submit ? 'submit' : 'button'}
        className={`button button--${look}${wide ? ' button--wide' : ''}`}
        aria-disabled={!action.enabled || undefined}
        aria-describedby={action.reason ? reasonId : undefined}
        onClick={action.enabled ? onPress : (event) => event.preventDefault()}
      >
        {children ?? action.label}
      </button>
      {action.reason && (
        <p className="reason" id={reasonId}>
          {action.reason}
        </p>
      )}
    </>
  );
}
