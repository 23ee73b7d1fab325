import type { Message } from '#machines/assistant/transcript.ts';
import type { View } from '#machines/kit/view.ts';
import { useConversation } from '../../conversation/portal-context.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Words } from '../../ui/own-links.tsx';
import './reply.css';

const MOST_TURNS = 3;

/**
 * What the portal has said that was not seen in the conversation, above a page's composer; a card or a list stands there,
 * one press away. `seen`: the turns that were; a question that was taken back leaves its id to the next turn, which is new.
 */
export function DockedReply({
  seen,
  asksHere,
  onSeen,
  onChat,
}: {
  seen: readonly Message[];
  /** True where the page itself has the form of what is open: what that asks and says is read there. */
  asksHere: boolean;
  onSeen: () => void;
  onChat: () => void;
}) {
  const messages = useConversation((v) => v.messages);
  const waited = useConversation((v) => v.busy ?? v.view?.busy ?? null);
  const view = useConversation((v) => v.view);
  const form = asksHere ? view : null;
  // What was wrong stands in the form for as long as it is.
  const isRead = (message: Message) =>
    message.standing === true || (form !== null && (message.tone === 'danger' || isDrawn(form, message)));
  const busy = asksHere && view?.busy ? null : waited;
  const said = repliesOf(messages)
    .filter((message) => !seen.includes(message) && !isRead(message))
    .slice(-MOST_TURNS);
  const more = said.some((message) => message.card !== undefined || message.table !== undefined);
  const shown = said.length > 0 || busy !== null;
  return (
    <div className={shown ? 'reply reply--shown' : 'reply'}>
      <div className="reply__said" aria-live="polite">
        {said.map((message) =>
          message.tone === 'plain' ? (
            <Words key={message.id} of={message} />
          ) : (
            <Alert key={message.id} tone={message.tone} text={message.text} headline={message.headline} />
          ),
        )}
        {busy && <p className="reply__busy">{busy}</p>}
      </div>
      {said.length > 0 && (
        <div className="reply__ways">
          <button type="button" className="link" onClick={onChat}>
            {more ? 'Show it in the chat' : 'Open the chat'}
          </button>
          <button type="button" className="tool" aria-label="Put the answer away" onClick={onSeen}>
            <Icon name="x" size={16} />
          </button>
        </div>
      )}
    </div>
  );
}

/** A form draws its questions, and what its step says; of plain sentences those about a preview or an end. */
function isDrawn({ flow, step, fields, preview }: View, { origin, tone }: Message): boolean {
  if (origin?.flow !== flow) return false;
  if (origin.part === 'ask') return fields.some(({ name }) => name === origin.field);
  if (origin.step !== step) return false;
  const says = tone !== 'plain' || preview !== null || fields.length === 0;
  return origin.part === 'dialog' || (origin.part === 'say' && says);
}

/** What was said after the person's last turn. */
function repliesOf(messages: readonly Message[]): readonly Message[] {
  const turn = messages.findLastIndex((message) => message.from === 'person');
  return messages.slice(turn + 1).filter((message) => message.from === 'portal');
}
