import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { Services } from '#catalogues/calls/services.ts';
import { createConversation } from '#machines/assistant/conversation/conversation.ts';
import type { ConversationDeps } from '#machines/assistant/conversation/conversation-deps.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import type { Keep } from '#machines/assistant/sync/keep.ts';
import { understand } from '#machines/talk/understand.ts';
import { NOW } from '../../../support/answers.ts';
import { deskOf } from '../../../support/calls/uploads.ts';
import { deviceLine } from '../../../support/devices/device-line.ts';
import { proveHuman, type Script, scripted } from '../../../support/portal.ts';
import { accountsOf } from './accounts.ts';
import { type Browser, browserOf } from './browser.ts';
import { type Gate, openGate } from './gate.ts';
import { type Person, personWith, tokenOf } from './people.ts';

/** A conversation in a browser, over a scripted portal and a line that can be lost. */
export interface Room {
  readonly gate: Gate;
  readonly browser: Browser;
  readonly script: Script;
  /** Every sentence that has asked something so far. */
  readonly asks: ReadonlySet<string>;
  conversation(): Conversation;
  /** The line is lost, or there again. */
  lose(lost: boolean): void;
  /** Whoever is signed in says something on another device, which stays open there; false where nobody is. */
  elsewhere(text: string): boolean;
  /** The page is loaded again: what the browser keeps is all that is left. */
  reload(): void;
  /** The server ends the session. */
  expire(): void;
  /** Every wait that is under way is over. */
  timePasses(): void;
  /** Resolves when nothing more follows from what was done. */
  quiet(): Promise<void>;
  leave(): void;
}

/** So many turns of the event loop without news are quiet: reading a file takes a few. */
const STILL = 3;

/** What can be made wrong in a room, to see that it is noticed. */
export interface Sabotage {
  readonly understand?: ConversationDeps['understand'];
  readonly keep?: (keep: Keep) => Keep;
  readonly services?: Partial<Services>;
  /** Does something that nobody asked for, at every change. */
  readonly meddle?: (conversation: Conversation) => void;
}

/** So many turns without quiet are a conversation that is busy with itself. */
const RESTLESS = 2_000;

/** A room with somebody in it. */
export function roomOf(person: Person | 'visitor', sabotage: Sabotage = {}): Room {
  const browser = browserOf(tokenOf(person));
  const gate = openGate();
  const line = deviceLine();
  const { script, services } = scripted();
  const accounts = accountsOf(services);
  const waits = new Set<() => void>();
  const asks = new Set<string>();
  let ids = 0;
  let news = 0;
  let expire = () => {};
  let other: { readonly of: string; readonly browser: Browser; readonly conversation: Conversation } | null = null;

  /** What the portal answers to whoever this is. */
  const answering = (who: () => string | null): Services => ({
    ...services,
    ...accounts.calls(who),
    ...sabotage.services,
    async signIn(input, signal) {
      const answer = await services.signIn(input, signal);
      const token = tokenOf(personWith(input.email));
      return answer.status === 200 && token !== null ? { status: 200, data: { token } } : answer;
    },
  });

  const pause = (_: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      waits.add(resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
    });

  const deps = {
    understand: sabotage.understand ?? understand,
    pause,
    now: () => NOW,
    newId: () => `run-${++ids}-aaaaaaaa`,
    proveHuman,
    desk: deskOf,
    report: (fault: unknown) => void Promise.reject(fault),
  };

  let open: Conversation | null = null;
  let conversation = begin();

  function begin(): Conversation {
    const begun = createConversation({
      ...deps,
      connect: ({ refused, answered }) => {
        expire = () => refused(null);
        return gate.over(
          answering(() => open?.getSnapshot().session.id ?? null),
          answered,
        );
      },
      device: line.device,
      keep: sabotage.keep?.(browser.keep) ?? browser.keep,
    });
    begun.subscribe(() => {
      news += 1;
      for (const { ask } of begun.getSnapshot().view?.fields ?? []) asks.add(ask);
      sabotage.meddle?.(begun);
    });
    open = begun;
    return begun;
  }

  /** The other device of this person: whoever was there before has left it. */
  function otherOf(of: string): NonNullable<typeof other> {
    if (other?.of === of) return other;
    other?.conversation.stop();
    const own = browserOf(browser.keep.token());
    const begun = createConversation({ ...deps, connect: () => answering(() => of), keep: own.keep });
    begun.subscribe(() => {
      news += 1;
    });
    other = { of, browser: own, conversation: begun };
    return other;
  }

  return {
    gate,
    browser,
    script,
    asks,
    conversation: () => conversation,
    lose(lost) {
      gate.lose(lost);
      if (lost) line.lose();
      else line.regain();
    },
    elsewhere(text) {
      const { id } = conversation.getSnapshot().session;
      if (id === null) return false;
      const device = otherOf(id);
      device.browser.lookAgain();
      device.conversation.say(text);
      void device.conversation.settled().then(browser.lookAgain);
      return true;
    },
    reload() {
      conversation.stop();
      waits.clear();
      conversation = begin();
    },
    expire: () => expire(),
    timePasses() {
      const over = [...waits];
      waits.clear();
      for (const resolve of over) resolve();
    },
    async quiet() {
      for (let still = 0, heard = -1, turns = 0; still < STILL; turns += 1) {
        if (turns > RESTLESS) throw new Error('nothing is done, and it does not come to rest');
        await turnOfTheLoop();
        still = heard === news + gate.asked.length ? still + 1 : 0;
        heard = news + gate.asked.length;
      }
    },
    leave() {
      conversation.stop();
      other?.conversation.stop();
    },
  };
}
