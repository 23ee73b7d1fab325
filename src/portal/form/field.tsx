import { type ReactNode, useId, useState } from 'react';
import { parseNaira } from '#machines/kit/fields.ts';
import { formatNaira } from '#machines/kit/format.ts';
import type { FieldView } from '#machines/kit/view.ts';
import { Icon } from '../ui/icon.tsx';

const MODES: Partial<Record<FieldView['kind'], 'decimal' | 'numeric' | 'tel' | 'email'>> = {
  money: 'decimal',
  digits: 'numeric',
  phone: 'tel',
  email: 'email',
};
const COMPLETES: Partial<Record<FieldView['kind'], string>> = {
  email: 'username',
  secret: 'current-password',
  phone: 'tel',
};

/** One question as a form field. What is typed stays here only until it is left; then the flow has it. */
export function FormField({
  field,
  onFill,
  onDraft,
}: {
  field: FieldView;
  onFill: (value: string) => void;
  /** What stands in the field and is not given yet, or null. */
  onDraft: (value: string | null) => void;
}) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const problem = draft === null || draft === field.value ? field.problem : null;
  const below = problem || field.hint ? `${id}-below` : undefined;
  const type = (value: string) => {
    setDraft(value);
    onDraft(value);
  };
  const leave = () => {
    const given = draft;
    setDraft(null);
    onDraft(null);
    if (given !== null && given !== field.value && given !== shown(field)) onFill(given);
  };
  const look = [field.readOnly && 'readonly', problem && 'bad', field.fromChat && draft === null && 'from-chat'];
  return (
    <div className={`field${field.readOnly ? ' field--half' : ''}`}>
      <div className="field__head">
        <label htmlFor={id}>{field.label}</label>
        {field.fromChat && draft === null && (
          <span className="field__from">
            <Icon name="chat" size={14} />
            from your message
          </span>
        )}
      </div>
      <div className={['box', ...look.filter(Boolean).map((one) => `box--${one}`)].join(' ')}>
        {field.kind === 'money' && <span className="box__naira">₦</span>}
        <input
          id={id}
          name={field.name}
          type={field.kind === 'secret' ? 'password' : 'text'}
          inputMode={MODES[field.kind] ?? 'text'}
          autoComplete={COMPLETES[field.kind] ?? 'off'}
          autoCapitalize={field.kind === 'text' ? 'words' : 'none'}
          spellCheck={field.kind === 'text'}
          placeholder={placeholder(field)}
          readOnly={field.readOnly}
          value={draft ?? shown(field)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={below}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
        />
        {field.readOnly && <Icon name="lock" size={16} />}
      </div>
      {below && <Below id={below} problem={problem} hint={field.hint} />}
      {field.choices.length > 0 && !field.readOnly && <Choices field={field} onFill={onFill} />}
    </div>
  );
}

/** A question whose answers are all known. */
export function ChoiceField({ field, onFill }: { field: FieldView; onFill: (value: string) => void }) {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={field.problem || field.hint ? id : undefined}>
      <legend>{field.label}</legend>
      <Choices field={field} onFill={onFill} />
      <Below id={id} problem={field.problem} hint={field.hint} />
    </fieldset>
  );
}

function Choices({ field, onFill }: { field: FieldView; onFill: (value: string) => void }) {
  return (
    <div className="chips field__chips">
      {field.choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className="chip chip--small"
          aria-pressed={same(field, choice.value)}
          onClick={() => onFill(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

function Below({ id, problem, hint }: { id: string; problem: string | null; hint: string | null }): ReactNode {
  if (problem) {
    return (
      <p className="field__below field__below--bad" id={id} role="alert">
        <Icon name="error-circle" size={16} />
        {problem}
      </p>
    );
  }
  return hint ? (
    <p className="field__below" id={id}>
      {hint}
    </p>
  ) : null;
}

/** After the naira sign the example alone says enough. */
function placeholder(field: FieldView): string {
  const example = field.kind === 'money' ? field.placeholder.indexOf('e.g. ') : -1;
  return example > 0 ? field.placeholder.slice(example) : field.placeholder;
}

function same(field: FieldView, value: string): boolean {
  if (field.kind === 'money') return field.value !== '' && parseNaira(field.value) === parseNaira(value);
  return field.value === value;
}

/** The value as it reads at rest: an amount with its separators. */
function shown(field: FieldView): string {
  if (field.kind !== 'money') return field.value;
  const kobo = parseNaira(field.value);
  return kobo === null ? field.value : formatNaira(kobo).replace('₦', '');
}
