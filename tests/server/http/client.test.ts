import { describe, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { createClient } from '#src/client/client.ts';

/** A client of a portal that answers everything alike, and what it asked for. */
function clientOf(answer: () => Response, baseUrl = 'http://127.0.0.1:3000/') {
  const asked: Request[] = [];
  const fetch = async (request: Request) => {
    asked.push(request);
    return answer();
  };
  const services = createClient({ baseUrl, token: () => null, refused: () => undefined, fetch });
  return { services, asked, last: () => new URL(asked.at(-1)?.url ?? '') };
}
const empty = () => Response.json({ data: [] });

describe('a call of the browser', () => {
  test('goes to the portal’s own address, wherever that is; no call names another host', async () => {
    const { services, last } = clientOf(empty, 'https://pay.estate.example/wattchat/');
    await services.portalSettings({});
    expect(last().href).toBe(`https://pay.estate.example/wattchat${calls.portalSettings.path}`);
    expect(Object.values(calls).filter(({ path }) => !/^\/[a-z]/.test(path))).toEqual([]);
  });

  test('leaves out of the query what was not given, and what is null', async () => {
    const { services, last } = clientOf(empty);
    const input = { from: undefined, to: null, topupRef: 'POWER-1' };
    await services.pendingTopups(input as unknown as Parameters<typeof services.pendingTopups>[0]);
    expect(last().search).toBe('?topupRef=POWER-1');
  });

  test.each([400, 403, 404, 409, 429, 500, 503])(
    'that is answered with %i has the whole answer as its payload',
    async (status) => {
      const said = { message: 'This is what the server says.', code: 'some-code', more: { is: ['kept'] } };
      const { services } = clientOf(() => Response.json(said, { status }));
      expect(await services.portalSettings({})).toEqual({ status, data: said });
    },
  );

  test.each([
    ['the own profile', 'profile', 1],
    ['the conversation, which is kept without being asked for,', 'keptConversation', 0],
    ['the news of tickets', 'ticketNews', 0],
  ] as const)('for %s that is refused tells of it, where somebody asked for it', async (_, name, told) => {
    let refusals = 0;
    const services = createClient({
      baseUrl: 'http://127.0.0.1:3000/',
      token: () => 'one that is no longer good',
      refused: () => {
        refusals += 1;
      },
      fetch: async () => Response.json({ message: 'Please sign in.', code: 'signed-out' }, { status: 401 }),
    });
    expect(await services[name]({})).toMatchObject({ status: 401 });
    expect(refusals).toBe(told);
  });
});
