import { useCallback } from 'react';
import type { Pages } from '#machines/pages/every-page.ts';
import type { ListingEvent, ListingPage, ListingView } from '#machines/pages/listing/view.ts';
import { saveFile } from '../browser/save-file.ts';
import { useShown } from '../conversation/use-shown.ts';

/** A list as a page, whose files are kept for the person. `make` is that of `useShown`. */
export function useListing(make: (pages: Pages) => ListingPage): readonly [ListingView, (event: ListingEvent) => void] {
  const makeSaving = useCallback(
    (pages: Pages) => {
      const page = make(pages);
      // A page that is left tells of no more files.
      page.onFile(saveFile);
      return page;
    },
    [make],
  );
  return useShown(makeSaving);
}
