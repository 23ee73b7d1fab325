import { useRef } from 'react';
import { formatWhen } from '#machines/kit/format.ts';
import type { Result, Row } from '#machines/kit/view.ts';
import { usePortal } from '../portal-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { isUnits, Rows } from '../ui/rows.tsx';
import { useToast } from '../ui/toast.tsx';
import { copyText } from './copy-text.ts';
import { downloadReceipt, emailReceipt, printCard, shareReceipt } from './receipt-actions.ts';
import './token-card.css';

const GROUP_STARTS = [0, 4, 8, 12, 16];

/** A delivered purchase: the token to type in, what was paid, and what can be done with the receipt. */
export function TokenCard({
  result,
  summary,
  twin = false,
}: {
  result: Result;
  summary: readonly Row[];
  /** True beside another copy of the card: its button is not the filled one. */
  twin?: boolean;
}) {
  const { services } = usePortal();
  const toast = useToast();
  const card = useRef<HTMLElement>(null);
  const when = result.paidAt ? `${formatWhen(result.paidAt)}. ` : '';
  return (
    <article className="token-card" ref={card} aria-label={result.title}>
      <header className="token-card__head">
        <Icon name="bolt" power />
        <h2>{result.title}</h2>
        <span className="status status--success">
          <Icon name="check" size={14} />
          Successful
        </span>
      </header>
      {result.token && <TokenZone token={result.token} units={result.units} twin={twin} />}
      <div className="token-card__body">
        <Rows rows={summary.filter((row) => !isUnits(row))} />
        <p className="token-card__order">
          {when}Order {result.orderId}
        </p>
      </div>
      <div className="token-card__actions">
        <button type="button" onClick={() => downloadReceipt(services, result.orderId, toast)}>
          <Icon name="download" />
          Download
        </button>
        <button type="button" onClick={() => shareReceipt(result.title, result, summary, toast)}>
          <Icon name="share" />
          Share
        </button>
        <button type="button" onClick={() => printCard(card.current)}>
          <Icon name="print" />
          Print
        </button>
        <button type="button" onClick={() => emailReceipt(services, result.orderId, toast)}>
          <Icon name="mail" />
          Email
        </button>
      </div>
    </article>
  );
}

function TokenZone({ token, units, twin }: { token: string; units: string | undefined; twin: boolean }) {
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
          onClick={() => copyText(token, 'Token copied', toast)}
        >
          <Icon name="copy" size={16} />
          Copy
        </button>
      </div>
    </div>
  );
}
