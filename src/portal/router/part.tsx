import { type ComponentType, lazy, useState } from 'react';

/** A component that is fetched when it is first drawn, or before. */
export type Part<P> = ComponentType<P> & { readonly fetch: () => Promise<unknown> };

/** A part of the portal with a file of its own. Once it has come it is drawn at once, where `lazy` alone shows a stand-in first. */
export function part<P extends object>(load: () => Promise<ComponentType<P>>): Part<P> {
  let come: ComponentType<P> | null = null;
  const fetch = async () => {
    come ??= await load();
    return come;
  };
  const Later: ComponentType<P> = lazy(async () => ({ default: await fetch() }));
  function Drawn(props: P) {
    // The same for as long as it is shown: another would begin anew.
    const [Content] = useState(() => come ?? Later);
    return <Content {...props} />;
  }
  return Object.assign(Drawn, { fetch });
}
