import { OFFLINE } from '#catalogues/sentences/offline.ts';
import type { LastToken } from '#machines/assistant/conversation/offline/aside.ts';
import { formatDay, formatToken } from '#machines/kit/writing/format.ts';
import { copyText } from '../chat/result/copy-text.ts';
import { useToast } from '../ui/feedback/toast.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import '../ui/data-table/data-table.css';

/** The tokens that were bought last, for somebody who stands at the meter without a line. */
export function KeptTokens({ tokens }: { tokens: readonly LastToken[] }) {
  const toast = useToast();
  return (
    <details className="offline-tokens">
      <summary>
        <Icon name="bolt" power />
        {OFFLINE.tokens}
      </summary>
      <ul>
        {tokens.map(({ orderId, paidAt, units, token }) => (
          <li key={orderId}>
            <span className="mono">{formatToken(token)}</span>
            <span className="offline-tokens__of">
              {formatDay(paidAt)}
              {units !== '' && `, ${units} kWh`}
            </span>
            <button
              type="button"
              className="row-action"
              aria-label={`Copy token ${formatToken(token)}`}
              onClick={() => void copyText(token, 'Token copied', toast)}
            >
              <Icon name="copy" size={16} />
              Copy
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
