import { useCallback, useMemo } from 'react';
import type { ListName, Route } from '#catalogues/routes/route.ts';
import type { Pages } from '#machines/pages/every-page.ts';
import type { ListingEvent, ListingView } from '#machines/pages/listing/view.ts';
import { saveFile } from '../browser/save-file.ts';
import { useShown } from '../conversation/use-shown.ts';
import { useSearch } from '../router/location.ts';
import { Listing } from './listing.tsx';

type Asked = Readonly<Record<string, string>>;

/** Nothing beyond what a list begins with. */
const NOTHING: Asked = {};

/** One list from when it is shown, beginning with what is asked of it; its files are kept for the person. */
export function useListing(
  name: ListName,
  asked: Asked = NOTHING,
): readonly [ListingView, (event: ListingEvent) => void] {
  const make = useCallback(
    (pages: Pages) => {
      const page = pages.list(name, asked);
      // A page that is left tells of no more files.
      page.onFile(saveFile);
      return page;
    },
    [name, asked],
  );
  return useShown(make);
}

/** A list of a page. `below`: it stands among others under the forms of its page, and bears its own name. */
export function Listed({ name, asked, below = false }: { name: ListName; asked?: Asked; below?: boolean }) {
  const [view, send] = useListing(name, asked);
  const list = <Listing view={view} send={send} beside={below} />;
  if (!below) return list;
  return (
    <div className="listed">
      <h2 className="listed__title">{view.title}</h2>
      {list}
    </div>
  );
}

/** The list of a page that is one, beginning with what the address asks; the list itself judges the values. */
export function ListPage({ route: { lists } }: { route: Pick<Route, 'lists'> }) {
  const search = useSearch();
  const asked = useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search]);
  const own = lists?.find(({ below, view }) => !below && !view);
  return own && <Listed name={own.name} asked={asked} />;
}
