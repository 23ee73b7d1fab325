import { fresh, SIGNED_OUT } from '#machines/assistant/context.ts';
import { conversationView } from '#machines/assistant/conversation/snapshot.ts';

// Nothing was bought here yet: what is said then comes with the conversation itself.
const {
  installing: _,
  pushing: __,
  ...greeting
} = conversationView({
  context: fresh(new Date(0).toISOString()),
  top: null,
  outcome: null,
  session: SIGNED_OUT,
  expired: false,
  left: false,
  pending: 0,
  support: null,
  estatePower: null,
  notice: null,
  unread: 0,
  homeAt: 0,
});

/**
 * What the conversation itself begins with for somebody it does not know, but for when that is. The browser gets the view alone: what
 * makes it is a third of the first screen's own scripts (`madeByTheBuild` in vite.config.ts).
 */
export const GREETING = greeting;
