import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { mount } from '#src/portal/mount.tsx';
import { fakeConversation } from '../fake-conversation.ts';
import { SCENES } from '../scenes/conversations.ts';
import { STORE_SCENES } from '../scenes/store.ts';

const ALL = { ...SCENES, ...STORE_SCENES };

/** Draws one scene of the fake conversation: `?scene=paid&at=/toUpPower`, or the one that was handed over. Never part of the build. */
const asked = new URLSearchParams(location.search);
const name = asked.get('scene') ?? 'visitor';
const handed = sessionStorage.getItem('scene');
const scene: ConversationView = handed ? JSON.parse(handed) : (ALL[name as keyof typeof ALL] ?? SCENES.visitor);
const conversation = fakeConversation(scene);
const place = document.getElementById('portal');
history.replaceState(null, '', asked.get('at') ?? '/');
if (place) {
  mount(
    {
      conversation,
      services: {
        receiptFile: async () => ({ status: 404, data: { message: 'Receipt not available', code: 'not-found' } }),
        billReceipt: async () => ({ status: 404, data: { message: 'Receipt not available', code: 'not-found' } }),
        resendReceipt: async () => ({ status: 200, data: { sentTo: 'resident@palmcourt.example' } }),
      },
      now: () => Date.parse('2026-11-21T18:45:00.000Z'),
    },
    place,
  );
}
