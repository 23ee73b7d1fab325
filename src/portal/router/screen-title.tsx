import { useEffect } from 'react';
import { usePath, useQuery } from './location.ts';
import { nameAt, titled } from './title-at.ts';
import { VIEW } from './views.ts';

/** Fired at the window when a screen has got its name. */
export const NAMED = 'wattchat:named';

/** Gives the document the title of the screen that stands in it, in words of its own where no table has its name. */
export function Titled({ name }: { name: string }) {
  useEffect(() => {
    document.title = titled(name);
    window.dispatchEvent(new Event(NAMED));
  }, [name]);
  return null;
}

/** The title of the screen that the address names. A help article gives its own: their list is not for the first screen. */
export function ScreenTitle() {
  const path = usePath();
  const view = useQuery(VIEW);
  return path.startsWith('/help/') ? null : <Titled name={nameAt(path, view)} />;
}
