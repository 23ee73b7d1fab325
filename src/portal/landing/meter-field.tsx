import { useId, useState } from 'react';
import { METER_DIGITS } from '#catalogues/limits.ts';
import type { FieldView } from '#machines/kit/view.ts';
import { Below } from '../form/fields/below.tsx';

const SHOWN = 4;

/** A meter number: only digits can be typed, and once it is left only its last four are shown (S3 section 2.1). */
export function MeterField({
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
  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, METER_DIGITS.most);
    setDraft(digits);
    onDraft(digits);
  };
  const leave = () => {
    if (draft !== null && draft !== field.value) onFill(draft);
    setDraft(null);
    onDraft(null);
  };
  return (
    <div className="field">
      <div className="field__head">
        <label htmlFor={id}>{field.label}</label>
      </div>
      <div className={problem ? 'box box--bad' : 'box'}>
        <input
          id={id}
          name={field.name}
          type="text"
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="off"
          placeholder={field.placeholder}
          value={draft ?? masked(field.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-below`}
          onFocus={() => setDraft(field.value)}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
        />
      </div>
      <Below id={`${id}-below`} problem={problem} hint={field.hint} />
    </div>
  );
}

/** The last four digits, the others as dots. */
function masked(digits: string): string {
  return '•'.repeat(Math.max(digits.length - SHOWN, 0)) + digits.slice(-SHOWN);
}
