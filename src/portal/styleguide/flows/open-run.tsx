import { type FormEvent, useState } from 'react';
import { useConversation, usePortal } from '../../conversation/portal-context.tsx';
import { ActionButton } from '../../ui/button.tsx';

/** What is open in the conversation, and the few things that take it on: a flow begun, a sentence said, a button of its step. */
export function OpenRun({ shown }: { shown: string }) {
  const { conversation } = usePortal();
  const view = useConversation((v) => v.view);
  const last = useConversation((v) => v.messages.at(-1));
  const masked = useConversation((v) => v.composer.masked);
  const [text, type] = useState('');
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (text !== '') conversation.say(text);
    type('');
  };
  return (
    <section className="flows__run" aria-label="the open run">
      <p role="status">
        {view === null ? 'Nothing is open.' : `Open: ${view.flow}, in ${view.step}.`}
        {last?.from === 'portal' && <q className="flows__said">{last.text}</q>}
      </p>
      <div className="flows__deeds">
        {view?.actions.map((action) => (
          <ActionButton
            key={`${action.type} ${action.label}`}
            action={action}
            look="secondary"
            onPress={() =>
              conversation.send(action.type === 'EDIT' ? { type: 'EDIT', field: '' } : { type: action.type })
            }
          />
        ))}
        {view?.flow !== shown && (
          <button type="button" className="button button--primary" onClick={() => conversation.open(shown)}>
            Open {shown}
          </button>
        )}
      </div>
      <form className="flows__say" onSubmit={say}>
        <label htmlFor="said">Say</label>
        <input
          id="said"
          type={masked ? 'password' : 'text'}
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        <button type="submit" className="button button--secondary">
          Send
        </button>
      </form>
    </section>
  );
}
