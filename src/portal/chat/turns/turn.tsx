import { createContext, lazy, memo, type RefObject, Suspense, use, useState } from 'react';
import type { Message } from '#machines/assistant/transcript.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Icon, Mark } from '../../ui/icons/icon.tsx';
import { Moving } from '../../ui/motion/moving.tsx';
import { Words } from '../../ui/own-links.tsx';
import { TokenSkeleton } from '../result/token-skeleton.tsx';
import { cardStood, pressedAs } from './becoming.tsx';
import { type Group, isSameGroup } from './groups.ts';
import { saidAt } from './times.ts';

const ResultCard = lazy(() => import('../result/result-card.tsx').then((module) => ({ default: module.ResultCard })));
const TableTurn = lazy(() => import('./table-turn.tsx').then((module) => ({ default: module.TableTurn })));

/** The last turn that was in the log before: what has not just come does not come in. */
export const ThereBefore = createContext<RefObject<number>>({ current: 0 });

/** True for a turn that has just come. */
function useJustCame(id: number): boolean {
  const before = use(ThereBefore);
  const [came] = useState(() => id > before.current);
  return came;
}

const isSameTurns = (before: { group: Group; today: string }, now: { group: Group; today: string }): boolean =>
  before.today === now.today && isSameGroup(before.group, now.group);

/** The turns of one side that belong together. `today`: the day it is, as `saidAt` words it. */
export const TurnGroup = memo(function TurnGroup({ group, today }: { group: Group; today: string }) {
  const first = group.messages[0];
  const came = useJustCame(group.key);
  // What becomes another thing does not come in, and nothing around it may.
  const becomes = group.from === 'person' || group.messages.some(({ card }) => card !== undefined);
  return (
    <>
      {group.divider && first && <p className="log__time">{saidAt(first.at, today)}</p>}
      <Moving
        as="div"
        move={came && !becomes ? 'turn' : undefined}
        className={`group group--${group.from}`}
        // Nobody has to be told what they have just typed.
        aria-live={group.from === 'person' ? 'off' : undefined}
      >
        {group.from === 'portal' ? <Sender /> : <span className="hidden">You said:</span>}
        <div className="group__turns">
          {group.messages.map((message) => (
            <Turn key={message.id} message={message} />
          ))}
        </div>
      </Moving>
    </>
  );
}, isSameTurns);

/** The assistant's mark; on a phone the name stands beside it. */
export function Sender() {
  return (
    <div className="sender">
      <Mark size={28} />
      <span className="sender__name">Wattchat</span>
    </div>
  );
}

const Turn = memo(function Turn({ message }: { message: Message }) {
  const came = useJustCame(message.id);
  if (message.from === 'person') {
    return (
      <Moving as="p" move={came ? 'becomes' : undefined} from={pressedAs(message.text)} className="turn turn--person">
        {message.text}
      </Moving>
    );
  }
  if (message.aside) {
    return (
      <div className="aside">
        <p className="aside__title">
          <Icon name="help" size={16} />
          Beside your question
        </p>
        <Words of={message} />
        <Shown message={message} came={came} />
      </div>
    );
  }
  return (
    <>
      {message.tone === 'plain' ? (
        <Words of={message} className={message.muted ? 'turn turn--muted' : 'turn'} />
      ) : (
        <Alert tone={message.tone} text={message.text} headline={message.headline} />
      )}
      <Shown message={message} came={came} />
    </>
  );
});

/** What comes with a turn's words: a payment with its token, or rows. */
function Shown({ message: { card, table, text }, came }: { message: Message; came: boolean }) {
  return (
    <>
      {card && (
        <Moving as="div" move={came ? 'becomes' : undefined} from={cardStood}>
          <Suspense fallback={<TokenSkeleton token={card.result.token !== undefined} summary={card.summary} />}>
            <ResultCard result={card.result} summary={card.summary} came={came} />
          </Suspense>
        </Moving>
      )}
      {table && (
        <Suspense fallback={<span className="skeleton skeleton--pane" />}>
          <TableTurn table={table} name={text} />
        </Suspense>
      )}
    </>
  );
}
