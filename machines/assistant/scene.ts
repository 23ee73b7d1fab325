import type { Card, TablePage, View } from '#machines/kit/view.ts';
import type { Spoken } from '#machines/kit/writing/wording.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { Understanding } from '#machines/talk/context.ts';
import type { Bought, FlowStart, OpenRun, Option, Progress } from './run.ts';
import type { Suggestion } from './suggestion.ts';

/** All that deciding about a sentence needs. */
export interface Scene {
  readonly sense: Understanding;
  /** Of a sentence in doubt: what it says, read as each thing that it may mean, likeliest first. */
  readonly asked?: readonly Understanding[];
  readonly text: string;
  /** The button that was pressed, or whose words were typed; null where they are no button's. */
  readonly button: Suggestion | null;
  /** The one thing that was offered last where nothing is open; null where there were several or none. */
  readonly offered?: Suggestion | null;
  /** What was said last was not what the open step reads back or asks. */
  readonly askedElse?: boolean;
  /** It was asked last whether there is more to do. */
  readonly askedMore?: boolean;
  /** It was said before what is open now was there, and had to wait: it is no yes to that. */
  readonly shown: boolean;
  /** It was put aside while there was no line: what is open now may have been begun since. */
  readonly late?: boolean;
  readonly stack: readonly OpenRun[];
  /** The view of the run on top, or null. */
  readonly view: View | null;
  /** All that stands answered in the run on top, of its other pages too. */
  readonly answers: Readonly<Record<string, string>>;
  /** How far somebody went in the run on top; null where nothing is open. */
  readonly progress: Progress | null;
  /** The runs in which money is under way: paid, being paid, or not known yet. */
  readonly underWay: readonly string[];
  /** What was asked for last is being looked up, and begins after that. */
  readonly awaited: boolean;
  readonly session: SessionView;
  /** The run that may be gone back to, while that is asked. */
  readonly offer: OpenRun | null;
  /** What waits for a sign-in. */
  readonly wish: FlowStart | null;
  /** The readings between which the person was asked to choose. */
  readonly options: readonly Option[];
  /** Numbers that were given in this conversation, by the name of their field. */
  readonly usual: Readonly<Record<string, string>>;
  /** What this conversation bought, or began to pay for, the last one last; with the card of what was delivered. */
  readonly bought: readonly (Bought & { readonly card: Card | null })[];
  /** What the list asked for that was told last; `just` where nothing was said since, and the orders of its rows. Null where none was. */
  readonly listed: (TablePage & { readonly just: boolean; readonly orders: readonly string[] }) | null;
  /** The ticket that was spoken of last, or null. */
  readonly ticket: string | null;
  readonly misses: number;
  readonly support: string;
  readonly lastAmount: number | null;
  /** The language that is spoken. */
  readonly tongue: Spoken;
}
