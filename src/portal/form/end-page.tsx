import { CONTROLS } from '#catalogues/sentences/controls.ts';
import type { Modal, Result, View } from '#machines/kit/view.ts';
import { emailReceipt } from '../chat/result/receipt-actions.ts';
import { ResultCard } from '../chat/result/result-card.tsx';
import { usePortal } from '../conversation/portal-context.tsx';
import { navigate } from '../router/location.ts';
import { useToast } from '../ui/feedback/toast.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Rows } from '../ui/rows.tsx';
import { useOnItsWay } from '../ui/use-on-its-way.ts';
import { ActionList } from './action-list.tsx';
import { Said } from './said.tsx';
import './end-page.css';

/** What the page of an end begins with, in words and colour. */
export function EndHead({ good, title }: { good: boolean; title: string }) {
  return (
    <div className={`end-page__head end-page__head--${good ? 'good' : 'bad'}`}>
      <Icon name={good ? 'ok-circle' : 'error-circle'} size={24} />
      <h3>{title}</h3>
    </div>
  );
}

/** How a purchase of the storefront ended: its success or failure page below the head, with the way home (S3 section 2.4). */
export function EndPage({ view, modal, twin }: { view: View; modal: Modal; twin: boolean }) {
  const { conversation } = usePortal();
  const good = view.outcome === 'success';
  const goHome = () => {
    navigate('/');
    conversation.home();
  };
  return (
    <div className="end-page">
      {modal.lines.map((line, at) => (
        <p key={line} className="end-page__line">
          {line}
          {at === modal.lines.length - 1 && modal.resend && (
            <> {view.result ? <SendAgain result={view.result} words={modal.resend} /> : modal.resend}</>
          )}
        </p>
      ))}
      {!good && <Said say={view.say} quiet={twin} />}
      {view.result && <ResultCard result={view.result} summary={view.summary} twin={twin} />}
      {!view.result && view.summary.length > 0 && <Rows rows={view.summary} />}
      <div className="flow-form__actions">
        <ActionList actions={view.actions.filter((action) => action.type !== modal.does && action.type !== 'CANCEL')} />
        <button
          type="button"
          className={`button button--${good ? 'primary' : 'secondary'} button--wide`}
          onClick={goHome}
        >
          {modal.button}
        </button>
      </div>
    </div>
  );
}

function SendAgain({ result, words }: { result: Result; words: string }) {
  const { services } = usePortal();
  const toast = useToast();
  const [busy, start] = useOnItsWay(() => emailReceipt(services, result, toast));
  return (
    <button
      type="button"
      className="link"
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={start}
    >
      {busy ? CONTROLS.sending : words}
    </button>
  );
}
