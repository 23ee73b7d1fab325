import { type FormEvent, type ReactNode, useId } from 'react';
import type { ListingEvent, ToolbarView } from '#machines/pages/listing/view.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { DayField } from './day-field.tsx';

/** What narrows a list: the choices before the days, and the search for those where rows have days. */
export function Days({
  dates,
  second,
  send,
  children,
}: {
  dates: ToolbarView['dates'];
  second: boolean;
  send: (event: ListingEvent) => void;
  children: ReactNode;
}) {
  const id = useId();
  if (!dates) return <div className="toolbar__narrow">{children}</div>;
  const problem = dates.problem ? `${id}-problem` : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    send({ type: 'DATES', from: String(given.get('from')), to: String(given.get('to')) });
  };
  return (
    <form className="toolbar__narrow" aria-label="Narrow the list" onSubmit={submit} noValidate>
      {children}
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
      <button type="submit" className={`button button--${second ? 'secondary' : 'primary'}`}>
        <Icon name="search" size={16} />
        {dates.search}
      </button>
      {dates.clear && (
        <button type="button" className="button button--quiet" onClick={() => send({ type: 'CLEAR' })}>
          {dates.clear}
        </button>
      )}
    </form>
  );
}
