import { type FormEvent, useId } from 'react';
import type { ChoiceView, ListingEvent, ToolbarView } from '#machines/pages/view.ts';
import { Icon } from '../../ui/icon.tsx';
import { DayField } from './day-field.tsx';

/** What stands above the rows of a history (S2 section 2): the order, the days, and what is done with all that is found. */
export function Toolbar({ toolbar, send }: { toolbar: ToolbarView; send: (event: ListingEvent) => void }) {
  const id = useId();
  const { choices, dates } = toolbar;
  const problem = dates.problem ? `${id}-problem` : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    send({ type: 'DATES', from: String(given.get('from')), to: String(given.get('to')) });
  };
  return (
    <form className="toolbar" aria-label="Narrow the list" onSubmit={submit} noValidate>
      <div className="toolbar__narrow">
        {choices.map((choice) => (
          <Chooser
            key={choice.name}
            choice={choice}
            onChoose={(value) => send({ type: 'CHOOSE', name: choice.name, value })}
          />
        ))}
        <DayField name="from" day={dates.from} problem={problem} />
        <DayField name="to" day={dates.to} problem={problem} />
        <p className="finder__problem toolbar__problem" id={problem} role="alert">
          {dates.problem && (
            <>
              <Icon name="error-circle" size={16} />
              {dates.problem}
            </>
          )}
        </p>
        <button type="submit" className="button button--primary">
          <Icon name="search" size={16} />
          {dates.search}
        </button>
        {dates.clear && (
          <button type="button" className="button button--quiet" onClick={() => send({ type: 'CLEAR' })}>
            {dates.clear}
          </button>
        )}
      </div>
      <div className="toolbar__all">
        <button type="button" className="button button--secondary" onClick={() => send({ type: 'REFRESH' })}>
          <Icon name="again" size={16} />
          {toolbar.refresh}
        </button>
        <button
          type="button"
          className="button button--secondary"
          aria-disabled={toolbar.export.busy || undefined}
          onClick={() => !toolbar.export.busy && send({ type: 'EXPORT' })}
        >
          <Icon name="download" size={16} />
          {toolbar.export.label}
        </button>
      </div>
    </form>
  );
}

function Chooser({ choice, onChoose }: { choice: ChoiceView; onChoose: (value: string) => void }) {
  const id = useId();
  return (
    <div className="toolbar__field">
      <label htmlFor={id}>{choice.label}</label>
      <div className="toolbar__choice">
        <select id={id} value={choice.value} onChange={(event) => onChoose(event.currentTarget.value)}>
          {choice.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </div>
    </div>
  );
}
