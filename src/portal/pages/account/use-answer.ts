import { useState } from 'react';
import type { Message } from '#machines/assistant/transcript.ts';
import type { View } from '#machines/kit/view.ts';
import { useConversation } from '../../conversation/portal-context.tsx';

/** A flow that is over as soon as it is answered: its view while it is open, then what the portal said at its end. */
export function useAnswer(flow: string): { readonly view: View | null; readonly answer: Message | null } {
  const view = useConversation((v) => (v.view?.flow === flow ? v.view : null));
  const said = useConversation((v) => v.messages.at(-1) ?? null);
  const [before, setBefore] = useState(view);
  const [answer, setAnswer] = useState<Message | null>(null);
  if (before !== view) {
    setBefore(view);
    setAnswer(view === null && said?.from === 'portal' ? said : null);
  }
  return { view, answer };
}
