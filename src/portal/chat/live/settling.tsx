import type { View, Waiting } from '#machines/kit/view.ts';
import { Moving } from '../../ui/motion/moving.tsx';
import { WaitingCard } from '../result/waiting-card.tsx';
import { cardStood } from '../turns/becoming.tsx';

/** What a purchase still needs, in the place of its card. The log says each step once, in words that nobody sees. */
export function Settling({ waiting, delivering }: { waiting: Waiting; delivering: View['delivering'] }) {
  return (
    <Moving as="div" move="becomes" from={cardStood}>
      <p className="hidden">{waiting.said}</p>
      <WaitingCard waiting={waiting} token={delivering === 'token'} />
    </Moving>
  );
}
