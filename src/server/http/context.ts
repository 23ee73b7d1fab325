import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';

/** What the server's routes find in their context. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; log: Logger; address: string };
}
