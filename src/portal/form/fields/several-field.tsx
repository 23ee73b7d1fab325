import { useId } from 'react';
import type { FieldView } from '#machines/kit/view.ts';
import { Below, FromChat } from './below.tsx';
import './choices.css';

/** A question of whose answers several may be given at once, each by a box to tick. What was said in other words is ticked as soon as a box is. */
export function SeveralField({ field, onFill }: { field: FieldView; onFill: (value: string) => void }) {
  const id = useId();
  const below = field.problem || field.hint ? `${id}-below` : undefined;
  const given = new Set(field.value.split(',').map((one) => one.trim()));
  const tick = (value: string, ticked: boolean) =>
    onFill(
      field.choices
        .map((choice) => choice.value)
        .filter((one) => (one === value ? ticked : given.has(one)))
        .join(', '),
    );
  return (
    <fieldset className={field.problem ? 'field field--bad' : 'field'} aria-describedby={below}>
      <legend className="field__head">
        {field.label}
        {field.fromChat && <FromChat />}
      </legend>
      {field.choices.map(({ value, label, detail }) => (
        <label key={value} className="tick tick--several">
          <input
            type="checkbox"
            name={field.name}
            value={value}
            checked={given.has(value)}
            aria-invalid={field.problem ? true : undefined}
            onChange={(event) => tick(value, event.currentTarget.checked)}
          />
          <span>
            {label} {detail && <span className="tick__detail">{detail}</span>}
          </span>
        </label>
      ))}
      <Below id={`${id}-below`} problem={field.problem} hint={field.hint} />
    </fieldset>
  );
}
