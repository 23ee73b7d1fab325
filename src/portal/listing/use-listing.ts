import { useCallback } from 'react';
import type { Pages } from '#machines/pages/every-page.ts';
import type { ListingEvent, ListingPage, ListingView } from '#machines/pages/listing/view.ts';
import { useShown } from '../frame/page/use-shown.ts';
import { saveFile } from '../ui/save-file.ts';

/** A list as a page, whose files are kept for the person; null until it has begun. `begin` is that of `useShown`. */
export function useListing(
  begin: (pages: Pages) => ListingPage,
): readonly [ListingView | null, (event: ListingEvent) => void] {
  const beginSaving = useCallback(
    (pages: Pages) => {
      const page = begin(pages);
      // A page that is left tells of no more files.
      page.onFile(saveFile);
      return page;
    },
    [begin],
  );
  return useShown(beginSaving, null);
}
