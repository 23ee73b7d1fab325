import type { FormEvent } from 'react';
import type { Action, View } from '#machines/kit/view.ts';
import { OfferedFiles } from '../../chat/live/offered-files.tsx';
import { usePortal } from '../../conversation/portal-context.tsx';
import { FileField } from '../../form/fields/file-field.tsx';
import { Said } from '../../form/said.tsx';
import { ActionButton } from '../../ui/button.tsx';
import { atOnce } from './at-once.ts';
import { ProgressLine } from './progress-line.tsx';
import { SelectField } from './select-field.tsx';

/** The estate and the file, how far the file is, and what came of it. */
export function Choosing({ view }: { view: View }) {
  const { conversation } = usePortal();
  const asking = view.preview === null && view.busy === null;
  const next = view.actions.find(({ type }) => type === 'NEXT');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (next) conversation.send({ type: 'NEXT' });
  };
  return (
    <form className="card upload__choosing" aria-label={view.title} onSubmit={submit} noValidate>
      {asking && view.say.some(({ tone }) => tone !== 'plain') && <Said say={atOnce(view.say)} />}
      {view.fields.length === 0 && <Came view={view} />}
      {view.fields.length > 0 && (
        <div className="upload__fields">
          {view.fields.map((field) =>
            field.kind === 'choice' ? (
              <SelectField
                key={field.name}
                field={field}
                onFill={(value) => conversation.send({ type: 'FILL', values: { [field.name]: value }, from: 'form' })}
              />
            ) : (
              <FileField key={field.name} field={field} />
            ),
          )}
        </div>
      )}
      <Details view={view} />
      <ProgressLine view={view} />
      {asking && next && (
        <div className="upload__ways">
          <ActionButton action={next} look="primary" submit />
          {view.actions.filter(({ type }) => type === 'RETRY').map((action) => again(action, conversation.send))}
          <OfferedFiles files={view.files} />
        </div>
      )}
    </form>
  );
}

function again(action: Action, send: (event: { readonly type: 'RETRY' }) => void) {
  return <ActionButton key={action.type} action={action} look="secondary" onPress={() => send({ type: 'RETRY' })} />;
}

/** What an upload came to; its sentences are the chat's, and stand here too while they can be read. */
function Came({ view }: { view: View }) {
  return view.say.map(({ tone, text }) => tone === 'plain' && <p key={text}>{text}</p>);
}

/** What is known of the file (S2 section 2). */
function Details({ view }: { view: View }) {
  if (view.summary.length === 0) return null;
  return (
    <dl className="upload__details">
      {view.summary.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
