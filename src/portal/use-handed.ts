import { useEffect } from 'react';
import { useConversation, usePortal } from './conversation/portal-context.tsx';
import { navigate } from './router/location.ts';
import { startFlow } from './router/start-flow.ts';

/** What a sentence asks of the portal itself: a page to be shown ('show as table' of a history), and files to be kept. */
export function useHanded(): void {
  const { conversation } = usePortal();
  const page = useConversation((v) => v.page);
  useEffect(() => {
    if (page === null) return;
    // As a link of the navigation does: a page that is a flow's form begins it.
    startFlow(conversation, page);
    navigate(page);
    conversation.faced();
  }, [page, conversation]);
  useEffect(
    () =>
      conversation.onFile((file) => {
        // Few ever ask for a file: how one is kept comes with the first.
        void import('./browser/save-file.ts').then(({ saveFile }) => saveFile(file));
      }),
    [conversation],
  );
}
