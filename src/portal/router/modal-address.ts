import { navigate, useQuery } from './location.ts';

/** What the storefront's modal shows, and the flow that each view is the form of (S3 section 2.2). */
export const MODALS = {
  'sign-in': 'sign-in-modal',
  'sign-up': 'sign-up',
  'forgot-password': 'forgot-password',
} as const;

/** One of the modal's views. */
export type ModalName = keyof typeof MODALS;

const isModal = (name: string | null): name is ModalName => name !== null && Object.hasOwn(MODALS, name);

/** Which modal stands over the page. The address holds it, so a reload keeps it and the browser's Back closes it. */
export function useModal(): ModalName | null {
  const name = useQuery('modal');
  return isModal(name) ? name : null;
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
