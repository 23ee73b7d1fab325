import { looking } from '#catalogues/calls/help/looking.ts';
import { tickets } from '#catalogues/calls/help/tickets.ts';
import type { CallName } from '#catalogues/calls/index.ts';
import type { Handlers } from './http/handlers.ts';

type Awaited = keyof typeof looking | keyof typeof tickets;

const NAMES = Object.keys({ ...looking, ...tickets }) as CallName[];

/** Calls that are declared and on their way; what is there already stands after them. */
export const notYet = Object.fromEntries(
  NAMES.map((name) => [
    name,
    () => {
      throw new Error(`${name} is not there yet`);
    },
  ]),
) as unknown as Pick<Handlers, Awaited>;
