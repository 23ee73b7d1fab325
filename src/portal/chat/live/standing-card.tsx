import { lazy } from 'react';
import { isLate } from '#machines/kit/paying/late.ts';
import type { View } from '#machines/kit/view.ts';
import { InstallOffer } from '../../offline/install-offer.tsx';
import { PushOffer } from '../../offline/push-offer.tsx';
import { Moving } from '../../ui/motion/moving.tsx';
import { WaitingCard } from '../result/waiting-card.tsx';
import { cardStood } from '../turns/becoming.tsx';
import { OwingCard } from './owing-card.tsx';

const RevealedNow = lazy(() => import('./revealed-now.tsx').then((module) => ({ default: module.RevealedNow })));

/**
 * What a step stands at: what a purchase still needs, step by step, in the place of its card; what is owed and stops it; or what is
 * shown now and kept nowhere. Below what was delivered it offers to keep the portal.
 */
export function StandingCard({ view, onAnswered }: { view: View; onAnswered?: (() => void) | undefined }) {
  const { waiting, owing, delivering, reveals, result } = view;
  if (view.outcome === 'success' && result) return <InstallOffer order={result.orderId} onAnswered={onAnswered} />;
  if (reveals) return <RevealedNow key={view.step} what={reveals} />;
  if (owing) return <OwingCard owing={owing} onAnswered={onAnswered} />;
  return (
    waiting && (
      <Moving as="div" move="becomes" from={cardStood}>
        {/* The log says each step once, in words that nobody sees. */}
        <p className="hidden">{waiting.said}</p>
        <WaitingCard waiting={waiting} token={delivering === 'token'} />
        {isLate(view) && <PushOffer />}
      </Moving>
    )
  );
}
