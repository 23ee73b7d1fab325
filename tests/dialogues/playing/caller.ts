import { randomUUID } from 'node:crypto';
import { createConversation } from '#machines/assistant/conversation/conversation.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import { type Keep, keepNothing } from '#machines/assistant/sync/keep.ts';
import type { Message } from '#machines/assistant/transcript.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import type { TalkContext, Understanding } from '#machines/talk/context.ts';
import { understand } from '#machines/talk/understand.ts';
import { createClient } from '#src/client/client.ts';
import { pause } from '#src/client/pause.ts';
import { proveHuman } from '#src/client/prove-human.ts';
import { deskOf } from '../../support/calls/uploads.ts';
import type { House } from './house.ts';
import { type Line, openLine } from './line.ts';

/** Stands for each wait that only lets a person read. */
const SHORTLY_MS = 20;

/** What was met on the way through a dialogue. */
export interface Met {
  readonly flows: Set<string>;
  readonly intents: Set<string>;
  readonly roles: Set<string>;
}

/** A person in conversation with the portal, as the terminal holds it. */
export interface Caller {
  readonly conversation: () => Conversation;
  readonly line: Line;
  readonly files: HandedFile[];
  /** What the portal has said since the last time this was asked. */
  news(): readonly Message[];
  /** The page is loaded again: what is kept is all that is left. */
  reload(): Promise<void>;
  /** What is kept of the session now. */
  token(): string | null;
  leave(): void;
}

/** Begins a conversation of whoever the token says, or of a visitor. Waits that only let a person read are short. */
export async function callUp(house: House, token: string | null, met: Met): Promise<Caller> {
  const line = openLine();
  const files: HandedFile[] = [];
  const keep = keepInMemory(token);
  let conversation = begin();
  let seen = 0;
  await conversation.settled();

  function begin(): Conversation {
    const begun = createConversation({
      connect: (session) => createClient({ baseUrl: house.url, ...session, fetch: line.fetch }),
      understand: noted(met),
      pause: (_, signal) => pause(SHORTLY_MS, signal),
      now: () => new Date(),
      newId: randomUUID,
      keep,
      proveHuman,
      desk: deskOf,
    });
    begun.onFile((file) => files.push(file));
    begun.subscribe(() => note(begun, met));
    note(begun, met);
    return begun;
  }

  return {
    conversation: () => conversation,
    line,
    files,
    news() {
      const { messages } = conversation.getSnapshot();
      const fresh = messages.filter(({ id, from }) => id > seen && from === 'portal');
      seen = messages.at(-1)?.id ?? seen;
      return fresh;
    },
    async reload() {
      conversation.stop();
      conversation = begin();
      await conversation.settled();
    },
    token: keep.token,
    leave: () => conversation.stop(),
  };
}

function note(conversation: Conversation, met: Met): void {
  const { view, session } = conversation.getSnapshot();
  if (view) met.flows.add(view.flow);
  met.roles.add(session.role ?? 'visitor');
}

const noted =
  ({ intents }: Met) =>
  (text: string, context: TalkContext): Understanding => {
    const meant = understand(text, context);
    intents.add(meant.intent);
    return meant;
  };

/** What a browser keeps, in memory. */
function keepInMemory(begunWith: string | null): Keep {
  let token = begunWith;
  let conversation: unknown = null;
  let language: string | null = null;
  return {
    ...keepNothing(),
    language: () => language,
    keepLanguage: (given) => {
      language = given;
    },
    token: () => token,
    keepToken: (given) => {
      token = given;
    },
    conversation: () => conversation,
    keepConversation: (kept) => {
      conversation = JSON.parse(JSON.stringify(kept()));
    },
    clear: () => {
      token = null;
      conversation = null;
    },
  };
}
