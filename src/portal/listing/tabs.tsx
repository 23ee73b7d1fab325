import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ListingView } from '#machines/pages/listing/view.ts';

/** The lists to choose between; the arrow keys go from one to the next. `panel`: the id of what they show. */
export function Tabs({
  tabs,
  label,
  panel,
  onTab,
}: {
  tabs: ListingView['tabs'];
  label: string;
  panel: string;
  onTab: (name: string) => void;
}) {
  const bar = useRef<HTMLDivElement>(null);
  // While a search is shown no list is chosen; the keyboard still gets in.
  const reached = tabs.find((tab) => tab.selected) ?? tabs[0];
  const shown = reached?.name;
  useEffect(() => {
    const chosen = shown === undefined ? null : bar.current?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]');
    // Where they scroll, what is chosen is in sight, with a part of the one before.
    if (bar.current && chosen) bar.current.scrollLeft = chosen.offsetLeft - 48;
  }, [shown]);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const here = buttons.findIndex((button) => button.matches(':focus'));
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: here + 1,
      ArrowLeft: here - 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={bar} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          className="tabs__tab"
          aria-selected={tab.selected}
          aria-controls={panel}
          tabIndex={tab === reached ? 0 : -1}
          onClick={() => onTab(tab.name)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
