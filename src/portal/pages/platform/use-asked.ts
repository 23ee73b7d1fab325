import { useMemo } from 'react';
import { useSearch } from '../../router/location.ts';

/** What the address asks of a list, by its names; the list itself judges the values. */
export function useAsked(): Readonly<Record<string, string>> {
  const search = useSearch();
  return useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search]);
}
