import type { Action } from '#machines/kit/view.ts';
import { usePortal } from '../conversation/portal-context.tsx';
import { ActionButton } from '../ui/button.tsx';

/**
 * What else can be done at a step, each under its own words; what cannot be done now and has no reason to give is left
 * out. `onPressed` hears of it before the flow does.
 */
export function ActionList({
  actions,
  onPressed,
  holds,
}: {
  actions: readonly Action[];
  onPressed?: () => void;
  /** True for one that is not taken now. */
  holds?: (action: Action) => boolean;
}) {
  const { conversation } = usePortal();
  const press = (action: Action) => {
    if (holds?.(action)) return;
    onPressed?.();
    const { type } = action;
    if (type !== 'EDIT') conversation.send({ type });
  };
  return actions
    .filter((action) => action.enabled || action.reason !== null)
    .map((action) => (
      <ActionButton
        key={action.type}
        action={action}
        look={action.type === 'CANCEL' ? 'quiet' : 'secondary'}
        wide
        onPress={() => press(action)}
      />
    ));
}
