import { Icon } from '../ui/icons/icon.tsx';
import { usePushing } from './use-pushing.ts';
import './push-offer.css';

/** Below a token that is late: the offer to say on this device when it is here. Nobody is asked by the browser before they press it. */
export function PushOffer() {
  const { stands, failed, pressed, busy, on, words } = usePushing();
  if (stands === 'none' || (stands === 'refused' && !pressed)) return null;
  return (
    <div className="push-offer">
      {stands === 'off' && (
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          onClick={on}
        >
          <Icon name="bell" size={16} />
          {words.offer}
        </button>
      )}
      <p role="status">
        {stands === 'on' && words.on}
        {stands === 'refused' && words.refused}
        {failed && words.failed}
      </p>
    </div>
  );
}
