import { type FormEvent, useId, useRef } from 'react';
import type { ListingEvent, ListingView } from '#machines/pages/listing/view.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useSetValue } from './use-set-value.ts';

type Search = NonNullable<ListingView['search']>;

interface Shown {
  readonly search: Search;
  readonly send: (event: ListingEvent) => void;
  /** A form stands beside the list, and keeps the one filled button. */
  readonly second: boolean;
}

/** Search by what the list asks for, e.g. name or meter number; what is wrong with it stands below (S1 section 5). */
export function SearchForm({ search, send, second }: Shown) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const typed = (name: string) => String(given.get(name) ?? '');
    send({ type: 'SEARCH', name: typed('name'), meterNumber: typed('meterNumber') });
  };
  const clear = () => {
    form.current?.querySelectorAll('input').forEach((input) => {
      input.value = '';
    });
    form.current?.querySelector('input')?.focus();
    send({ type: 'CLEAR' });
  };
  const problem = search.problem ? `${id}-problem` : undefined;
  return (
    <form className="finder" aria-label="Search the list" onSubmit={submit} noValidate ref={form}>
      {search.fields.map(({ name, label }) => (
        <Sought
          key={name}
          name={name}
          label={label}
          value={search[name]}
          problem={problem}
          digits={name === 'meterNumber'}
        />
      ))}
      <button type="submit" className={second ? 'button button--secondary' : 'button button--primary'}>
        <Icon name="search" size={16} />
        SEARCH
      </button>
      {search.fields.some(({ name }) => search[name] !== '') && (
        <button type="button" className="button button--secondary" onClick={clear}>
          Clear search
        </button>
      )}
      <p className="finder__problem" id={problem} role="alert">
        {search.problem && (
          <>
            <Icon name="error-circle" size={16} />
            {search.problem}
          </>
        )}
      </p>
    </form>
  );
}

interface SoughtProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly digits: boolean;
}

function Sought({ name, label, value, problem, digits }: SoughtProps) {
  const id = useId();
  const input = useSetValue(value);
  return (
    <div className="finder__field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        name={name}
        defaultValue={value}
        inputMode={digits ? 'numeric' : 'text'}
        autoComplete="off"
        enterKeyHint="search"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem}
      />
    </div>
  );
}
