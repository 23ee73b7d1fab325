import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Inline } from './built-files.ts';

/** What the server's routes find in their context. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Logger;
    address: string;
    /** The id of the account that asks, where one is signed in. */
    account?: string;
    /** The id of the token of a program that asks in that account's name. */
    program?: string;
    /** The thumbprint of the key that the request shows to be its own, where it shows one. */
    key?: string;
    /** The declared call that is asked for, or what else it is, as metrics name it. */
    call?: string;
    /** Why it was refused, by the code of the refusal. */
    refusal?: string;
    /** The portal asks it by itself: nobody waits for the answer. */
    unasked?: boolean;
    /** What stands in the answered page: the only style and script that its policy allows besides files. */
    inline?: Inline;
  };
}
