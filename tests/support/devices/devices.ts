import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { createConversation } from '#machines/assistant/conversation/conversation.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import { type Keep, keepNothing, type Moment } from '#machines/assistant/sync/keep.ts';
import { understand } from '#machines/talk/understand.ts';
import { bearer, NOW, problem } from '../answers.ts';
import { deskOf } from '../calls/uploads.ts';
import { deliveredFor, proveHuman, type Script, scripted } from '../portal.ts';

/** A browser's storage as its tabs share it. */
export interface Browser {
  token: string | null;
  conversation: string | null;
  language?: string;
}

/** A device with a conversation on it. */
export interface Device {
  readonly conversation: () => Conversation;
  readonly browser: Browser;
  /** Without a line nothing is answered; where it is bad, the account alone does not hear of anything. */
  line: 'good' | 'bad' | 'none';
  reload(): Promise<void>;
  moment(moment: Moment): Promise<void>;
  /** Another tab of the same browser has written. */
  hear(what: 'token' | 'conversation'): void;
}

/** Orders of power by their keys, and what was taken for them: the same key is the same order, and is charged once. */
function bank(script: Script) {
  const orders = new Map<string, { orderId: string; amount: number; captured: number }>();
  const byId = (id: string) => [...orders.values()].find(({ orderId }) => orderId === id);
  const { services } = scripted();
  const calls: Pick<typeof services, 'openOrder' | 'topupPower' | 'orderStatus'> = {
    async openOrder(input, signal) {
      const stood = orders.get(input.key);
      if (stood && stood.amount !== input.amount) return { status: 400, data: problem('Another order.') };
      const order = stood ?? { orderId: `POWER-0000000${orders.size + 1}`, amount: input.amount, captured: 0 };
      orders.set(input.key, order);
      const answer = await services.openOrder(input, signal);
      if (answer.status !== 200) return answer;
      const { orderId } = order;
      return { status: 200, data: { ...answer.data, orderId, widget: { ...answer.data.widget, orderId } } };
    },
    async topupPower({ transfer_reference: { orderId } }) {
      const order = byId(orderId);
      if (order && order.captured > 0) return { status: 200, data: deliveredFor(orderId, order.amount) };
      return { status: 400, data: problem('Nothing was charged.', 'not-paid') };
    },
    // Nobody hears of an order unasked: what another device pays is learnt by what it keeps.
    orderStatus: (_, signal) =>
      new Promise((__, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  };
  return {
    calls,
    orders,
    script,
    /** A card is pressed in the window of an order; one that is paid for is not charged again. */
    charge(orderId: string): void {
      const order = byId(orderId);
      if (order) order.captured = 1;
    },
    charged: () => [...orders.values()].filter(({ captured }) => captured > 0).length,
  };
}

/** Services that answer nothing while there is no line. */
function onLine(services: Services, line: () => Device['line']): Services {
  const calls = Object.entries(services).map(([name, call]) => [
    name,
    (...given: unknown[]) =>
      line() === 'good' || (line() === 'bad' && !/Conversation$/.test(name))
        ? Reflect.apply(call, services, given)
        : Promise.reject(new NoAnswer()),
  ]);
  return Object.fromEntries(calls) as Services;
}

/** Devices of one person, with one portal behind them. */
export function household(given: Partial<Script> = {}) {
  const { script, services } = scripted(given);
  const till = bank(script);
  let tick = 0;

  async function device(name: string, browser: Browser = { token: bearer(), conversation: null }): Promise<Device> {
    let ids = 0;
    const moments = new Set<(moment: Moment) => void>();
    const hears = { token: () => {}, conversation: () => {} };
    const keep: Keep = {
      ...keepNothing(),
      token: () => browser.token,
      keepToken: (token) => {
        browser.token = token;
      },
      conversation: () => (browser.conversation === null ? null : JSON.parse(browser.conversation)),
      language: () => browser.language ?? null,
      keepLanguage: (language) => {
        browser.language = language;
      },
      keepConversation: (kept) => {
        browser.conversation = JSON.stringify(kept());
      },
      clear: () => {
        browser.token = null;
        browser.conversation = null;
      },
      dropConversation: () => {
        browser.conversation = null;
      },
      watch(changed) {
        hears.token = changed;
        return () => {};
      },
      watchConversation(changed) {
        hears.conversation = changed;
        return () => {};
      },
      moments(heard) {
        moments.add(heard);
        return () => moments.delete(heard);
      },
    };
    const begin = () =>
      createConversation({
        connect: () => onLine({ ...services, ...till.calls }, () => self.line),
        understand,
        pause: (_, signal) =>
          new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
        now: () => new Date(NOW.getTime() + ++tick * 1000),
        newId: () => `${name}-${++ids}-aaaaaaaa`,
        keep,
        proveHuman,
        desk: deskOf,
      });
    const self: Device = {
      conversation: () => conversation,
      browser,
      line: 'good',
      async reload() {
        conversation.stop();
        conversation = begin();
        await conversation.settled();
      },
      async moment(moment) {
        for (const heard of moments) heard(moment);
        await conversation.settled();
      },
      hear: (what) => hears[what](),
    };
    let conversation = begin();
    await conversation.settled();
    return self;
  }

  return { script, till, device };
}
