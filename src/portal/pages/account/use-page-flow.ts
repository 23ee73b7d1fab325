import { useEffect } from 'react';
import type { View } from '#machines/kit/view.ts';
import { useModal } from '../../landing/modal/modal-address.ts';
import { useConversation, usePortal } from '../../portal-context.tsx';

/** The flow that a page shows, opened whenever it is not; null until it is there. Not `wanted`, or below a modal: left as it is. */
export function usePageFlow(flow: string, wanted = true): View | null {
  const { conversation } = usePortal();
  const view = useConversation((v) => (v.view?.flow === flow ? v.view : null));
  const modal = useModal();
  const missing = view === null && wanted && modal === null;
  useEffect(() => {
    if (missing) conversation.lookAt(flow);
  }, [conversation, flow, missing]);
  return view;
}
