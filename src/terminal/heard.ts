import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';

/** Longest wait for news of a card payment that nobody answered, ms: twice the sweep's pace. */
const SILENCE_MS = 30_000;

/** Resolves once the card window is gone, because the portal heard of the payment from elsewhere, or after a while. */
export function cardWindowGone(conversation: Conversation): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, SILENCE_MS);
    const subscription = conversation.subscribe(look);
    look();
    function look() {
      if (!conversation.getSnapshot().view?.widget) done();
    }
    function done() {
      clearTimeout(timer);
      // The first look may come before the subscription is in hand.
      queueMicrotask(() => subscription.unsubscribe());
      resolve();
    }
  });
}
