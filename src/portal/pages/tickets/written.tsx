import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { TICKET_PAGE } from '#catalogues/sentences/support/ticket-page.ts';
import type { TicketEvent, TicketFile, TicketMessage } from '#machines/pages/tickets/view.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Markdown } from '../../ui/markdown.tsx';

interface Files {
  /** The file that is on its way. */
  readonly fetching: string | null;
  readonly send: (event: TicketEvent) => void;
}

/** Everything that was written on a ticket, the first on top: who, when, and what was attached. */
export function Written({ messages, ...files }: Files & { messages: readonly TicketMessage[] }) {
  const wanted = messages.flatMap(({ files: all }) => all).find(({ id }) => id === files.fetching);
  return (
    <>
      <ol className="written" aria-label="Messages">
        {messages.map((message) => (
          <li key={message.id} className={`written__message written__message--${message.side}`}>
            <p className="written__head">
              <strong>{message.by}</strong> <span className="written__when">{message.when}</span>
            </p>
            <div className="written__text">
              <Markdown text={message.text} by="person" />
            </div>
            {message.files.length > 0 && (
              <ul className="written__files" aria-label={TICKET_PAGE.attachmentsOf(message.by)}>
                {message.files.map((file) => (
                  <Attached key={file.id} file={file} {...files} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <p className="hidden" role="status">
        {wanted && TICKET_PAGE.fetching(wanted.name)}
      </p>
    </>
  );
}

/** A file, looked at here where it is a picture, or kept. */
function Attached({ file: { id, name, detail, picture }, fetching, send }: Files & { file: TicketFile }) {
  const busy = fetching === id;
  const ask = (type: 'VIEW' | 'KEEP') => () => fetching === null && send({ type, file: id });
  return (
    <li className="attached" aria-busy={busy || undefined}>
      <Icon name="file" />
      <span className="attached__words">
        <span className="attached__name">{name}</span>{' '}
        <span className="attached__detail">{busy ? CONTROLS.fetching : detail}</span>
      </span>
      {picture && (
        <button type="button" className="row-action" aria-disabled={busy} onClick={ask('VIEW')}>
          View <span className="hidden">{name}</span>
        </button>
      )}
      <button type="button" className="row-action" aria-disabled={busy} onClick={ask('KEEP')}>
        <Icon name="download" size={16} />
        <span className={picture ? 'hidden' : undefined}>Download</span> <span className="hidden">{name}</span>
      </button>
    </li>
  );
}
