import { afterEach, describe, expect, test, vi } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { KEY_PROOF } from '#catalogues/calls/key-proof.ts';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import { PROOF_HEADER } from '#catalogues/calls/proof.ts';
import { SESSION_ENDS } from '#catalogues/sentences/session-ends.ts';
import { PRESENCE } from '#catalogues/sessions.ts';
import { createClient, type ProveKey } from '#src/client/client.ts';
import { createPresence, HERE_MS } from '#src/client/presence.ts';

/** A client of a portal that answers everything alike, and what it asked for. */
function clientOf(answer: (request: Request) => Response, baseUrl = 'http://127.0.0.1:3000/') {
  const asked: Request[] = [];
  const answered: boolean[] = [];
  const fetch = async (request: Request) => {
    asked.push(request);
    return answer(request);
  };
  const services = createClient({
    baseUrl,
    token: () => null,
    refused: () => undefined,
    answered: (got) => answered.push(got),
    fetch,
  });
  return { services, asked, answered, last: () => new URL(asked.at(-1)?.url ?? '') };
}
const empty = () => Response.json({ data: [] });

describe('a call of somebody who holds a key', () => {
  const SIGN_IN = { email: 'ada@mail.example', password: 'kettle-9-harmattan', door: 'login' } as const;
  function holding(answers: readonly Response[], token: string | null = 'a.b.c') {
    const [shown, asked]: [Parameters<ProveKey>[0][], Request[]] = [[], []];
    const refused = vi.fn<(why: string | null) => void>();
    const services = createClient({
      baseUrl: 'http://127.0.0.1:3000/',
      token: () => token,
      refused,
      proveKey: async (call) => {
        shown.push(call);
        return `proof ${shown.length}`;
      },
      fetch: async (request) => {
        asked.push(request);
        return answers[asked.length - 1] ?? Response.json({});
      },
    });
    return { services, shown, refused, proofs: () => asked.map(({ headers }) => headers.get(KEY_PROOF.header)) };
  }
  const late = (nonce: string) =>
    Response.json({ code: 'key-proof-late', message: 'Late.' }, { status: 401, headers: { [KEY_PROOF.nonce]: nonce } });

  test('shows it, for that call and without what is looked for', async () => {
    const { services, shown, proofs } = holding([]);
    await services.searchResidents({ term: 'Ada' });
    const url = `http://127.0.0.1:3000${calls.searchResidents.path}`;
    expect(shown).toEqual([{ method: 'GET', url, token: 'a.b.c', nonce: null, binds: false, anew: false }]);
    expect(proofs()).toEqual(['proof 1']);
  });

  test('shows none before a session, but where one begins', async () => {
    const { services, shown, proofs } = holding([], null);
    await services.profile({});
    await services.signIn(SIGN_IN);
    expect(shown).toMatchObject([{ token: null, binds: true }]);
    expect(proofs()).toEqual([null, 'proof 1']);
  });

  test('is made again with what the server wants repeated, once, and signs nobody out', async () => {
    const { services, shown, refused } = holding([late('one')]);
    expect(await services.profile({})).toMatchObject({ status: 200 });
    await services.profile({});
    expect(shown.map(({ nonce, anew }) => [nonce, anew])).toEqual([
      [null, false],
      ['one', true],
      ['one', false],
    ]);
    expect(refused).not.toHaveBeenCalled();
    const again = holding([late('one'), late('two')]);
    expect(await again.services.profile({})).toMatchObject({ status: 401 });
    expect(again.refused).toHaveBeenCalledExactlyOnceWith(null);
  });

  test.each(['key-proof-false', 'session-bound'])(
    'is made again with another proof where the browser sent it twice, or had its key too late (%s)',
    async (code) => {
      const refusal = () => Response.json({ code, message: 'Please sign in.' }, { status: 401 });
      const { services, refused, proofs } = holding([refusal()]);
      expect(await services.profile({})).toMatchObject({ status: 200 });
      expect(proofs()).toEqual(['proof 1', 'proof 2']);
      expect(refused).not.toHaveBeenCalled();
      const again = holding([refusal(), refusal()]);
      expect(await again.services.profile({})).toMatchObject({ status: 401 });
      expect(again.refused).toHaveBeenCalledExactlyOnceWith(null);
    },
  );

  test('is not made again where it is refused for another reason, whatever else is to be repeated', async () => {
    const signedOut = { code: 'signed-out', message: 'Please sign in.' };
    const { services, proofs } = holding([
      Response.json(signedOut, { status: 401, headers: { [KEY_PROOF.nonce]: 'one' } }),
    ]);
    expect(await services.profile({})).toMatchObject({ status: 401 });
    expect(proofs()).toEqual(['proof 1']);
  });

  test('has no answer where the key cannot be asked for', async () => {
    const services = createClient({
      baseUrl: 'http://127.0.0.1:3000/',
      token: () => 'a.b.c',
      refused: () => undefined,
      proveKey: () => Promise.reject(new Error('No line')),
      fetch: async () => Response.json({}),
    });
    await expect(services.profile({})).rejects.toThrow(NoAnswer);
  });
});

