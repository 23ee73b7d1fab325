import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import type { Revealed } from '#machines/kit/view.ts';

/** Tells what a step shows and nothing keeps, once as the step comes; null: nothing, or it was told already. */
export function tellOnce(conversation: Pick<Conversation, 'getSnapshot' | 'reveal'>): () => Promise<Revealed | null> {
  let told = '';
  return async () => {
    const { view } = conversation.getSnapshot();
    const step = view?.reveals === undefined ? '' : `${view.flow} ${view.step}`;
    const isNew = step !== told && step !== '';
    told = step;
    return isNew ? conversation.reveal() : null;
  };
}
