import type { FieldView } from '#machines/kit/view.ts';
import { ChoiceField } from './choice-field.tsx';
import { type Completing, completes } from './completes.ts';
import { FormField } from './field.tsx';
import { FileField } from './file-field.tsx';
import { SecretField } from './secret-field.tsx';
import { SeveralField } from './several-field.tsx';
import { ToggleField } from './toggle-field.tsx';

/** A question as the control of its kind. */
export function AnyField({
  field,
  form,
  onFill,
  onDraft,
}: {
  field: FieldView;
  form: Completing;
  onFill: (value: string) => void;
  onDraft: (value: string | null) => void;
}) {
  if (field.several && field.kind !== 'file') return <SeveralField field={field} onFill={onFill} />;
  if (field.kind === 'choice' && !field.readOnly) return <ChoiceField field={field} onFill={onFill} />;
  if (field.kind === 'toggle') return <ToggleField field={field} onFill={onFill} />;
  if (field.kind === 'file') return <FileField field={field} />;
  const given = { completes: completes(field, form), onFill, onDraft };
  if (field.kind === 'secret') return <SecretField field={field} {...given} />;
  return <FormField field={asShown(field)} {...given} />;
}

/** What is chosen already and only read reads as its words, not as its code. */
function asShown(field: FieldView): FieldView {
  if (field.kind !== 'choice') return field;
  const chosen = field.choices.find((choice) => choice.value === field.value);
  return { ...field, value: chosen?.label ?? field.value, choices: [] };
}
