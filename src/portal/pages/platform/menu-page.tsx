import { useEffect, useId, useRef } from 'react';
import type { Route } from '#catalogues/routes/route.ts';
import { useConversation, usePortal } from '../../conversation/portal-context.tsx';
import { Listed, ListPage } from '../../listing/listed.tsx';
import { Tabs } from '../../listing/tabs.tsx';
import { navigate } from '../../router/location.ts';
import { useView, viewPath } from '../../router/views.ts';
import { OwnForm } from './own-form.tsx';
import '../../listing/tabs.css';
import '../../ui/controls/card.css';
import '../../ui/styles/empty.css';
import './platform.css';

/** A page with a menu (S2 section 2): each entry the form of a flow, or its list; other lists stand under every one of them. */
export function MenuPage({ route }: { route: Route }) {
  const { conversation } = usePortal();
  const panel = useId();
  const entry = useView(route);
  useOpened(route, entry?.flow ?? null);
  useLeaving(route);
  if (entry === null) return <ListPage route={route} />;
  const below = route.lists?.filter((list) => list.below) ?? [];
  const tabs = (route.views ?? []).map((one) => ({ ...one, selected: one === entry }));
  const show = (name: string) => {
    const chosen = route.views?.find((one) => one.name === name) ?? null;
    // A form that nobody wrote in goes with its entry; that of another entry takes its place by itself.
    if (chosen?.flow === undefined) conversation.leavePristine({ alone: true });
    navigate(viewPath(route, chosen));
  };
  return (
    <div className={below.length > 0 ? 'menu-page menu-page--beside' : 'menu-page'}>
      <Tabs tabs={tabs} label={route.label} panel={panel} onTab={show} />
      <div role="tabpanel" id={panel} aria-label={entry.label}>
        {entry.flow === undefined ? (
          <ListPage route={route} />
        ) : (
          <OwnForm key={entry.flow} route={route} entry={entry} flow={entry.flow} />
        )}
      </div>
      {below.length > 0 && (
        <div className="menu-page__below">
          {below.map(({ name }) => (
            <Listed key={name} name={name} below />
          ))}
        </div>
      )}
    </div>
  );
}

/** A flow of the menu that is opened from elsewhere, by a row or by a sentence, brings its entry forward. */
function useOpened(route: Route, shown: string | null): void {
  const open = useConversation((v) => (v.view?.outcome === null ? v.view.flow : null));
  const before = useRef(open);
  useEffect(() => {
    const came = open !== before.current;
    before.current = open;
    const entry = route.views?.find((one) => one.flow !== undefined && one.flow === open);
    if (!came || !entry || open === shown || route.over?.includes(open ?? '')) return;
    navigate(viewPath(route, entry));
  }, [route, open, shown]);
}

/** Who goes to another page leaves the form behind that nobody wrote in; another face of it is no other page. */
function useLeaving({ path }: Route): void {
  const { conversation } = usePortal();
  useEffect(
    () => () => {
      if (location.pathname !== path) conversation.leavePristine({ alone: true });
    },
    [conversation, path],
  );
}
