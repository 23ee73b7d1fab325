import type { Language } from '#catalogues/languages/language.ts';
import type { INSTALLING } from '#catalogues/sentences/installing.ts';
import type { PUSHING } from '#catalogues/sentences/pushing.ts';
import type { EstatePowerTerms } from '#machines/flows/power/estate-fields.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import type { Watched } from '#machines/kit/listeners.ts';
import type { SupportContact } from '#machines/kit/paying/context.ts';
import type { HandedFile, Revealed, View } from '#machines/kit/view.ts';
import type { Pages } from '#machines/pages/every-page.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { Suggestion } from '../suggestion.ts';
import type { LastToken } from '../sync/aside.ts';
import type { Message } from '../transcript.ts';

/** All that a face of the conversation draws. `view` is the open flow's, or the last one's outcome. */
export interface ConversationView {
  readonly messages: readonly Message[];
  readonly view: View | null;
  /** Nothing is open and nothing was said since the beginning, or since the way back to the start was taken. */
  readonly atStart: boolean;
  readonly session: SessionView;
  /**
   * The token that was kept had passed its time as the conversation began: the visitor belongs at the root (S1 section 4).
   * Until somebody signs in.
   */
  readonly expired: boolean;
  /** Somebody signed out here, or in another tab, and belongs at the root as well (S1 section 2). Until somebody signs in. */
  readonly left: boolean;
  readonly suggestions: readonly Suggestion[];
  /** The language that it is held in. */
  readonly language: Language;
  /** It is asked which of several things was meant: these are the `suggestions`, and the view asks nothing until that is answered. */
  readonly choosing?: true;
  /** What the composer expects. */
  readonly composer: {
    readonly placeholder: string;
    /** What of the placeholder is enough where there is little room. */
    readonly example?: string;
    readonly masked: boolean;
    readonly mode: 'text' | 'decimal' | 'numeric' | 'email' | 'tel';
    /** What kinds of files it takes now, as the `accept` of a file input says it; absent where it takes none. */
    readonly accepts?: string;
    /** True: it takes several files at once. */
    readonly several?: true;
  };
  /** The face that was asked for by a sentence ('show as form'), or null. */
  readonly face: 'chat' | 'form' | 'table' | null;
  /** The page of the portal that was asked for by a sentence ('show as table' of a history), or null. */
  readonly page: `/${string}` | null;
  readonly busy: string | null;
  /** Where support is reached; null until the portal has said so. */
  readonly support: SupportContact | null;
  /** On which terms an estate's power is sold; null until the portal has said so. */
  readonly estatePower: EstatePowerTerms | null;
  /** What the operator tells everybody; null where there is nothing to tell, and until that is known. */
  readonly notice: string | null;
  /** What is said and shown while there is no line to the portal; null while there is one. */
  readonly offline?: { readonly text: string; readonly tokens: readonly LastToken[] } | null;
  /** What is said where the session ends soon unless something is done in it, and the button that does. */
  readonly ending?: { readonly text: string; readonly stay: string } | null;
  /** What stands before an example of what can be typed on a page. */
  readonly typing?: string;
  /** What is said where the server has a newer portal than the face that is open, and its button. Only a face that is loaded knows that. */
  readonly newer?: { readonly line: string; readonly reload: string };
  /** What is said where a device that something was bought on could have the portal among its apps. Only a face that can be installed knows that. */
  readonly installing?: Readonly<Record<keyof typeof INSTALLING, string>>;
  /** The words of messages to the device, where a face can have them. */
  readonly pushing?: Readonly<Record<keyof typeof PUSHING, string>>;
  /** The tokens that are known to have been typed into a meter, by their digits. */
  readonly loaded?: readonly string[];
  /** How many tickets have something that the person has not read; 0 until that is known. */
  readonly unread: number;
}

/** The conversation as every face drives it. */
export interface Conversation extends Watched<ConversationView> {
  /** A typed sentence. While the composer is masked it is taken as the secret and never enters the transcript. */
  say(text: string): void;
  /** A button that was offered, pressed. */
  press(button: Suggestion): void;
  /** An event of the open flow (from a button, the form or the card widget). */
  send(event: FlowEvent): void;
  /**
   * Give a file: to the question of the open flow that is named, as a form does. Else it is dropped on the conversation: a file of
   * rows begins the upload it is for, any other answers the question that a file can answer.
   */
  choose(file: File, field?: string): void;
  /** Have a file that the open step offers handed out. */
  keepFile(name: string): void;
  /** Start a flow by its name, as a button does. A run on top that nothing was answered in gives way. */
  open(flow: string, values?: Readonly<Record<string, string>>): void;
  /**
   * The page of a flow is looked at: its form stands there, and the flow counts as open once somebody does something in it. Of what is
   * only looked at nothing is set aside, and nobody is asked to go on with it.
   */
  lookAt(flow: string): void;
  /** Leave the open flow of that name without a word, as a window that is closed; its answers are gone. */
  close(flow: string): void;
  /** Leave the open flow if nothing was answered in it; `alone`: only where nothing waits below it, which would come forward. */
  leavePristine(where?: { readonly alone: true }): void;
  /** Back to the start (S3 section 2.4, BACK TO HOME): the last outcome is put away, and with it a run that failed. */
  home(): void;
  /** Ticks a token as loaded, or takes that back; false where that could not be kept. */
  tick(order: { readonly orderId: string; readonly key?: string }, digits: string, loaded: boolean): Promise<boolean>;
  /** The face or the page that was asked for is shown. */
  faced(): void;
  /** What the open step shows and nothing keeps; null where it shows nothing, or it can no longer be told. */
  reveal(): Promise<Revealed | null>;
  /** What the conversation hands out, e.g. a receipt, goes to whoever listens, once. Answers how to stop listening. */
  onFile(listener: (file: HandedFile) => void): () => void;
  /** The pages of whoever is signed in; only to be begun while somebody is. */
  readonly pages: Pages;
  signOut(): void;
  /** Whoever is signed in wants to stay so, though they did nothing for long. */
  stay(): void;
  /** Resolves once nothing is in progress any more. */
  settled(): Promise<void>;
  stop(): void;
}

/**
 * Whether a page of the portal may begin anew with a newer build of it: nothing is open, so that no purchase is cut short and no
 * answer is lost, nothing is on its way, and there is a line to come back by.
 */
export function mayBeginAnew({ view, busy, offline }: Pick<ConversationView, 'view' | 'busy' | 'offline'>): boolean {
  return view === null && busy === null && !offline;
}
