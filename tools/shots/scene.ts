import type { calls } from '#catalogues/calls/index.ts';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';

/** Somebody of the demonstration, by what makes them worth a picture; a visitor has no account. */
export type Who =
  | 'visitor'
  | 'resident'
  | 'owner'
  | 'estate administrator'
  | 'platform administrator'
  | 'debtor'
  | 'levy'
  | 'fined'
  | 'late'
  | 'lost'
  | 'refused';

/** How a call behaves while a scene is looked at: it gives no answer, it fails, or there is nothing (G-009). */
export type Answering = 'never' | 'fails' | 'nothing';

/** What somebody else has done before. */
export type Given = 'stuck top-up' | 'ticket' | 'difference';

/** A file that is handed over; `image` is a small picture, anything else the lines of a CSV. */
export type GivenFile = 'image' | readonly string[];

/** One thing that is done before the picture is taken. */
export type Deed =
  | { readonly say: string }
  /** A button, link or tab, by its whole name; `within` the top bar, the conversation, a dialog or the form of that title. */
  | { readonly press: string; readonly within?: 'bar' | 'chat' | 'dialog' | { readonly form: string } }
  | { readonly type: string; readonly into: string }
  | { readonly choose: string; readonly of: string }
  | { readonly search: string; readonly take: string; readonly of: string }
  /** Searches a long list, which stays open: nothing is taken yet. */
  | { readonly search: string; readonly of: string }
  | { readonly give: GivenFile; readonly to: string }
  | { readonly card: string }
  /** Waits for these words. */
  | { readonly see: string }
  | { readonly line: 'gone' }
  /** As a browser does once it thinks that somebody will come again. */
  | { readonly browser: 'would install' }
  /** What would go away by itself after a while stays for its picture. */
  | { readonly toasts: 'stay' };

/** A screen in one state, as one person sees it. */
export interface Scene {
  /** Names its pictures, and is what `--only` looks for. */
  readonly name: string;
  readonly as: Who;
  readonly at: string;
  /** What has happened before; `{given}` in `at`, and in what is pressed, is its number. */
  readonly given?: Given;
  /** The flow that is open in it. */
  readonly flow?: string;
  readonly calls?: Partial<Readonly<Record<keyof typeof calls, Answering>>>;
  /** What the browser lets the portal do; else nothing. */
  readonly allows?: 'notifications' | 'clipboard-write';
  readonly do?: readonly Deed[];
  /** What is drawn without a server, where no sentence leads there. */
  readonly drawn?: ConversationView;
  /** In px, where not every width shows something else. */
  readonly widths?: readonly number[];
}

/** The scenes of one part of the portal. */
export interface Area {
  readonly area: string;
  readonly scenes: readonly Scene[];
}
