import { navigate, useQuery } from '../../router/location.ts';

/** The storefront's modals (S3 section 2.2). */
export type ModalName = 'sign-in' | 'sign-up';

/** Which modal stands over the page. The address holds it, so a reload keeps it and the browser's Back closes it. */
export function useModal(): ModalName | null {
  const name = useQuery('modal');
  return name === 'sign-in' || name === 'sign-up' ? name : null;
}

/** Put a modal over this page; `instead` of the one that stands there. */
export function openModal(name: ModalName, { instead = false }: { instead?: boolean } = {}): void {
  navigate(addressWith(name), { replace: instead });
}

/** Take the modal away; the page below is as it was. */
export function closeModal(): void {
  navigate(addressWith(null), { replace: true });
}

function addressWith(name: ModalName | null): string {
  const query = new URLSearchParams(location.search);
  if (name) query.set('modal', name);
  else query.delete('modal');
  return query.size === 0 ? location.pathname : `${location.pathname}?${query}`;
}
