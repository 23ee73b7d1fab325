import { type FormEvent, useRef } from 'react';
import { TARIFF_KOBO_PER_KWH } from '#catalogues/limits.ts';
import { formatNaira } from '#machines/kit/format.ts';
import type { Action, View } from '#machines/kit/view.ts';
import { usePortal } from '../portal-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { ActionButton } from '../ui/button.tsx';
import { Money } from '../ui/money.tsx';
import { isUnits } from '../ui/rows.tsx';
import { ActionList } from './action-list.tsx';
import { ChoiceField, FormField } from './field.tsx';

/** A step of the flow as the classic form: the same fields, the same messages, the same actions. */
export function FlowForm({ view, twin, onPressed }: { view: View; twin: boolean; onPressed: () => void }) {
  const { conversation } = usePortal();
  const drafts = useRef<Record<string, string>>({});
  const main = mainAction(view.actions);
  const fill = (values: Record<string, string>) => conversation.send({ type: 'FILL', values, from: 'form' });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = { ...drafts.current };
    const changed = Object.keys(given).some((name) => fieldValue(view, name) !== given[name]);
    if (changed) fill(given);
    if (!main?.enabled) return;
    // A new amount is read back before it can be paid: only what stands on the screen is confirmed.
    if (main.type === 'CONFIRM' && changed) return;
    if (document.activeElement instanceof HTMLButtonElement) onPressed();
    if (main.type !== 'EDIT') conversation.send({ type: main.type });
  };

  return (
    <form className="flow-form" onSubmit={submit} noValidate aria-label={view.title}>
      {view.say.map((say) => say.tone !== 'plain' && <Alert key={say.text} tone={say.tone} text={say.text} />)}
      <div className="fields">
        {view.fields.map((field) =>
          field.kind === 'choice' ? (
            <ChoiceField key={field.name} field={field} onFill={(value) => fill({ [field.name]: value })} />
          ) : (
            <FormField
              key={field.name}
              field={field}
              onFill={(value) => fill({ [field.name]: value })}
              onDraft={(value) => {
                if (value === null) delete drafts.current[field.name];
                else drafts.current[field.name] = value;
              }}
            />
          ),
        )}
      </div>
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

/** What it comes to, before the button that pays it. */
function PaySummary({ view }: { view: View }) {
  const total = view.summary.find((row) => row.total);
  const units = view.summary.find(isUnits);
  if (!total) return null;
  return (
    <dl className="pay">
      <div className="pay__line">
        <dt>You pay</dt>
        <dd>
          <Money text={total.value} />
        </dd>
      </div>
      {units && (
        <div className="pay__line pay__line--units">
          <dt>You get, at {formatNaira(TARIFF_KOBO_PER_KWH)} per kWh</dt>
          <dd>{units.value.replace('about ', '')}</dd>
        </div>
      )}
    </dl>
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
