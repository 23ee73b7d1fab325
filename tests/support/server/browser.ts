import { type CallName, calls } from '#catalogues/calls/index.ts';
import { createClient } from '#src/client/client.ts';
import { proveHuman } from '#src/client/prove-human.ts';
import type { TestApp } from './app.ts';

/** What a browser heard of a call. */
interface HeardHere {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** A browser at a network address, which keeps the portal's cookie as browsers do; `kept`: one that it has already. The portal has to believe one proxy. */
export function browserAt(portal: Pick<TestApp, 'app'>, address: string, kept: string | null = null) {
  let cookie = kept;
  const fetch = async (request: Request): Promise<Response> => {
    request.headers.set('x-forwarded-for', address);
    if (cookie !== null) request.headers.set('cookie', cookie);
    const answer = await portal.app.fetch(request);
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  };
  return {
    /** Name and value, as it is sent. */
    cookie: () => cookie,
    /** Make a call once, as a program does that solves nothing. */
    async ask(name: CallName, input: object, more: Readonly<Record<string, string>> = {}): Promise<HeardHere> {
      const { method, path } = calls[name];
      const headers = { 'content-type': 'application/json', ...more };
      const asked = new Request(`http://portal.example${path}`, { method, headers, body: JSON.stringify(input) });
      const answer = await fetch(asked);
      return { status: answer.status, body: await answer.json() };
    },
    /** Its client, which solves what it is asked to solve. */
    client: (token: string | null = null) =>
      createClient({
        baseUrl: 'http://portal.example/',
        token: () => token,
        refused: () => undefined,
        solve: proveHuman,
        fetch,
      }),
  };
}
