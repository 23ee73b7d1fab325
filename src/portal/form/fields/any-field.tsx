import type { FieldView } from '#machines/kit/view.ts';
import { ChoiceField } from './choice-field.tsx';
import { FormField } from './field.tsx';
import { ToggleField } from './toggle-field.tsx';

/** A question as the control of its kind. `signsIn`: the form is one that a browser may keep a password of. */
export function AnyField(props: {
  field: FieldView;
  signsIn: boolean;
  onFill: (value: string) => void;
  onDraft: (value: string | null) => void;
}) {
  const { field, onFill } = props;
  if (field.kind === 'choice' && !field.readOnly) return <ChoiceField field={field} onFill={onFill} />;
  if (field.kind === 'toggle') return <ToggleField field={field} onFill={onFill} />;
  return (
    <FormField
      field={asShown(field)}
      completes={completes(field, props.signsIn)}
      onFill={onFill}
      onDraft={props.onDraft}
    />
  );
}

/** What is chosen already and only read reads as its words, not as its code. */
function asShown(field: FieldView): FieldView {
  if (field.kind !== 'choice') return field;
  const chosen = field.choices.find((choice) => choice.value === field.value);
  return { ...field, value: chosen?.label ?? field.value, choices: [] };
}

function completes({ kind, name }: FieldView, signsIn: boolean): string {
  if (kind === 'secret') return 'current-password';
  if (kind === 'email') return signsIn ? 'username' : 'email';
  if (kind === 'phone') return 'tel';
  return name === 'name' ? 'name' : 'off';
}
