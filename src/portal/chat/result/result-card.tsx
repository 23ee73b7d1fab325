import { useRef } from 'react';
import { STATUS_WORDS } from '#catalogues/orders.ts';
import { CONTROLS } from '#catalogues/sentences/controls.ts';
import type { Result, Row } from '#machines/kit/view.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import { usePortal } from '../../conversation/portal-context.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { isUnits, Rows } from '../../ui/rows.tsx';
import { Status } from '../../ui/status.tsx';
import { CardAction } from './card-action.tsx';
import { downloadReceipt, emailReceipt, printCard, receiptToShare, shareReceipt } from './receipt-actions.ts';
import { TokenReady } from './token-ready.tsx';
import { TokenZone, TokenZones } from './token-zone.tsx';
import { VoucherZone } from './voucher-zone.tsx';
import './token-card.css';

const SUCCESSFUL = { text: STATUS_WORDS.successful, tone: 'success' } as const;

/** A purchase: the token to type in where there is one, what was paid, and what can be done with the receipt. */
export function ResultCard({
  result,
  summary,
  twin = false,
  came = false,
}: {
  result: Result;
  summary: readonly Row[];
  /** True beside another copy of the card: its button is not the filled one. */
  twin?: boolean;
  /** True where it has just come into the log, which says its token to who does not see it, and not all that is on the card. */
  came?: boolean;
}) {
  const { services } = usePortal();
  const toast = useToast();
  const card = useRef<HTMLElement>(null);
  const when = result.paidAt ? `${formatWhen(result.paidAt)}. ` : '';
  const power = result.token !== undefined;
  // Only its file is waited for: how long the phone's own sheet stays open is the person's affair.
  const share = async () => {
    const file = await receiptToShare(services, result);
    void shareReceipt(file, result, summary, toast);
  };
  return (
    <>
      {came && <TokenReady of={result} />}
      <article className="token-card" ref={card} aria-label={result.title} aria-live={came ? 'off' : undefined}>
        <header className="token-card__head">
          <Icon name={power ? 'bolt' : 'receipt'} power={power} />
          <h2>{result.title}</h2>
          <Status badge={result.status ?? SUCCESSFUL} />
        </header>
        {result.tokens ? (
          <TokenZones of={result} tokens={result.tokens} twin={twin} />
        ) : (
          result.token && <TokenZone of={result} token={result.token} units={result.units} twin={twin} />
        )}
        {result.vouchers && <VoucherZone vouchers={result.vouchers} twin={twin} />}
        <div className="token-card__body">
          <Rows rows={summary.filter((row) => !isUnits(row))} />
          <p className="token-card__order">
            {when}
            <span className="token-card__id">Order {result.orderId}</span>
          </p>
        </div>
        {/* Off: a word that changes on a button would be said by the log around it, too. */}
        <div className="token-card__actions" aria-live="off">
          <CardAction
            icon="download"
            label="Download"
            working={CONTROLS.fetching}
            work={() => downloadReceipt(services, result, toast)}
          />
          <CardAction icon="share" label="Share" working={CONTROLS.fetching} work={share} />
          <button type="button" onClick={() => printCard(card.current)}>
            <Icon name="print" />
            Print
          </button>
          {result.email && (
            <CardAction
              icon="mail"
              label="Email"
              working={CONTROLS.sending}
              work={() => emailReceipt(services, result, toast)}
            />
          )}
        </div>
      </article>
    </>
  );
}
