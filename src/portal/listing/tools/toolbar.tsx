import { useId, useState } from 'react';
import type { ChoiceView, ListingEvent, ToolbarView } from '#machines/pages/listing/view.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Days } from './days.tsx';

interface Shown {
  readonly toolbar: ToolbarView;
  readonly send: (event: ListingEvent) => void;
  /** Another search stands before it, which keeps the one filled button. */
  readonly second: boolean;
}

/** What stands above the rows of a list (S2 section 2): the order, the days, and what is done with all that is found. */
export function Toolbar({ toolbar, send, second }: Shown) {
  const { choices, dates, asks, exportBeside } = toolbar;
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  // On a phone what narrows a history would stand where its first rows do.
  const open = unfolded || Boolean(dates?.problem);
  const folded = dates && !open ? ' toolbar--folded' : '';
  return (
    <div className={`toolbar${asks ? ' toolbar--asks' : ''}${folded}`} id={id}>
      {(choices.length > 0 || dates) && (
        <Days dates={dates} send={send} second={second}>
          {choices.map((choice) => (
            <Chooser
              key={choice.name}
              choice={choice}
              onChoose={(value) => send({ type: 'CHOOSE', name: choice.name, value })}
            />
          ))}
        </Days>
      )}
      <div className="toolbar__all">
        {dates && (
          <button
            type="button"
            className="button button--secondary toolbar__filter"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setUnfolded(!open)}
          >
            {filterLabel(choices, dates)}
          </button>
        )}
        <button type="button" className="button button--secondary" onClick={() => send({ type: 'REFRESH' })}>
          <Icon name={asks ? 'search' : 'again'} size={16} />
          {toolbar.refresh}
        </button>
        {toolbar.export && <Export {...toolbar.export} onPress={() => send({ type: 'EXPORT' })} />}
        {exportBeside && <Export {...exportBeside} onPress={() => send({ type: 'EXPORT', tab: exportBeside.tab })} />}
      </div>
    </div>
  );
}

/** What is set is counted, for it narrows the rows while nobody sees it. */
function filterLabel(choices: readonly ChoiceView[], { from, to }: NonNullable<ToolbarView['dates']>): string {
  const set = choices.filter(({ value, options }) => value !== options[0]?.value).length;
  const days = [from, to].filter(({ value }) => value !== '').length;
  return set + days === 0 ? 'Filter' : `Filter, ${set + days}`;
}

function Export({ label, busy, onPress }: NonNullable<ToolbarView['export']> & { onPress: () => void }) {
  return (
    <button
      type="button"
      className="button button--secondary"
      aria-disabled={busy || undefined}
      onClick={() => !busy && onPress()}
    >
      <Icon name="download" size={16} />
      {label}
    </button>
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