describe('a call that is refused because many made it before', () => {
  const SIGN_IN = { email: 'ada@mail.example', password: 'kettle-9-harmattan', door: 'login' } as const;
  const puzzle = { parameters: { nonce: 'n' }, signature: 's' };
  const over = { code: 'too-many-tries', message: 'Too many tries.', retryAfter: 60 };
  /** A portal that asks for so many puzzles before it answers. */
  function portalOf(puzzles: number, solve?: () => Promise<string>) {
    const asked: Request[] = [];
    const services = createClient({
      baseUrl: 'http://127.0.0.1:3000/',
      token: () => null,
      refused: () => undefined,
      ...(solve && { solve }),
      fetch: async (request) => {
        asked.push(request.clone());
        if (asked.length <= puzzles) return Response.json({ ...over, puzzle }, { status: 429 });
        return Response.json({ token: 'a.b.c' });
      },
    });
    return { services, proofs: () => asked.map(({ headers }) => headers.get(PROOF_HEADER)), asked };
  }

  test('is made again with the solved puzzle, and nobody hears of it', async () => {
    const { services, proofs, asked } = portalOf(1, async () => 'solved');
    expect(await services.signIn(SIGN_IN)).toEqual({ status: 200, data: { token: 'a.b.c' } });
    expect(proofs()).toEqual([null, 'solved']);
    expect(await Promise.all(asked.map((request) => request.json()))).toEqual([SIGN_IN, SIGN_IN]);
  });

  test('is answered with the refusal where the puzzle cannot be solved, where nobody solves any, and after three of them', async () => {
    const refusal = { status: 429, data: { ...over, puzzle } };
    const cannot = portalOf(1, async () => Promise.reject(new NoAnswer()));
    const none = portalOf(1);
    const endless = portalOf(9, async () => 'solved');
    for (const { services } of [cannot, none, endless]) expect(await services.signIn(SIGN_IN)).toEqual(refusal);
    expect([cannot, none, endless].map(({ proofs }) => proofs().length)).toEqual([1, 1, 4]);
  });

  test('is not worked for where nobody asked for it', async () => {
    const { services, proofs } = portalOf(1, async () => 'solved');
    expect(await services.keptConversation({})).toMatchObject({ status: 429 });
    expect(proofs()).toEqual([null]);
  });

  test('is not made again by somebody who has left meanwhile', async () => {
    const leaving = new AbortController();
    const { services, proofs } = portalOf(1, async () => {
      leaving.abort();
      return 'solved';
    });
    expect(await services.signIn(SIGN_IN, leaving.signal)).toMatchObject({ status: 429 });
    expect(proofs()).toEqual([null]);
  });
});

