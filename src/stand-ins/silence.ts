import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/**
 * No answer at all: it comes when whoever asked has hung up. (What hono has for an answer that was sent already goes out as an empty one
 * where it was made after a server had begun, so that it says nothing only once nobody listens.)
 */
export async function silence({ env: { outgoing } }: { readonly env: HttpBindings }): Promise<Response> {
  if (!outgoing.destroyed) await new Promise((resolve) => outgoing.once('close', resolve));
  return RESPONSE_ALREADY_SENT;
}
