import type { Services } from '#catalogues/calls/services.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { createClient } from '#src/client/client.ts';

/** A portal as the browsers of its visitors and of people of its demonstration see it. */
export interface Portal {
  readonly url: string;
  readonly visitor: Services;
  /** Signs somebody in, by the address of the account. */
  readonly as: (email: string) => Promise<Services>;
}

/** `url`: where it is. */
export function portalAt(url: string): Portal {
  const client = (token: string | null) =>
    createClient({ baseUrl: `${url}/`, token: () => token, refused: () => undefined });
  const visitor = client(null);
  return {
    ...{ url, visitor },
    as: async (email) => client(done(await visitor.signIn({ email, password: DEMO_PASSWORD })).token),
  };
}

interface Answer {
  readonly status: number;
  readonly data: unknown;
}

/** What a call answered that went well; throws what it answered otherwise. */
export function done<A extends Answer>(answer: A): Extract<A, { status: 200 }>['data'] {
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.data)}`);
  return answer.data as Extract<A, { status: 200 }>['data'];
}

/** Until it is so; throws after a minute. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let time = 0; time < 120; time += 1) {
    if (await isSo()) return;
    await new Promise((resume) => setTimeout(resume, 500));
  }
  throw new Error(`${what}: not within a minute`);
}
