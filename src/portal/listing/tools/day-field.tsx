import { useId } from 'react';
import type { ToolbarView } from '#machines/pages/listing/view.ts';
import { useSetValue } from './use-set-value.ts';

/** One day of a search, as the browser's own calendar gives it. */
export function DayField({
  name,
  day: { label, value },
  problem,
}: {
  name: 'from' | 'to';
  day: NonNullable<ToolbarView['dates']>['from'];
  /** The id of what is wrong with the days. */
  problem: string | undefined;
}) {
  const id = useId();
  const input = useSetValue(value);
  return (
    <div className="toolbar__field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="date"
        name={name}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem}
      />
    </div>
  );
}
