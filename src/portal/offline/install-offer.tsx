import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { INSTALLING } from '#catalogues/sentences/installing.ts';
import { useConversation } from '../conversation/portal-context.tsx';
import { answerInstalling, countDelivered, install, installOffer, showInstalling } from './installing.ts';
import './install-offer.css';

/**
 * One quiet line below a purchase that was delivered, once on a device: whether to keep the portal among its apps. `order` is that purchase;
 * `onAnswered` takes the keyboard, for the pressed button is gone.
 */
export function InstallOffer({ order, onAnswered }: { order: string; onAnswered?: (() => void) | undefined }) {
  const way = useSelector(installOffer, (now) => now);
  const words = useConversation((v) => v.installing) ?? INSTALLING;
  useEffect(() => countDelivered(order), [order]);
  useEffect(() => {
    if (way !== null) showInstalling();
  }, [way]);
  if (way === null) return null;
  const answer = (done: () => void) => () => {
    done();
    onAnswered?.();
  };
  return (
    <div className="install-offer">
      <p>{way.by === 'dialog' ? words.line : words.how}</p>
      <div className="install-offer__ways">
        <button type="button" className="button button--secondary" onClick={answer(install)}>
          {way.by === 'dialog' ? words.install : words.done}
        </button>
        <button type="button" className="button button--quiet" onClick={answer(answerInstalling)}>
          {words.no}
        </button>
      </div>
    </div>
  );
}
