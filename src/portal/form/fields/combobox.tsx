import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CONTROLS } from '#catalogues/sentences/controls.ts';
import type { Choice, FieldView } from '#machines/kit/view.ts';
import { fitting, onlyFitting } from '../../ui/fitting.ts';
import { Icon } from '../../ui/icons/icon.tsx';

/** What is being searched for and which of the answers found is marked; null while the list is closed. */
type Search = { readonly typed: string | null; readonly at: number } | null;

/** A field that searches its answers: typing narrows them, the arrow keys mark one, Enter or a tap takes it. */
export function Combobox({
  id,
  field,
  below,
  onFill,
}: {
  id: string;
  field: FieldView;
  below: string | undefined;
  onFill: (value: string) => void;
}) {
  const [search, setSearch] = useState<Search>(null);
  const list = useRef<HTMLDivElement>(null);
  const chosen = field.choices.findIndex((choice) => choice.value === field.value);
  const found = search?.typed ? fitting(field.choices, search.typed) : field.choices;
  const open = search !== null;
  const marked = search?.at ?? -1;
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  useEffect(() => {
    if (marked >= 0) list.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  const show = () => setSearch((now) => now ?? { typed: null, at: chosen });
  const take = (choice: Choice | undefined) => {
    setSearch(null);
    if (choice && choice.value !== field.value) onFill(choice.value);
  };
  const leave = () => {
    const typed = search?.typed?.trim() ?? null;
    const only = typed === null ? null : onlyFitting(field.choices, typed);
    if (only) take(only);
    else setSearch(null);
    // What fits nothing is for the flow to refuse, with the reason.
    const refused = typed !== null && fitting(field.choices, typed).length === 0;
    if (typed !== null && (refused || typed === '') && typed !== field.value) onFill(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!open) show();
      else setSearch({ ...search, at: Math.min(Math.max(marked + step, 0), found.length - 1) });
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (found[marked]) take(found[marked]);
      else if (found.length === 0) leave();
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      setSearch(null);
    }
  };

  const look = [field.problem && ' box--bad', field.fromChat && !open && ' box--from-chat'].filter(Boolean).join('');
  return (
    <div className="combo">
      <div className={`box${look}`}>
        <input
          id={id}
          name={field.name}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && found[marked] ? `${id}-${marked}` : undefined}
          aria-invalid={field.problem ? true : undefined}
          aria-describedby={below}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={field.placeholder || 'Choose, or type to search'}
          value={search?.typed ?? field.choices[chosen]?.label ?? field.value}
          onChange={({ currentTarget: { value } }) => setSearch({ typed: value, at: value.trim() === '' ? -1 : 0 })}
          onClick={(event) => {
            if (!open) event.currentTarget.select();
            show();
          }}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        {!open && chosen >= 0 && field.choices[chosen]?.detail && (
          <span className="combo__price">{field.choices[chosen]?.detail}</span>
        )}
        <Icon name="chevron-down" size={16} />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={field.label}
        className="combo__list"
        hidden={!open || found.length === 0}
      >
        {open &&
          found.map((choice, at) => (
            // The keyboard stays in the field, which marks the options by itself.
            <div
              key={choice.value}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={choice.value === field.value}
              className={at === marked ? 'combo__option combo__option--marked' : 'combo__option'}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(choice)}
              onKeyDown={onKeyDown}
            >
              <span>{choice.label}</span> {choice.detail && <span className="combo__price">{choice.detail}</span>}
            </div>
          ))}
      </div>
      {open && found.length === 0 && <p className="combo__list combo__none">{CONTROLS.nothingNamedSo}</p>}
      <p className="hidden" role="status">
        {open && search.typed ? `${found.length} found` : ''}
      </p>
    </div>
  );
}
