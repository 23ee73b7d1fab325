import { useState } from 'react';
import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { MY_TOKENS } from '#catalogues/sentences/my-tokens.ts';
import type { Result } from '#machines/kit/view.ts';
import { useConversation, usePortal } from '../../conversation/portal-context.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

const GROUP_STARTS = [0, 4, 8, 12, 16];

/** The order that tokens are of, and what opens it to whoever bought without an account. */
type Of = Pick<Result, 'orderId' | 'key'>;

/** The token to type in, with its units. */
export function TokenZone({
  of,
  token,
  units,
  twin,
}: {
  of: Of;
  token: string;
  units: string | undefined;
  twin: boolean;
}) {
  return (
    <div className="token-zone">
      <p className="token-zone__line">
        <span>{units ? `${units} kWh` : `Type in these ${token.length} digits`}</span>
        <Loaded of={of} digits={token} />
      </p>
      <Digits token={token} copies="Copy token" first={!twin} />
    </div>
  );
}

/**
 * Several tokens, numbered in the order in which the meter is to take them. The next one to type stands out, with the filled
 * button; what was typed in folds to its line.
 */
export function TokenZones({ of, tokens, twin }: { of: Of; tokens: NonNullable<Result['tokens']>; twin: boolean }) {
  const loaded = useConversation((v) => v.loaded);
  const isLoaded = (digits: string) => loaded?.includes(digits) === true;
  const next = tokens.each.findIndex(({ digits }) => !isLoaded(digits));
  return (
    <>
      <p className="token-zones__how">{tokens.how}</p>
      <ol className="token-zones">
        {tokens.each.map(({ label, digits }, at) => (
          <li key={digits} className={at === next ? 'token-zone token-zone--next' : 'token-zone'}>
            <p className="token-zone__line">
              <span className="token-zone__place" aria-hidden="true">
                {at + 1}
              </span>
              <span className="token-zone__label">{label}</span>
              <Loaded of={of} digits={digits} what={label} />
            </p>
            {!isLoaded(digits) && (
              <Digits token={digits} copies={`Copy token ${at + 1}, ${label}`} first={at === next && !twin} />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The tick of a token that was typed into the meter; the same box takes it back. */
function Loaded({ of: { orderId, key }, digits, what }: { of: Of; digits: string; what?: string }) {
  const { conversation } = usePortal();
  const toast = useToast();
  const loaded = useConversation((v) => v.loaded?.includes(digits) === true);
  // It stands as it will be while it is on its way.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const tick = async () => {
    const order = { orderId, ...(key !== undefined && { key }) };
    setWanted(!loaded);
    const kept = await conversation.tick(order, digits, !loaded);
    setWanted(null);
    if (!kept) toast(MY_TOKENS.notTicked);
  };
  return (
    <label className="token-zone__loaded">
      <input type="checkbox" checked={wanted ?? loaded} onChange={() => void (wanted === null && tick())} />
      {MY_TOKENS.loaded}
      {what !== undefined && <span className="hidden">{what}</span>}
    </label>
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
