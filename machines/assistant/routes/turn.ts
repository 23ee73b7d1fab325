import type { Card, TablePage, View } from '#machines/kit/view.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { Understanding } from '#machines/talk/context.ts';
import { type Command, send } from '../command.ts';
import type { Suggestion } from '../conversation/conversation-view.ts';
import { type Line, plain } from '../lines.ts';
import { type Mode, modesOf } from '../modes.ts';
import type { Query } from '../queries/queries.ts';
import { TALK } from './small-talk.ts';

/** A run that is open, top of the stack last. */
export interface OpenRun {
  readonly id: string;
  readonly flow: string;
  readonly title: string;
}

/** A wish that waits for something else to end first. */
export interface FlowStart {
  readonly flow: string;
  readonly values: Readonly<Record<string, string>>;
  /** The values are of the button that was pressed: no sentence gave them. */
  readonly from?: 'form';
  /** Its page was come to, and nothing was said or pressed for it. */
  readonly looked?: true;
  /** The question it begins with, where it is not the first. */
  readonly asks?: string;
}

/** An order that this conversation made, and the key that it was opened under, which opens it to whoever bought without an account. */
export interface Bought {
  readonly orderId: string;
  readonly key: string;
  readonly flow: string;
}

/** One of the readings of a sentence that can be read in several ways; its label is what a person says to choose it. */
export interface Option {
  readonly label: string;
  readonly wish: FlowStart;
}

/**
 * How far somebody went in a run: its page was only looked at; it was begun and nothing was answered, so that leaving it loses
 * nothing; something was answered.
 */
export type Progress = 'looked-at' | 'pristine' | 'answered';

/** All that deciding about a sentence needs. */
export interface Scene {
  readonly sense: Understanding;
  readonly text: string;
  /** The button that was pressed, or whose words were typed; null where they are no button's. */
  readonly button: Suggestion | null;
  /** It was said before what is open now was there, and had to wait: it is no yes to that. */
  readonly shown: boolean;
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
  /** What the list asked for that was told last; `just` where nothing was said since. Null where none was. */
  readonly listed: (TablePage & { readonly just: boolean }) | null;
  /** The ticket that was spoken of last, or null. */
  readonly ticket: string | null;
  readonly misses: number;
  readonly support: string;
  readonly lastAmount: number | null;
}

/** What a sentence comes to. */
export interface Turn {
  readonly lines: readonly Line[];
  readonly commands: readonly Command[];
  /** Ask the open question again when nothing else answers. */
  readonly askAgain?: true;
  readonly missed?: true;
  readonly wish?: FlowStart;
  /** Set: the offer is answered. */
  readonly offerDone?: true;
  readonly face?: 'chat' | 'form' | 'table';
  /** A page of the portal to go to. */
  readonly page?: `/${string}`;
  readonly suggestions?: readonly Suggestion[];
  readonly repeat?: true;
  /** Ask which of these was meant. */
  readonly options?: readonly Option[];
  /** Sentences to go on with when what begins now is over. */
  readonly later?: readonly string[];
  /** Nothing waits any more: no sentence to go on with, no wish for after a sign-in. */
  readonly clears?: true;
  /** Nothing begins any more with what is being looked up. */
  readonly callsOff?: true;
}

/** A turn of which only some parts are said. */
export const turn = (parts: Partial<Turn>): Turn => ({ lines: [], commands: [], ...parts });

/** Answers for what an open flow asks. */
export function fill(run: OpenRun, values: Readonly<Record<string, string>>): Turn {
  return turn({ commands: [send(run, { type: 'FILL', values, from: 'chat' })], askAgain: true });
}

/** A turn that asks what only the server knows. */
export const toAsk = (query: Query): Turn => turn({ commands: [{ do: 'ask', query }] });

/** What something that was said comes to; null where it is said of something else. */
export type Listener = (scene: Scene) => Turn | null;

/** What one thing that may be said comes to, mode by mode, and in all others. */
export type Route = { readonly [In in Mode]?: Listener } & { readonly else: Listener };

/** Looks a route up: of the modes that a conversation is in, the first that listens answers. */
export function byMode(route: Route, scene: Scene): Turn | null {
  for (const mode of modesOf(scene)) {
    const heard = route[mode]?.(scene);
    if (heard) return heard;
  }
  return route.else(scene);
}

/** What is said to a run that works: it takes nothing now. */
export const busy = (): Turn => turn({ lines: [plain(TALK.busy)] });

/** What is said while a card is put in. */
export const finishCard = (): Turn => turn({ lines: [plain(TALK.finishCard)] });

/** Why the run on top takes nothing now, or lets nothing else take its place; null where it does. */
export function heldBy(view: View | null): Turn | null {
  if (view?.busy) return busy();
  return view?.widget ? finishCard() : null;
}

/** True for a step that something is in the way of: it asks nothing, and can only be checked again. */
export const standsStill = ({ next, outcome, busy, actions }: View): boolean =>
  next === null &&
  outcome === null &&
  busy === null &&
  actions.some(({ type, enabled }) => type === 'RETRY' && enabled);
