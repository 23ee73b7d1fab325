import type { Language } from '#catalogues/languages/language.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import type { Line } from './lines.ts';
import type { Query } from './queries/queries.ts';
import type { FlowStart, OpenRun } from './run.ts';
import type { Said } from './suggestion.ts';

/** What the assistant can want done in the world, each with what it takes. The conversation does it. */
export interface CommandParams {
  /** Begin a run. */
  readonly start: { readonly start: FlowStart };
  /** An event for a run. */
  readonly send: { readonly id: string; readonly event: FlowEvent };
  /** Leave a run, whatever it is doing. */
  readonly drop: { readonly id: string };
  /** Go on with what was set aside. */
  readonly resume: { readonly flow: string };
  readonly 'sign-out': object;
  /** Speak another language. */
  readonly speak: { readonly language: Language };
  /** Ask what only the server knows; `said`: what asked for it; `after`: what is said after the answer. */
  readonly ask: { readonly query: Query; readonly said?: Said; readonly after?: readonly Line[] };
  /** What is being asked does not begin after that. */
  readonly 'call-off': object;
  /** Hand out a file that the open step offers. */
  readonly 'hand-out': { readonly name: string };
  /** Go on with a sentence that was said before. */
  readonly hear: { readonly text: string };
}

/** Something that the assistant wants done, as data. */
export type Command<Kind extends keyof CommandParams = keyof CommandParams> = {
  readonly [K in Kind]: { readonly do: K } & CommandParams[K];
}[Kind];

/** An event for a run. */
export const send = (run: OpenRun, event: FlowEvent): Command => ({ do: 'send', id: run.id, event });

/** A new run. */
export const start = (wanted: FlowStart): Command => ({ do: 'start', start: wanted });

/** Leaves a run. */
export const drop = ({ id }: Pick<OpenRun, 'id'>): Command => ({ do: 'drop', id });
