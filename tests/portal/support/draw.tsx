import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { App } from '#src/portal/app.tsx';
import { type Portal, PortalProvider } from '#src/portal/conversation/portal-context.tsx';
import { Toasts } from '#src/portal/ui/feedback/toast.tsx';
import { type Script, talkTo } from '../../support/portal.ts';
import { fakeConversation } from './fake-conversation.ts';
import './matchers.ts';

interface Setting {
  /** The address. */
  readonly at?: string;
  /** Width of the window in px; `fine`: there is a mouse. */
  readonly width?: number;
  readonly services?: Partial<Portal['services']>;
}

/** Draw the portal for a conversation that stands where it is put. */
export async function draw(scene: ConversationView, setting: Setting = {}) {
  const conversation = fakeConversation(scene);
  const user = await drawPortal(conversation, setting);
  return { conversation, user, show: (next: ConversationView) => act(async () => conversation.show(next)) };
}

/** Draw the portal as somebody uses it: its own conversation, over services that answer from a script. */
export async function drawTalk(
  given: Partial<Script> = {},
  { options = { visitor: true }, ...setting }: Setting & { options?: Parameters<typeof talkTo>[1] } = {},
) {
  const { conversation, script } = talkTo(given, { pause: async () => undefined, ...options });
  const user = await drawPortal(conversation, setting);
  const settled = () => act(() => conversation.settled());
  return { conversation, script, user, settled };
}

/** Draw the portal as a window of some width would. */
async function drawPortal(
  conversation: Portal['conversation'],
  { at = '/toUpPower', width = 360, services = {} }: Setting,
) {
  standIn(width);
  history.replaceState(null, '', at);
  const portal: Portal = {
    conversation,
    services: {
      receiptFile: async () => ({ status: 404, data: { message: 'Receipt not available', code: 'not-found' } }),
      billReceipt: async () => ({ status: 404, data: { message: 'Receipt not available', code: 'not-found' } }),
      resendReceipt: async () => ({ status: 200, data: { sentTo: 'resident@palmcourt.example' } }),
      ...services,
    },
    // As late as the turns of the scenes: a page that is opened now has all of them after it.
    now: () => Date.parse('2026-11-21T18:42:00.000Z'),
  };
  const user = userEvent.setup();
  await act(async () => {
    render(
      <PortalProvider portal={portal}>
        <Toasts>
          <App />
        </Toasts>
      </PortalProvider>,
    );
  });
  await screen.findByRole('main');
  return user;
}

/** What jsdom has no notion of: a width, scrolling, and dialogs on top of the page. */
function standIn(width: number): void {
  window.matchMedia = (query) => {
    const [, bound, px] = /(min|max)-width: (\d+)px/.exec(query) ?? [];
    const matches = bound === 'min' ? width >= Number(px) : bound === 'max' && width <= Number(px);
    return Object.assign(new EventTarget(), {
      matches,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  };
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Nothing is ever scrolled to: what is drawn at first is all there is.
  window.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
