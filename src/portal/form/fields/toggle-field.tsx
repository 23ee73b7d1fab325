import { useId } from 'react';
import type { FieldView } from '#machines/kit/view.ts';
import { Below } from './below.tsx';
import './choices.css';

/** What a ticked box gives; one that is not ticked gives nothing. */
const TICKED = 'yes';

/** A question that is answered by ticking it. */
export function ToggleField({ field, onFill }: { field: FieldView; onFill: (value: string) => void }) {
  const id = useId();
  const below = field.problem || field.hint ? `${id}-below` : undefined;
  return (
    <div className={field.problem ? 'field field--bad' : 'field'}>
      <label className="tick">
        <input
          type="checkbox"
          name={field.name}
          checked={field.value === TICKED}
          disabled={field.readOnly}
          aria-invalid={field.problem ? true : undefined}
          aria-describedby={below}
          onChange={(event) => onFill(event.currentTarget.checked ? TICKED : '')}
        />
        {field.label}
      </label>
      <Below id={`${id}-below`} problem={field.problem} hint={field.hint} />
    </div>
  );
}
