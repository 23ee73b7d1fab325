import { ROUTES } from '#catalogues/routes/index.ts';
import type { Route } from '#catalogues/routes/route.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';

/** Show the flow that a path is the page of, unless it is open already; whatever else is open waits below it. */
export function startFlow(conversation: Conversation, path: string): void {
  const flow = ROUTES.find((route) => route.built && route.path === path)?.flow;
  const { view } = conversation.getSnapshot();
  const open = view !== null && view.outcome === null && view.flow === flow;
  if (flow && !open) conversation.lookAt(flow);
}

/** The page that each conversation is on, from when it was come to until it is left. */
const entered = new WeakMap<Conversation, Route>();

/**
 * A flow's page was come to; once, until it is left. What is open stays where its page was only loaded anew, for something else may have been typed
 * there, and where somebody signs in first; a page come to by its address starts its flow, whatever is open.
 */
export function enterPage(conversation: Conversation, route: Route): void {
  if (entered.get(conversation) === route) return;
  entered.set(conversation, route);
  const { path, flow } = route;
  const { view, session } = conversation.getSnapshot();
  if (view === null && flow) conversation.lookAt(flow);
  else if (session.role !== null && !isReload()) startFlow(conversation, path);
}

/** The page of a form is left: with it goes the form in which nothing was answered, so that no other page is asked for it. */
export function leavePage(conversation: Conversation, { page, flow }: Route): void {
  entered.delete(conversation);
  const { view } = conversation.getSnapshot();
  if (page !== undefined && view !== null && view.flow === flow) conversation.leavePristine();
}

/** True where the browser loaded this page anew. */
export function isReload(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}
