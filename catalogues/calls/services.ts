import type { z } from 'zod';
import type { CallName } from './index.ts';
import type { shapes } from './shapes.ts';

type Shapes = typeof shapes;

/** What a call takes: its query or its body. */
export type CallInput<N extends CallName> = Shapes[N] extends { input: infer I extends z.ZodType }
  ? z.input<I>
  : Record<never, never>;

/** What a call answers: one member per declared status. */
export type CallAnswer<N extends CallName> = {
  [S in keyof Shapes[N]['answers'] & number]: {
    status: S;
    data: Shapes[N]['answers'][S] extends z.ZodType ? z.output<Shapes[N]['answers'][S]> : never;
  };
}[keyof Shapes[N]['answers'] & number];

/**
 * The server as machines see it. A method resolves with whatever was answered, however bad, and rejects with `NoAnswer`
 * alone, when there was none.
 */
export type Services = { [N in CallName]: (input: CallInput<N>, signal?: AbortSignal) => Promise<CallAnswer<N>> };
