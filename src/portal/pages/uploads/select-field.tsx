import { useId } from 'react';
import type { FieldView } from '#machines/kit/view.ts';
import { Below } from '../../form/fields/below.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

/** A question whose answers are all known, in one line; none of them is chosen where the first entry is. */
export function SelectField({ field, onFill }: { field: FieldView; onFill: (value: string) => void }) {
  const id = useId();
  const below = field.problem ? `${id}-below` : undefined;
  return (
    <div className={field.problem ? 'field field--bad' : 'field'}>
      <div className="field__head">
        <label htmlFor={id}>{field.label}</label>
      </div>
      <div className={`box select-box${field.problem ? ' box--bad' : ''}`}>
        <select
          id={id}
          name={field.name}
          value={field.value}
          aria-invalid={field.problem ? true : undefined}
          aria-describedby={below}
          onChange={(event) => onFill(event.currentTarget.value)}
        >
          <option value="">{field.placeholder}</option>
          {field.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </div>
      {below && <Below id={below} problem={field.problem} hint={null} />}
    </div>
  );
}
