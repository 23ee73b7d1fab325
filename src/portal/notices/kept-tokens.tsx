import { OFFLINE } from '#catalogues/sentences/offline.ts';
import type { LastToken } from '#machines/assistant/sync/aside.ts';
import { formatDay, formatToken } from '#machines/kit/writing/format.ts';
import { CopyToken } from '../chat/result/copy-token.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import '../ui/data-table/data-table.css';

/** The tokens that were bought last, for somebody who stands at the meter without a line. */
export function KeptTokens({ tokens }: { tokens: readonly LastToken[] }) {
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
            <CopyToken token={token} />
          </li>
        ))}
      </ul>
    </details>
  );
}
