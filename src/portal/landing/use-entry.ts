import { useState } from 'react';
import { LANDING_MENU, type MenuEntry } from '#catalogues/routes/landing.ts';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { useConversation, usePortal } from '../conversation/portal-context.tsx';
import { MODALS, useModal } from '../router/modal-address.ts';

/** What the storefront's form side shows: the private estates' own form, or the open flow's. */
export interface ShownEntry {
  /** The menu's entry that it belongs to; null when the flow is none of the menu's. */
  readonly current: MenuEntry | null;
  readonly estate: boolean;
  readonly choose: (entry: MenuEntry) => void;
}

/**
 * The entry that is shown follows from the conversation: an open flow is its entry, and with nothing open it is the private
 * estates' form (S3 section 2.2), which also keeps its place below the sign-in that its BUY asks for. Choosing it over an
 * open flow holds until the conversation goes on; `estateFirst` begins so.
 */
export function useEntry(estateFirst: boolean): ShownEntry {
  const { conversation } = usePortal();
  const flow = useConversation((v) => v.view?.flow ?? null);
  const said = useConversation(lastTurn);
  const [chosenAt, setChosenAt] = useState<number | null>(estateFirst ? said : null);
  const modal = useModal();
  // A wish that waits for an account opens the conversation's own sign-in before the modal's takes its place.
  const inModal = modal !== null && (flow === MODALS[modal] || flow === 'sign-in');
  const estate = flow === null || inModal || chosenAt === said;
  const current = LANDING_MENU.find(({ shows }) => ('form' in shows ? estate : 'flow' in shows && shows.flow === flow));
  return {
    current: current ?? null,
    estate,
    choose({ shows }) {
      if ('flow' in shows) conversation.open(shows.flow);
      if (!('form' in shows)) return setChosenAt(null);
      conversation.leavePristine();
      setChosenAt(lastTurn(conversation.getSnapshot()));
    },
  };
}

const lastTurn = ({ messages }: ConversationView): number => messages.at(-1)?.id ?? 0;
