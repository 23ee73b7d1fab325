import { createContext, lazy, memo, Suspense, use } from 'react';
import type { Message } from '#machines/assistant/conversation/conversation-view.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Icon, Mark } from '../../ui/icons/icon.tsx';
import { OwnLinks } from '../../ui/own-links.tsx';
import { TokenSkeleton } from '../result/token-skeleton.tsx';
import { type Group, isSameGroup } from './groups.ts';
import { saidAt } from './times.ts';

const ResultCard = lazy(() => import('../result/result-card.tsx').then((module) => ({ default: module.ResultCard })));
const TableTurn = lazy(() => import('./table-turn.tsx').then((module) => ({ default: module.TableTurn })));

/** The last turn that was there when the log was opened: what has not just come does not come in. */
export const ThereBefore = createContext(0);

const isSameTurns = (before: { group: Group; today: string }, now: { group: Group; today: string }): boolean =>
  before.today === now.today && isSameGroup(before.group, now.group);

/** The turns of one side that belong together. `today`: the day it is, as `saidAt` words it. */
export const TurnGroup = memo(function TurnGroup({ group, today }: { group: Group; today: string }) {
  const first = group.messages[0];
  const still = group.key <= use(ThereBefore);
  return (
    <>
      {group.divider && first && <p className="log__time">{saidAt(first.at, today)}</p>}
      <div
        className={`group group--${group.from}${still ? '' : ' group--new'}`}
        // Nobody has to be told what they have just typed.
        aria-live={group.from === 'person' ? 'off' : undefined}
      >
        {group.from === 'portal' ? <Sender /> : <span className="hidden">You said:</span>}
        <div className="group__turns">
          {group.messages.map((message) => (
            <Turn key={message.id} message={message} />
          ))}
        </div>
      </div>
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
  if (message.from === 'person') return <p className="turn turn--person">{message.text}</p>;
  if (message.aside) {
    return (
      <div className="aside">
        <p className="aside__title">
          <Icon name="help" size={16} />
          Beside your question
        </p>
        <p>
          <OwnLinks text={message.text} />
        </p>
        <Shown message={message} />
      </div>
    );
  }
  return (
    <>
      {message.tone === 'plain' ? (
        <p className="turn">
          <OwnLinks text={message.text} />
        </p>
      ) : (
        <Alert tone={message.tone} text={message.text} />
      )}
      <Shown message={message} />
    </>
  );
});

/** What comes with a turn's words: a payment with its token, or rows. */
function Shown({ message: { card, table, text } }: { message: Message }) {
  return (
    <>
      {card && (
        <Suspense fallback={<TokenSkeleton token={card.result.token !== undefined} summary={card.summary} />}>
          <ResultCard result={card.result} summary={card.summary} />
        </Suspense>
      )}
      {table && (
        <Suspense fallback={<span className="skeleton skeleton--pane" />}>
          <TableTurn table={table} name={text} />
        </Suspense>
      )}
    </>
  );
}
