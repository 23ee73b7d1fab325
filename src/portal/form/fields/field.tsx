import { type ChangeEvent, useId, useState } from 'react';
import { MESSAGE_AREA_PX } from '#catalogues/limits.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import type { FieldView } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Below, FromChat } from './below.tsx';
import { FieldChips } from './chips.tsx';

const MODES: Partial<Record<FieldView['kind'], 'decimal' | 'numeric' | 'tel' | 'email'>> = {
  money: 'decimal',
  digits: 'numeric',
  phone: 'tel',
  email: 'email',
};

/** One question as a form field. What is typed stays here only until it is left; then the flow has it. */
export function FormField({
  field,
  completes,
  onFill,
  onDraft,
}: {
  field: FieldView;
  /** What the browser may fill in. */
  completes: string;
  onFill: (value: string) => void;
  /** What stands in the field and is not given yet, or null. */
  onDraft: (value: string | null) => void;
}) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const problem = draft === null || draft === field.value ? field.problem : null;
  const below = problem || field.hint ? `${id}-below` : undefined;
  const fromChat = field.fromChat && !field.readOnly && draft === null;
  const leave = () => {
    const given = draft;
    setDraft(null);
    onDraft(null);
    if (given !== null && given !== field.value && given !== shown(field)) onFill(given);
  };
  const unknown = field.readOnly && field.value === '';
  const look = [field.readOnly && 'readonly', problem && 'bad', fromChat && 'from-chat'];
  const common = {
    id,
    name: field.name,
    autoComplete: completes,
    placeholder: unknown ? 'Not known yet' : (field.example ?? field.placeholder),
    readOnly: field.readOnly,
    value: draft ?? shown(field),
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': below,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setDraft(value);
      onDraft(value);
    },
    onBlur: leave,
  } as const;
  return (
    <div className={`field${field.readOnly ? ' field--half' : ''}${problem ? ' field--bad' : ''}`}>
      <div className="field__head">
        <label htmlFor={id}>{field.label}</label>
        {fromChat && <FromChat />}
      </div>
      <div className={['box', ...look.filter(Boolean).map((one) => `box--${one}`)].join(' ')}>
        {field.kind === 'money' && !unknown && <span className="box__naira">₦</span>}
        {field.kind === 'area' ? (
          <textarea {...common} style={{ height: MESSAGE_AREA_PX }} />
        ) : (
          <input
            {...common}
            type={field.kind === 'email' ? 'email' : 'text'}
            inputMode={MODES[field.kind] ?? 'text'}
            enterKeyHint="go"
            autoCapitalize={field.kind === 'text' ? 'words' : 'none'}
            spellCheck={field.kind === 'text'}
          />
        )}
        {field.readOnly && <Icon name="lock" size={16} />}
      </div>
      {below && <Below id={below} problem={problem} hint={field.hint} />}
      {field.choices.length > 0 && !field.readOnly && <FieldChips field={field} onFill={onFill} />}
    </div>
  );
}

/** The value as it reads at rest: an amount with its separators. */
function shown(field: FieldView): string {
  if (field.kind !== 'money') return field.value;
  const kobo = parseNaira(field.value);
  return kobo === null ? field.value : formatNaira(kobo).replace('₦', '');
}
