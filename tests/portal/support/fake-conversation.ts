import type { Conversation, ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import { createListeners } from '#machines/kit/listeners.ts';
import { fakePages } from './fake-pages.ts';

/** A conversation that stands where it is put and writes down what a face does with it. */
export interface FakeConversation extends Conversation {
  readonly said: string[];
  readonly sent: FlowEvent[];
  /** The files it was given, each with the question it was given to. */
  readonly chosen: { readonly file: File; readonly field: string | undefined }[];
  /** The files it was asked to hand out. */
  readonly keptFiles: string[];
  readonly opened: string[];
  readonly ticked: {
    readonly order: { readonly orderId: string };
    readonly digits: string;
    readonly loaded: boolean;
  }[];
  /** How often somebody wanted to stay signed in. */
  stayed: number;
  /** How often it was sent back to the start. */
  wentHome: number;
  /** How often it was asked to leave what nothing was answered in. */
  leftPristine: number;
  /** What was opened with answers already. */
  readonly wished: { readonly flow: string; readonly values: Readonly<Record<string, string>> }[];
  readonly closed: string[];
  /** The pages it hands out, to be shown something. */
  readonly ownPages: ReturnType<typeof fakePages>['own'];
  show(view: ConversationView): void;
}

export function fakeConversation(first: ConversationView): FakeConversation {
  let now = first;
  const listeners = createListeners();
  const said: string[] = [];
  const sent: FlowEvent[] = [];
  const chosen: { file: File; field: string | undefined }[] = [];
  const keptFiles: string[] = [];
  const ticked: FakeConversation['ticked'][number][] = [];
  const opened: string[] = [];
  const wished: { flow: string; values: Readonly<Record<string, string>> }[] = [];
  const closed: string[] = [];
  const { own: ownPages, pages } = fakePages();
  return {
    said,
    sent,
    chosen,
    keptFiles,
    ticked,
    reveal: async () => null,
    opened,
    wished,
    closed,
    ownPages,
    pages,
    stayed: 0,
    wentHome: 0,
    leftPristine: 0,
    show(view) {
      now = view;
      listeners.tell();
    },
    getSnapshot: () => now,
    subscribe: listeners.subscribe,
    say: (text) => {
      said.push(text);
    },
    press: ({ say }) => {
      said.push(say);
    },
    send: (event) => {
      sent.push(event);
    },
    tick: async (order, digits, loaded) => {
      ticked.push({ order, digits, loaded });
      return true;
    },
    keepFile: (name) => {
      keptFiles.push(name);
    },
    choose: (file, field) => {
      chosen.push({ file, field });
    },
    open: (flow, values) => {
      opened.push(flow);
      if (values) wished.push({ flow, values });
    },
    lookAt: (flow) => {
      opened.push(flow);
    },
    close: (flow) => {
      closed.push(flow);
    },
    leavePristine() {
      this.leftPristine += 1;
    },
    home() {
      this.wentHome += 1;
      this.show({ ...now, view: null });
    },
    faced: () => {},
    onFile: () => () => {},
    stay() {
      this.stayed += 1;
    },
    signOut() {
      const session = {
        role: null,
        firstName: null,
        email: null,
        estate: null,
        status: null,
        meterNumber: null,
        id: null,
        address: null,
        awaits: null,
        logo: null,
      };
      this.show({ ...now, session, view: null });
    },
    settled: async () => {},
    stop: () => {},
  };
}
