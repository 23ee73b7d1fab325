import { type FormEvent, useEffect, useRef } from 'react';
import type { Action, View } from '#machines/kit/view.ts';
import { usePortal } from '../portal-context.tsx';
import { ActionButton } from '../ui/button.tsx';
import { ActionList } from './action-list.tsx';
import { AnyField } from './fields/any-field.tsx';
import { PaySummary } from './pay-summary.tsx';
import { Said } from './said.tsx';

/** A step of the flow as the classic form: the same fields, the same messages, the same actions. */
export function FlowForm({ view, twin, onPressed }: { view: View; twin: boolean; onPressed: () => void }) {
  const { conversation } = usePortal();
  const form = useRef<HTMLFormElement>(null);
  const drafts = useRef<Record<string, string>>({});
  const submitted = useRef(false);
  const main = mainAction(view.actions);
  const fill = (values: Record<string, string>) => conversation.send({ type: 'FILL', values, from: 'form' });
  const signsIn = view.fields.some((field) => field.kind === 'secret');

  useEffect(() => {
    if (!submitted.current) return;
    submitted.current = false;
    // What is wrong with a form that was sent is found without looking for it.
    if (view.fields.some((field) => field.problem !== null)) {
      form.current?.querySelector<HTMLElement>('.field--bad :is(input, textarea, button)')?.focus();
    }
  }, [view]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = { ...drafts.current };
    const changed = Object.keys(given).some((name) => fieldValue(view, name) !== given[name]);
    if (changed) fill(given);
    if (!main?.enabled) return;
    // A new amount is read back before it can be paid: only what stands on the screen is confirmed.
    if (main.type === 'CONFIRM' && changed) return;
    if (document.activeElement instanceof HTMLButtonElement) onPressed();
    submitted.current = true;
    if (main.type !== 'EDIT') conversation.send({ type: main.type });
  };

  return (
    <form className="flow-form" onSubmit={submit} noValidate aria-label={view.title} ref={form}>
      <Said say={view.say} />
      {view.fields.length > 0 && (
        <div className="fields">
          {view.fields.map((field) => (
            <AnyField
              key={field.name}
              field={field}
              signsIn={signsIn}
              onFill={(value) => fill({ [field.name]: value })}
              onDraft={(value) => {
                if (value === null) delete drafts.current[field.name];
                else drafts.current[field.name] = value;
              }}
            />
          ))}
        </div>
      )}
      <PaySummary view={view} />
      {view.busy && <p className="flow-form__busy">{view.busy}</p>}
      <div className="flow-form__actions">
        {main && (
          <ActionButton action={main} look={twin ? 'twin' : 'primary'} wide submit>
            {payLabel(main)}
          </ActionButton>
        )}
        <ActionList
          onPressed={onPressed}
          actions={view.actions.filter(
            (action) => action !== main && action.type !== 'EDIT' && !(twin && action.type === 'CANCEL'),
          )}
        />
      </div>
    </form>
  );
}

function mainAction(actions: readonly Action[]): Action | undefined {
  return actions.find((action) => action.type === 'CONFIRM') ?? actions.find((action) => action.type === 'NEXT');
}

/** On a form the button says what it does, not what it answers: `Pay ₦5,050`. */
function payLabel(action: Action): string {
  const label = action.label.replace(/^Yes, /, '');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function fieldValue(view: View, name: string): string {
  return view.fields.find((field) => field.name === name)?.value ?? '';
}
