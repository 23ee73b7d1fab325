import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, use } from 'react';
import type { Services } from '#catalogues/calls/services.ts';
import type { Conversation, ConversationView } from '#machines/assistant/conversation/conversation-view.ts';

/** What the faces are given: the conversation they draw and drive, and the calls that only fetch a file or a mail. */
export interface Portal {
  readonly conversation: Conversation;
  readonly services: Pick<Services, 'receiptFile' | 'billReceipt' | 'resendReceipt'>;
  /** Now, ms since 1970. */
  readonly now: () => number;
}

const PortalContext = createContext<Portal | null>(null);

/** Gives the portal's parts to the faces below it. */
export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  return <PortalContext value={portal}>{children}</PortalContext>;
}

/** The portal's parts; only below a provider. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error('A face stands outside of the portal');
  return portal;
}

/** A slice of the conversation. `select` picks, it never makes: what it made anew would be drawn at each key. */
export function useConversation<T>(select: (view: ConversationView) => T): T {
  return useSelector(usePortal().conversation, select);
}
