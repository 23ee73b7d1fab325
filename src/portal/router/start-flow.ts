import { ROUTES } from '#catalogues/routes.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';

/** Start the flow that a path is the page of, unless it is open already; whatever else is open waits below it. */
export function startFlow(conversation: Conversation, path: string): void {
  const flow = ROUTES.find((route) => route.built && route.path === path)?.flow;
  const { view } = conversation.getSnapshot();
  const open = view !== null && view.outcome === null && view.flow === flow;
  if (flow && !open) conversation.open(flow);
}
