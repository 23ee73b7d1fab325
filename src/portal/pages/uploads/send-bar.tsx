import type { View } from '#machines/kit/view.ts';
import { usePortal } from '../../conversation/portal-context.tsx';
import { ActionButton } from '../../ui/button.tsx';

/** What becomes of the rows, and the yes to it; it stays in sight below a long preview. */
export function SendBar({ view }: { view: View }) {
  const { conversation } = usePortal();
  const confirm = view.actions.find(({ type }) => type === 'CONFIRM');
  const over = view.actions.find(({ type }) => type === 'DECLINE');
  if (!confirm || !over) return null;
  return (
    <div className="send-bar">
      <p className="send-bar__note">{view.say.find(({ tone }) => tone === 'plain')?.text}</p>
      <div className="send-bar__ways">
        <ActionButton action={over} look="quiet" onPress={() => conversation.send({ type: 'DECLINE' })} />
        <ActionButton action={confirm} look="primary" onPress={() => conversation.send({ type: 'CONFIRM' })} />
      </div>
    </div>
  );
}
