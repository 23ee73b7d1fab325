import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { createConversation } from '#machines/assistant/conversation/conversation.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import { understand } from '#machines/talk/understand.ts';
import { NOW } from '../../../support/answers.ts';
import { proveHuman, type Script, scripted } from '../../../support/portal.ts';
import { deskOf } from '../../../support/uploads.ts';
import { type Browser, browserOf } from './browser.ts';
import { type Gate, openGate } from './gate.ts';
import { type Person, personWith, tokenOf } from './people.ts';

/** A conversation in a browser, over a scripted portal and a line that can be lost. */
export interface Room {
  readonly gate: Gate;
  readonly browser: Browser;
  readonly script: Script;
  conversation(): Conversation;
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

/** A room with somebody in it. */
export function roomOf(person: Person | 'visitor', given: Partial<Script> = {}): Room {
  const browser = browserOf(tokenOf(person));
  const gate = openGate();
  const { script, services } = scripted(given);
  const portal = gate.over({
    ...services,
    async signIn(input, signal) {
      const answer = await services.signIn(input, signal);
      const token = tokenOf(personWith(input.email));
      return answer.status === 200 && token !== null ? { status: 200, data: { token } } : answer;
    },
  });
  const waits = new Set<() => void>();
  let ids = 0;
  let news = 0;
  let expire = () => {};
  let conversation = begin();

  function begin(): Conversation {
    const begun = createConversation({
      connect: ({ refused }) => {
        expire = refused;
        return portal;
      },
      understand,
      pause: (_, signal) =>
        new Promise((resolve, reject) => {
          waits.add(resolve);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
      now: () => NOW,
      newId: () => `run-${++ids}-aaaaaaaa`,
      keep: browser.keep,
      proveHuman,
      desk: deskOf,
    });
    begun.subscribe(() => {
      news += 1;
    });
    return begun;
  }

  return {
    gate,
    browser,
    script,
    conversation: () => conversation,
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
      for (let still = 0, heard = -1; still < STILL; ) {
        await turnOfTheLoop();
        still = heard === news + gate.asked.length ? still + 1 : 0;
        heard = news + gate.asked.length;
      }
    },
    leave: () => conversation.stop(),
  };
}
