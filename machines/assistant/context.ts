import type { View } from '#machines/kit/view.ts';
import { ENGLISH, type Spoken } from '#machines/kit/writing/wording.ts';
import type { Through } from '#machines/session/kept-session.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { AskedBefore, Understanding } from '#machines/talk/context.ts';
import type { Changing } from './changes.ts';
import type { Line } from './lines.ts';
import { openers } from './openers.ts';
import type { Bought, FlowStart, OpenRun, Option, Progress } from './run.ts';
import { greeting, SUPPORT_PAGE } from './sentences.ts';
import type { Suggestion } from './suggestion.ts';
import { type Message, say } from './transcript.ts';

/** The conversation as data: what was said, what is open, what is being asked. */
export interface AssistantContext {
  readonly messages: readonly Message[];
  readonly stack: readonly OpenRun[];
  /** What was last said of the run on top, so that only news is said. */
  readonly spoken: { readonly id: string; readonly step: string; readonly texts: readonly string[] } | null;
  /** The person is owed an answer. */
  readonly due: boolean;
  readonly offer: OpenRun | null;
  readonly wish: FlowStart | null;
  /** The readings between which the person was asked to choose. */
  readonly options: readonly Option[];
  /** Sentences to go on with when the open run is over, as typed. */
  readonly later: readonly string[];
  /** Numbers that were given, by the name of their field: what 'the same as last time' means. */
  readonly usual: Readonly<Record<string, string>>;
  /** The orders of this conversation, the last one last. */
  readonly bought: readonly Bought[];
  /** The question that was answered last; null where something was begun since. */
  readonly lastAsked: AskedBefore | null;
  readonly misses: number;
  /** What a sentence has just changed. */
  readonly changing: Changing | null;
  /** Several things were asked for in one sentence, and not all of them are done. */
  readonly several: boolean;
  readonly face: 'chat' | 'form' | 'table' | null;
  /** A page that was asked for by a sentence. */
  readonly page: `/${string}` | null;
  readonly suggestions: readonly Suggestion[];
  readonly session: SessionView;
  readonly lastAmount: number | null;
  /** Where a person is reached, as it is said. */
  readonly support: string;
  /** The language that is spoken. */
  readonly tongue: Spoken;
  /** The turns that were said before it was chosen, here or elsewhere: they stay in the words in which they were said. */
  readonly settled: ReadonlySet<Message>;
}

/** What is said where kept runs could not be taken up, and the buttons to begin again with. */
export interface Loss {
  readonly lines: readonly Line[];
  readonly suggestions: readonly Suggestion[];
}

/** A conversation that was kept, and what lives again of it. */
export interface TakenUp {
  readonly kept: Pick<AssistantContext, 'messages' | 'stack' | 'later' | 'usual' | 'bought' | 'wish'>;
  readonly loss: Loss;
  /** The view of the run on top, or null. */
  readonly view: View | null;
  readonly spoken: AssistantContext['spoken'];
  /**
   * In the middle of a conversation the open question is asked again where another stood last; of a flow that was not open here it
   * is asked first whether to go on with it. Null at the beginning, where all stands as it was.
   */
  readonly anew: 'asked' | 'offered' | null;
}

/** What the conversation hears: from the person, from its runs and from the session. */
export type AssistantEvent =
  | {
      readonly type: 'HEARD';
      readonly text: string;
      /** It stands in the transcript already. */
      readonly shown: boolean;
      /** It was put aside while there was no line. */
      readonly late?: boolean;
      readonly sense: Understanding;
      /** Of a sentence in doubt: each of its readings. */
      readonly asked: readonly Understanding[];
      /** The button that was pressed, or whose words were typed. */
      readonly button: Suggestion | null;
      readonly view: View | null;
      /** All that stands answered in the run on top. */
      readonly answers: Readonly<Record<string, string>>;
      /** How far somebody went in the run on top; null where nothing is open. */
      readonly progress: Progress | null;
      /** The runs in which money is under way. */
      readonly underWay: readonly string[];
      /** What was asked for is being looked up, and begins after that. */
      readonly awaited: boolean;
      readonly at: string;
    }
  /** A masked answer: only dots reach the transcript; `asked`: what it answers, by name. */
  | { readonly type: 'HEARD_SECRET'; readonly id: string; readonly asked: string; readonly at: string }
  /** A button of the conversation: its words stand in the transcript like a typed answer. */
  | {
      readonly type: 'PRESSED';
      readonly label: string;
      /** What the button answers, by name. */
      readonly answers?: readonly string[];
      /** What is read back, where the button agrees to it. */
      readonly confirms?: View | null;
      readonly at: string;
    }
  /** Somebody who is not signed in opened the page of a flow that needs an account. */
  | { readonly type: 'WISHED'; readonly wish: FlowStart; readonly at: string }
  /** A run is on top: a new one, or one that was set aside. */
  | { readonly type: 'STARTED'; readonly run: OpenRun; readonly at: string }
  | {
      readonly type: 'VIEWED';
      readonly id: string;
      readonly view: View;
      readonly over: boolean;
      readonly order: Bought | null;
      /** What is below it was only looked at. */
      readonly belowShown: boolean;
      readonly at: string;
    }
  | {
      readonly type: 'TOLD';
      readonly lines: readonly Line[];
      readonly view: View | null;
      readonly suggestions?: readonly Suggestion[];
      readonly at: string;
    }
  | {
      readonly type: 'SESSION';
      readonly session: SessionView;
      /** How somebody came in here; absent where another tab was told. */
      readonly through?: Through;
      readonly expired: boolean;
      /** A payment that was under way as the session ended, with its order where that is shown. */
      readonly paying: { readonly orderId: string | null } | null;
      /** Why it ended, where that is said instead of a goodbye: a changed meter signs out (S1 section 4). */
      readonly farewell?: string;
      readonly at: string;
    }
  | {
      readonly type: 'KNOWN';
      readonly lastAmount?: number | null;
      readonly support?: string;
      /** What everybody should read; null where that is nothing. */
      readonly notice?: string | null;
      /** More, or something new, of whoever is signed in: whether the address is confirmed, or fresh claims. */
      readonly session?: SessionView;
    }
  /** What was kept elsewhere takes the place of what stands here. */
  | ({ readonly type: 'TAKEN_UP'; readonly at: string } & TakenUp)
  /** What was said of the line, or of what it kept waiting, does not hold any more. */
  | { readonly type: 'LAPSED'; readonly what: 'offline' | 'sending' }
  /** Another language was chosen: from now on it is spoken. */
  | { readonly type: 'SPEAKS'; readonly tongue: Spoken }
  | { readonly type: 'FACED' }
  | { readonly type: 'DROPPED'; readonly id: string };

/** The session of a visitor. */
export const SIGNED_OUT: SessionView = {
  id: null,
  address: null,
  awaits: null,
  logo: null,
  role: null,
  firstName: null,
  email: null,
  estate: null,
  status: null,
  meterNumber: null,
};

/** A conversation that begins. */
export const fresh = (at: string, session: SessionView = SIGNED_OUT): AssistantContext => ({
  messages: say([], [greeting(session)], at),
  stack: [],
  spoken: null,
  due: false,
  offer: null,
  wish: null,
  options: [],
  later: [],
  usual: {},
  bought: [],
  lastAsked: null,
  misses: 0,
  changing: null,
  several: false,
  face: null,
  page: null,
  suggestions: openers(session.role, null),
  session,
  lastAmount: null,
  support: SUPPORT_PAGE,
  tongue: ENGLISH,
  settled: new Set(),
});
