import { useCallback } from 'react';
import { Moving, type MovingProps } from '../motion/moving.tsx';

/**
 * A native dialog that is modal while it is drawn. Taken away it is closed, which gives the keyboard back to what opened it; in a
 * `Presence` it is seen leaving then. `onStand`: what the keyboard begins at, where that is not its first button.
 */
export function ModalDialog({
  move = 'dialog',
  onStand,
  ...rest
}: Omit<MovingProps, 'as' | 'move' | 'ref' | 'from'> & {
  readonly move?: MovingProps['move'];
  readonly onStand?: (dialog: HTMLDialogElement) => void;
  readonly closedby?: 'none';
}) {
  const stand = useCallback(
    (dialog: HTMLElement | null) => {
      if (!(dialog instanceof HTMLDialogElement)) return;
      dialog.showModal();
      onStand?.(dialog);
      return () => dialog.close();
    },
    [onStand],
  );
  return <Moving as="dialog" move={move} ref={stand} {...rest} />;
}
