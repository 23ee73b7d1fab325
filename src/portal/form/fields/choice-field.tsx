import { useId } from 'react';
import type { FieldView } from '#machines/kit/view.ts';
import { MOST_CHIPS } from '../../ui/fitting.ts';
import { Below, FromChat } from './below.tsx';
import { FieldChips } from './chips.tsx';
import { Combobox, labelOf } from './combobox.tsx';
import './choices.css';

/** A question whose answers are all known: few stand as chips, many in a list that can be searched. */
export function ChoiceField({ field, onFill }: { field: FieldView; onFill: (value: string) => void }) {
  const id = useId();
  const below = field.problem || field.hint ? `${id}-below` : undefined;
  const bad = field.problem ? ' field--bad' : '';
  if (field.choices.length === 0) {
    return (
      <div className={`field${bad}`}>
        <div className="field__head">
          <label htmlFor={id}>{field.label}</label>
        </div>
        <div className="box box--readonly">
          <input id={id} name={field.name} placeholder={field.placeholder} readOnly aria-describedby={below} />
        </div>
        <Below id={`${id}-below`} problem={field.problem} hint={field.hint} />
      </div>
    );
  }
  if (field.choices.length > MOST_CHIPS) {
    return (
      <div className={`field${bad}`}>
        <div className="field__head">
          <label id={labelOf(id)} htmlFor={id}>
            {field.label}
          </label>
          {field.fromChat && <FromChat />}
        </div>
        <Combobox id={id} field={field} below={below} onFill={onFill} />
        <Below id={`${id}-below`} problem={field.problem} hint={field.hint} />
      </div>
    );
  }
  return (
    <fieldset className={`field${bad}`} aria-describedby={below}>
      <legend className="field__head">
        {field.label}
        {field.fromChat && <FromChat />}
      </legend>
      <FieldChips field={field} onFill={onFill} />
      <Below id={`${id}-below`} problem={field.problem} hint={field.hint} />
    </fieldset>
  );
}
