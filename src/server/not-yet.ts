import type { CallName } from '#catalogues/calls/index.ts';
import { platformMoney } from '#catalogues/calls/platform/money.ts';
import type { Handlers } from './http/handlers.ts';

type Awaited = keyof typeof platformMoney;

const NAMES = Object.keys(platformMoney) as CallName[];

/** Calls that are declared and on their way; what is there already stands after them. */
export const notYet = Object.fromEntries(
  NAMES.map((name) => [
    name,
    () => {
      throw new Error(`${name} is not there yet`);
    },
  ]),
) as unknown as Pick<Handlers, Awaited>;
