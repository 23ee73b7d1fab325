import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { copyText } from './copy-text.ts';

const GROUP_STARTS = [0, 4, 8, 12, 16];

/** The token to type in, in groups of four, with its units and a button that copies it. */
export function TokenZone({ token, units, twin }: { token: string; units: string | undefined; twin: boolean }) {
  const toast = useToast();
  return (
    <div className="token-zone">
      <p className="token-zone__line">
        {units && <span>{units} kWh</span>}
        <span>Type in these {token.length} digits</span>
      </p>
      <div className="token-zone__grid">
        {GROUP_STARTS.map((start) => (
          <span key={start} className="token-zone__group">
            {token.slice(start, start + 4)}
          </span>
        ))}
        <button
          type="button"
          className={`button button--${twin ? 'twin' : 'primary'} token-zone__copy`}
          aria-label="Copy token"
          onClick={() => copyText(token, CONTROLS.tokenCopied, toast)}
        >
          <Icon name="copy" size={16} />
          Copy
        </button>
      </div>
    </div>
  );
}
