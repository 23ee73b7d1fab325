import type { Conversation, ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import type { Suggestion } from '#machines/assistant/suggestion.ts';
import { createListeners } from '#machines/kit/listeners.ts';
import type { Pages } from '#machines/pages/every-page.ts';
import { GREETING } from './greeting.ts';
import type { Portal } from './portal-context.tsx';

/**
 * A new visitor's portal while its machines are still on the way: the greeting stands there at once, and what is said or
 * pressed meanwhile is done as soon as they are there; `hurry` is told that they are wanted. Where they cannot be fetched, drawing
 * fails and the page says so.
 */
export function portalLater(arriving: Promise<Portal>, hurry: () => void = () => {}): Portal {
  const first = greetingAt(new Date().toISOString());
  const { subscribe, tell } = createListeners();
  let now: () => ConversationView = () => first;
  let pages = (): Pages => {
    throw new Error('A page was opened before anybody could have signed in');
  };
  arriving.then(
    ({ conversation }) => {
      now = conversation.getSnapshot;
      pages = () => conversation.pages;
      conversation.subscribe(tell);
      tell();
    },
    (error: unknown) => {
      now = () => {
        throw error;
      };
      tell();
    },
  );

  const soon =
    <A extends unknown[]>(act: (conversation: Conversation, ...given: A) => void) =>
    (...given: A) => {
      hurry();
      void arriving.then(
        ({ conversation }) => act(conversation, ...given),
        () => undefined,
      );
    };
  return {
    conversation: {
      getSnapshot: () => now(),
      subscribe,
      say: soon((conversation, text: string) => conversation.say(text)),
      press: soon((conversation, button: Suggestion) => conversation.press(button)),
      send: soon((conversation, event: Parameters<Conversation['send']>[0]) => conversation.send(event)),
      keepFile: soon((conversation, name: string) => conversation.keepFile(name)),
      choose: soon((conversation, ...given: Parameters<Conversation['choose']>) => conversation.choose(...given)),
      open: soon((conversation, ...wish: Parameters<Conversation['open']>) => conversation.open(...wish)),
      lookAt: soon((conversation, flow: string) => conversation.lookAt(flow)),
      close: soon((conversation, flow: string) => conversation.close(flow)),
      leavePristine: soon((conversation, ...where: Parameters<Conversation['leavePristine']>) =>
        conversation.leavePristine(...where),
      ),
      home: soon((conversation) => conversation.home()),
      tick: async (...given) => (await arriving).conversation.tick(...given),
      reveal: async () => (await arriving).conversation.reveal(),
      faced: soon((conversation) => conversation.faced()),
      onFile(listener) {
        let stop = () => {};
        let over = false;
        void arriving.then(
          ({ conversation }) => {
            if (!over) stop = conversation.onFile(listener);
          },
          () => undefined,
        );
        return () => {
          over = true;
          stop();
        };
      },
      // Nobody is signed in until the machines are there.
      pages: {
        dashboard: () => pages().dashboard(),
        profile: () => pages().profile(),
        list: (name, asked) => pages().list(name, asked),
        ticket: (number) => pages().ticket(number),
        estateSetting: (name) => pages().estateSetting(name),
        operations: () => pages().operations(),
        platformSettings: () => pages().platformSettings(),
      },
      signOut: soon((conversation) => conversation.signOut()),
      stay: soon((conversation) => conversation.stay()),
      settled: async () => (await arriving).conversation.settled(),
      stop: soon((conversation) => conversation.stop()),
    },
    services: {
      receiptFile: async (input) => (await arriving).services.receiptFile(input),
      billReceipt: async (input) => (await arriving).services.billReceipt(input),
      resendReceipt: async (input) => (await arriving).services.resendReceipt(input),
    },
    now: Date.now,
  };
}

function greetingAt(at: string): ConversationView {
  return { ...GREETING, messages: GREETING.messages.map((message) => ({ ...message, at })) };
}
