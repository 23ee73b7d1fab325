import { useEffect } from 'react';
import type { View } from '#machines/kit/view.ts';
import { useConversation, usePortal } from '../../conversation/portal-context.tsx';
import { useModal } from '../../router/modal-address.ts';

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