describe('a call of the browser', () => {
  test('goes to the portal’s own address, wherever that is; no call names another host', {
    tags: ['G-007'],
  }, async () => {
    const { services, last } = clientOf(empty, 'https://pay.estate.example/wattchat/');
    await services.portalSettings({});
    expect(last().href).toBe(`https://pay.estate.example/wattchat${calls.portalSettings.path}`);
    expect(Object.values(calls).filter(({ path }) => !/^\/[a-z]/.test(path))).toEqual([]);
  });

  test('leaves out of the query what was not given, and what is null', { tags: ['G-012'] }, async () => {
    const { services, last } = clientOf(empty);
    const input = { from: undefined, to: null, topupRef: 'POWER-1' };
    await services.pendingTopups(input as unknown as Parameters<typeof services.pendingTopups>[0]);
    expect(last().search).toBe('?topupRef=POWER-1');
  });

  test.each([400, 403, 404, 409, 429, 500, 503])(
    'that is answered with %i has the whole answer as its payload',
    { tags: ['G-010'] },
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

  test('for what nobody asked for tells of a refusal at once, where it says why the session ended', async () => {
    const told: unknown[] = [];
    const services = createClient({
      baseUrl: 'http://127.0.0.1:3000/',
      token: () => 'one that is no longer good',
      refused: (why) => told.push(why),
      fetch: async () => Response.json({ message: SESSION_ENDS.idle, code: 'session-idle' }, { status: 401 }),
    });
    await services.ticketNews({});
    expect(told).toEqual([SESSION_ENDS.idle]);
  });

  test('says whether somebody is before its face, whatever is called', async () => {
    vi.useFakeTimers();
    const presence = createPresence(Date.now);
    const said: (string | null)[] = [];
    const services = createClient({
      baseUrl: 'http://127.0.0.1:3000/',
      token: () => 'a token',
      refused: () => undefined,
      isHere: presence.isHere,
      async fetch({ headers }) {
        said.push(headers.get(PRESENCE.header));
        return empty();
      },
    });
    const all = () => Promise.all(Object.values(services).map((call) => call({} as never)));
    const each = (what: string) => Object.keys(calls).map(() => what);
    await all();
    expect(said.splice(0)).toEqual(each('here'));
    vi.advanceTimersByTime(HERE_MS + 1);
    await all();
    expect(said.splice(0)).toEqual(each('away'));
    presence.acted();
    await all();
    expect(said).toEqual(each('here'));
    vi.useRealTimers();
  });

  test.each([
    ['session-idle', SESSION_ENDS.idle],
    ['session-elsewhere', SESSION_ENDS.elsewhere],
    ['signed-out', null],
  ])('tells why the session ended, where the refusal is %s', async (code, why) => {
    const told: unknown[] = [];
    const message = why ?? 'Please sign in.';
    const services = createClient({
      baseUrl: 'http://127.0.0.1:3000/',
      token: () => 'one that is no longer good',
      refused: (reason) => told.push(reason),
      fetch: async () => Response.json({ message, code }, { status: 401 }),
    });
    await services.profile({});
    expect(told).toEqual([why]);
  });
});

describe('the portal has answered', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([200, 404, 500])('once the whole answer is there, whatever it says: %i', async (status) => {
    const { services, answered } = clientOf(() => Response.json({ message: 'Ọ dára.' }, { status }));
    expect(await services.portalSettings({})).toEqual({ status, data: { message: 'Ọ dára.' } });
    expect(answered).toEqual([true]);
  });

  test.each([
    ['the page of a gateway before it', () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
    ['an answer without a body', () => new Response(null, { status: 200 })],
    ['an answer that breaks off', () => piecesOf('{"data":', (stream) => stream.error(new TypeError('reset')))],
    ['half an answer', () => piecesOf('{"data":', (stream) => stream.close())],
  ])('not with %s', async (_, answer) => {
    const { services, answered } = clientOf(answer);
    await expect(services.portalSettings({})).rejects.toThrow(NoAnswer);
    expect(answered).toEqual([false]);
  });

  test('not with headers whose body never comes: it is waited for no longer than for the headers', async () => {
    vi.useFakeTimers();
    let cancelled = false;
    const { services, answered } = clientOf(() =>
      piecesOf(
        '{"data":',
        () => undefined,
        () => {
          cancelled = true;
        },
      ),
    );
    const ended = expect(services.portalSettings({})).rejects.toThrow(NoAnswer);
    await vi.advanceTimersByTimeAsync(39_000);
    expect(answered).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    await ended;
    expect([answered, cancelled]).toEqual([[false], true]);
  });

  test('by an answer that comes slowly, in pieces', async () => {
    vi.useFakeTimers();
    const { services, answered } = clientOf(() =>
      piecesOf('{"data":', (stream) => {
        setTimeout(() => stream.enqueue(new TextEncoder().encode('[]')), 30_000);
        setTimeout(() => {
          stream.enqueue(new TextEncoder().encode('}'));
          stream.close();
        }, 60_000);
      }),
    );
    const ended = services.portalSettings({});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await ended).toEqual({ status: 200, data: { data: [] } });
    expect(answered).toEqual([true]);
  });

  test('neither yes nor no where the call was given up', async () => {
    const given = new AbortController();
    const { services, answered } = clientOf(({ signal }) =>
      piecesOf('{', (stream) => {
        signal.addEventListener('abort', () => stream.error(signal.reason));
        begun();
      }),
    );
    let begun = () => {};
    const body = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const ended = expect(services.portalSettings({}, given.signal)).rejects.toThrow(NoAnswer);
    await body;
    given.abort();
    await ended;
    expect(answered).toEqual([]);
  });
});

/** An answer that begins like this, and goes on as `then` says. */
function piecesOf(
  first: string,
  then: (stream: ReadableStreamDefaultController<Uint8Array>) => void,
  cancel: () => void = () => undefined,
): Response {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(new TextEncoder().encode(first));
      then(stream);
    },
    cancel,
  });
  return new Response(body);
}
