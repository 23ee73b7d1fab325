import type { View } from '#machines/kit/view.ts';
import type { AskedBefore } from '#machines/talk/context.ts';
import { type Command, send } from '../command.ts';
import { aside, type Line, meanwhile, plain } from '../lines.ts';
import { type Mode, modesOf } from '../modes.ts';
import type { Query } from '../queries/queries.ts';
import type { FlowStart, OpenRun, Option } from '../run.ts';
import type { Scene } from '../scene.ts';
import { TALK } from '../sentences.ts';
import type { Suggestion } from '../suggestion.ts';

/** What a sentence comes to. */
export interface Turn {
  readonly lines: readonly Line[];
  readonly commands: readonly Command[];
  /** Ask the open question again when nothing else answers. */
  readonly askAgain?: true;
  readonly missed?: true;
  readonly wish?: FlowStart;
  /** Questions of the conversation itself that it answers, by name. */
  readonly settles?: readonly string[];
  /** Set: the offer is answered. */
  readonly offerDone?: true;
  readonly face?: 'chat' | 'form' | 'table';
  /** A page of the portal to go to. */
  readonly page?: `/${string}`;
  readonly suggestions?: readonly Suggestion[];
  readonly repeat?: true;
  /** Ask which of these was meant. */
  readonly options?: readonly Option[];
  /** The question that it answers, for what goes on from it; null where nothing is gone on from any more. */
  readonly lastAsked?: AskedBefore | null;
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

/** What is answered beside whatever is open, of which the question is asked again. */
export const saidBeside = (
  { view }: Pick<Scene, 'view'>,
  text: string,
  suggestions: readonly Suggestion[] = [],
): Turn =>
  turn({
    lines: [view ? aside(text) : plain(text)],
    ...(suggestions.length > 0 && { suggestions }),
    askAgain: true,
  });

/** The same, with ways on where nothing is open: what is open has its own. */
export const told = (scene: Pick<Scene, 'view'>, text: string, ways: readonly Suggestion[] = []): Turn =>
  saidBeside(scene, text, scene.view ? [] : ways);

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
export const busy = ({ view }: Pick<Scene, 'view'>): Turn => turn({ lines: [whileAt(view, TALK.busy)] });

/** What is said while a card is put in. */
export const finishCard = ({ view }: Pick<Scene, 'view'>): Turn => turn({ lines: [whileAt(view, TALK.finishCard)] });

const whileAt = (view: View | null, text: string): Line => (view ? meanwhile(view, text) : plain(text));

/** Why the run on top takes nothing now, or lets nothing else take its place; null where it does. */
export function heldBy(view: View | null): Turn | null {
  if (view?.busy) return busy({ view });
  return view?.widget ? finishCard({ view }) : null;
}

/** True for a step that something is in the way of: it asks nothing, and can only be checked again. */
export const standsStill = ({ next, outcome, busy, actions }: View): boolean =>
  next === null &&
  outcome === null &&
  busy === null &&
  actions.some(({ type, enabled }) => type === 'RETRY' && enabled);
