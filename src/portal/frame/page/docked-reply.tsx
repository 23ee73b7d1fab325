import { tableAddress } from '#machines/pages/history/address.ts';
import { usePortal } from '../../conversation/portal-context.tsx';
import { Link } from '../../router/link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Moving } from '../../ui/motion/moving.tsx';
import { Words } from '../../ui/own-links.tsx';
import { saidHere } from './said-here.ts';
import type { Reply } from './use-reply.ts';
import './reply.css';

/**
 * The answer to what was said on a page, above its composer: what was said, at most three lines of the answer, and the ways on
 * (decision 250). The next one takes its place; it goes when it is put away or the page is left, and the log keeps it.
 */
export function DockedReply({ reply, onSeen, onChat }: { reply: Reply; onSeen: () => void; onChat: () => void }) {
  const { own, said, busy } = reply;
  const shown = said.length > 0 || busy !== null;
  // Always there: a screen reader misses what comes with its place.
  return (
    <div className="reply" aria-live="polite">
      {shown && (
        <Moving as="div" move="turn" className="reply__card">
          <div className="reply__said">
            {own && <p className="reply__own">{own.text}</p>}
            {said.map((message) =>
              message.tone === 'plain' ? (
                <Words key={message.id} of={message} className="reply__words" />
              ) : (
                <Alert key={message.id} tone={message.tone} text={message.text} headline={message.headline} />
              ),
            )}
            {busy && <p className="reply__busy">{busy}</p>}
            <ReadBack reply={reply} />
            {said.length > 0 && <Ways reply={reply} onChat={onChat} />}
          </div>
          {said.length > 0 && (
            <button type="button" className="tool" aria-label="Put the answer away" onClick={onSeen}>
              <Icon name="x" size={20} />
            </button>
          )}
        </Moving>
      )}
    </div>
  );
}

function ReadBack({ reply: { readBack } }: { reply: Reply }) {
  if (readBack.length === 0) return null;
  return (
    <dl className="reply__sum">
      {readBack.map(({ label, value, total }) => (
        <div key={label} className={total && 'reply__total'}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Ways({ reply, onChat }: { reply: Reply; onChat: () => void }) {
  const { conversation } = usePortal();
  const { answers, shows } = reply;
  return (
    <p className="reply__ways">
      {answers.map((answer) => (
        <button
          key={answer.say}
          type="button"
          className="chip"
          onClick={() => {
            saidHere(conversation);
            conversation.press(answer);
          }}
        >
          {answer.label}
        </button>
      ))}
      {shows && (
        <Link to={tableAddress(shows)} className="link">
          Show
        </Link>
      )}
      <button type="button" className="link" onClick={onChat}>
        {wayOn(reply)}
      </button>
    </p>
  );
}

function wayOn({ asks, more, shows }: Reply): string {
  if (asks) return 'Go on in the chat';
  return more && !shows ? 'Show it in the chat' : 'Open chat';
}
