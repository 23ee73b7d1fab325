import { useEffect, useState } from 'react';
import { koboOf } from '#catalogues/money.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { TRANSFER_SENTENCES as SAID } from '#catalogues/sentences/transfers.ts';
import type { Row, TransferView } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { Moving } from '../../ui/motion/moving.tsx';
import './live-card.css';
import './transfer-card.css';

/** Where to send the money, how much, and for how long; `twin`: another one stands beside it. */
export function TransferCard({
  transfer,
  summary,
  twin = false,
}: {
  transfer: TransferView;
  summary: readonly Row[];
  twin?: boolean;
}) {
  const left = useSecondsLeft(transfer);
  const exact = formatNaira(koboOf(transfer.amount));
  return (
    <Moving as="section" move="turn" className="live-card transfer-card" aria-label={SAID.pay}>
      <header className="transfer-card__head">
        <Icon name="bank" />
        <h2>{SAID.pay}</h2>
        <Left seconds={left} />
      </header>
      {left > 0 && (
        <>
          <div className="transfer-card__zone">
            <p className="transfer-card__label">{SAID.accountNumber}</p>
            <p className="transfer-card__figure">{transfer.accountNumber}</p>
            <p className="transfer-card__label">
              {transfer.bank}, {transfer.accountName}
            </p>
            <Copy text={transfer.accountNumber} label={SAID.copyNumber} look={twin ? 'twin' : 'primary'} wide />
          </div>
          <div className="transfer-card__zone transfer-card__sum">
            <div>
              <p className="transfer-card__label">{SAID.exactly}</p>
              <p className="transfer-card__figure">
                <Money text={exact} />
              </p>
              <p className="transfer-card__label">
                {madeOf(summary)}
                {SAID.otherSums}
              </p>
            </div>
            <Copy text={String(transfer.amount)} label={SAID.copyAmount} of={exact} look="secondary" />
          </div>
        </>
      )}
      <p className="transfer-card__foot">
        <span className="spinner" aria-hidden="true" />
        {SAID.waiting(exact)}
      </p>
      {transfer.provider === 'sandbox' && left > 0 && (
        <p className="transfer-card__test">
          <a href={`/sandbox/payments/bank?account=${transfer.accountNumber}`} target="_blank" rel="noopener">
            {SAID.bankPage}
          </a>
        </p>
      )}
    </Moving>
  );
}

/** '₦5,000 and ₦50 fee. ', where the sum is made of these. */
function madeOf(summary: readonly Row[]): string {
  const [amount, fee] = ['amount', 'fee'].map((name) => summary.find((row) => row.name === name)?.value);
  return amount === undefined || fee === undefined ? '' : SAID.madeOf(amount, fee);
}

/** From so many seconds on minutes are enough. */
const EXACT_BELOW = 300;

function Left({ seconds }: { seconds: number }) {
  const exactly = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const text = seconds < EXACT_BELOW ? exactly : SAID.minutesLeft(Math.ceil(seconds / 60));
  return (
    <span className={`transfer-card__left${seconds < EXACT_BELOW ? ' transfer-card__left--short' : ''}`} role="timer">
      {seconds > 0 ? (
        <>
          <Icon name="clock" size={16} />
          {text}
        </>
      ) : (
        SAID.ended
      )}
    </span>
  );
}

const TICK_MS = 1_000;

/** When each word of the server about a number was heard here. Only what has passed since is counted, whatever time it is. */
const heard = new Map<string, number>();

function useSecondsLeft({ orderId, expiresAt, secondsLeft, seen }: TransferView): number {
  const word = `${orderId} ${expiresAt} ${secondsLeft} ${seen}`;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(tick);
  }, []);
  const since = heard.get(word) ?? now;
  if (!heard.has(word)) heard.set(word, since);
  return Math.max(0, Math.round(secondsLeft - (now - since) / TICK_MS));
}

const COPIED_MS = 1_600;

/** Copies a text, and says so in its own place. */
function Copy({
  text,
  label,
  of,
  look,
  wide = false,
}: {
  text: string;
  label: string;
  of?: string;
  look: 'primary' | 'secondary' | 'twin';
  wide?: boolean;
}) {
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const back = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(back);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast(SENTENCES.copyFailed, 'error-circle', true);
    }
  };
  return (
    <button
      type="button"
      className={`button button--${look}${wide ? ' button--wide' : ''} transfer-card__copy`}
      aria-label={of === undefined ? undefined : `${copied ? SAID.copied : label} ${of}`}
      onClick={() => void copy()}
    >
      <Icon name={copied ? 'check' : 'copy'} size={16} />
      <span className="transfer-card__words">
        <span className={copied ? 'transfer-card__unsaid' : undefined}>{label}</span>
        {copied && <span className="transfer-card__said">{SAID.copied}</span>}
      </span>
    </button>
  );
}
