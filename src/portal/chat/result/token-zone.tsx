import { CONTROLS } from '#catalogues/sentences/controls.ts';
import type { Result } from '#machines/kit/view.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { copyText } from './copy-text.ts';

const GROUP_STARTS = [0, 4, 8, 12, 16];

/** The token to type in, with its units. */
export function TokenZone({ token, units, twin }: { token: string; units: string | undefined; twin: boolean }) {
  return (
    <div className="token-zone">
      <p className="token-zone__line">
        {units && <span>{units} kWh</span>}
        <span>Type in these {token.length} digits</span>
      </p>
      <Digits token={token} copies="Copy token" first={!twin} />
    </div>
  );
}

/** Several tokens, numbered in the order in which the meter is to take them. The first one's button is the filled one. */
export function TokenZones({ tokens, twin }: { tokens: NonNullable<Result['tokens']>; twin: boolean }) {
  return (
    <>
      <p className="token-zones__how">{tokens.how}</p>
      <ol className="token-zones">
        {tokens.each.map(({ label, digits }, at) => (
          <li key={digits} className="token-zone">
            <p className="token-zone__line">
              <span className="token-zone__place" aria-hidden="true">
                {at + 1}
              </span>
              <span className="token-zone__label">{label}</span>
            </p>
            <Digits token={digits} copies={`Copy token ${at + 1}, ${label}`} first={at === 0 && !twin} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** 20 digits in groups of four, with a button that copies them. */
function Digits({ token, copies, first }: { token: string; copies: string; first: boolean }) {
  const toast = useToast();
  return (
    <div className="token-zone__grid">
      {GROUP_STARTS.map((start) => (
        <span key={start} className="token-zone__group">
          {token.slice(start, start + 4)}
        </span>
      ))}
      <button
        type="button"
        className={`button button--${first ? 'primary' : 'twin'} token-zone__copy`}
        aria-label={copies}
        onClick={() => copyText(token, CONTROLS.tokenCopied, toast)}
      >
        <Icon name="copy" size={16} />
        Copy
      </button>
    </div>
  );
}
