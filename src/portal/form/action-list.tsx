import type { Action } from '#machines/kit/view.ts';
import { usePortal } from '../conversation/portal-context.tsx';
import { ActionButton } from '../ui/button.tsx';

/**
 * What else can be done at a step, each under its own words; what cannot be done now and has no reason to give is left
 * out. `onPressed` hears of it before the flow does.
 */
export function ActionList({ actions, onPressed }: { actions: readonly Action[]; onPressed?: () => void }) {
  const { conversation } = usePortal();
  const press = ({ type }: Action) => {
    onPressed?.();
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
