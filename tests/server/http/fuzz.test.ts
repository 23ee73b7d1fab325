import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call, CallShapes } from '#catalogues/calls/call.ts';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { shapes } from '#catalogues/calls/shapes.ts';
import { allows, ROLES } from '#catalogues/roles.ts';
import { gatherCallers } from './support/callers.ts';
import { examplesOf, type Subject } from './support/examples.ts';
import { type OddBody, oddBodiesOf } from './support/fuzz/odd-bodies.ts';
import { MARK, ODD_FILES, ODD_VALUES } from './support/fuzz/odd-values.ts';
import { at, CALL_NAMES, type Place, placesOf, put } from './support/fuzz/places.ts';
import { demonstrationSubject } from './support/subject.ts';
import { type Heard, openWholePortal, type WholePortal } from './support/whole-portal.ts';

/** The same values each time; another one tries others: FUZZ_SEED=7. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_129);
/** Odd values in each place of each call, where not all of them are tried. */
const EACH = 3;
/** Spoilt bodies of each call, likewise. */
const BODIES = 6;

let portal: WholePortal;
let callers: Awaited<ReturnType<typeof gatherCallers>>;
let subject: Subject;
beforeAll(async () => {
  portal = await openWholePortal();
  callers = await gatherCallers(portal);
  subject = await demonstrationSubject(portal);
});
afterAll(() => portal.close());

const exampleOf = (name: CallName): object => examplesOf(subject)[name];

/** What is tried in a place: odd values, odd files where it takes one, and where it takes a list as many of it as a body holds. */
function triedIn(name: CallName, place: Place): readonly unknown[] {
  const { files = [] }: Call = calls[name];
  if (files.includes(String(place[0]))) return [...ODD_FILES, MARK];
  const usual = at(exampleOf(name), place);
  if (!Array.isArray(usual) || usual.length === 0) return ODD_VALUES;
  const most = Math.min(10_000, Math.floor(60_000 / (JSON.stringify(usual[0]).length + 1)));
  return [...ODD_VALUES, Array.from({ length: most }, () => usual[0])];
}

/** Each call with each place of it, and what is tried there. */
const everyPlace = (name: CallName) => placesOf(name).map((place) => ({ place, tried: triedIn(name, place) }));

function chosen(name: CallName) {
  return everyPlace(name).map(({ place, tried }, nth) => {
    const some = fc.shuffledSubarray([...tried], { minLength: EACH, maxLength: EACH });
    return { place, tried: fc.sample(some, { seed: SEED + CALL_NAMES.indexOf(name) * 100 + nth, numRuns: 1 }).flat() };
  });
}

const problem = z.looseObject({
  message: z.string().min(1).max(300),
  code: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  requestId: z.uuid(),
});

/** How one call refuses, in the specification's own shape (S3 section 7). */
const specified = z.strictObject({ data: z.string().min(1), requestId: z.uuid() });

/** A fault of the portal in a browser is reported to be read in the log. */
const TELLS_THE_LOG: readonly CallName[] = ['reportFault'];

/** What is wrong with how something odd was answered; empty where nothing is. */
function wrongIn(name: CallName, { status, headers, body, lines }: Heard, input?: unknown): string[] {
  const { input: shape, answers }: CallShapes = shapes[name];
  const isRefusal = status >= 400;
  const isTold = (name === 'contactSupport' ? problem.or(specified) : problem).safeParse(body).success;
  return [
    // What is not to be had at the moment is no fault, where a call says that it may be so.
    ...(status >= 500 && answers[status] === undefined ? [`answered ${status}`] : []),
    ...(isRefusal && !isTold ? [`refused as ${JSON.stringify(body).slice(0, 300)}`] : []),
    ...(isRefusal && headers.get('X-Request-Id') !== body.requestId ? ['refused under another id'] : []),
    ...(isRefusal || input === undefined || shape?.safeParse(input).success !== false
      ? []
      : ['took what its shape does not']),
    ...(headers.get('Content-Type')?.startsWith('application/json') ? [] : [`is ${headers.get('Content-Type')}`]),
    ...(headers.get('Cache-Control') === 'no-store' ? [] : [`may be kept: ${headers.get('Cache-Control')}`]),
    ...(headers.get('X-Content-Type-Options') === 'nosniff' ? [] : ['may be taken for another kind']),
    ...(TELLS_THE_LOG.includes(name) ? [] : lines.filter((line) => line.includes(MARK))).map(
      (line) => `logged ${line}`,
    ),
    ...('polluted' in {} ? ['every object is polluted'] : []),
  ];
}

/** Who may make a call, with a session that no call before has ended. */
async function callerOf(name: CallName): Promise<string | null> {
  // One of the calls deactivates the estate, of which nothing can be changed then.
  await portal.db.updateTable('estates').set({ active: true }).where('active', '=', false).execute();
  const { access } = calls[name];
  const role = ROLES.find((one) => allows(access, one));
  return allows(access, null) || role === undefined ? null : callers.afresh(role);
}

/** What is wrong with the answers to all that is tried in some places. */
async function wrongWith(name: CallName, places: ReturnType<typeof everyPlace>): Promise<readonly string[]> {
  const whole = calls[name].method !== 'GET' && !('files' in calls[name]);
  const wrong: string[] = [];
  for (const { place, tried } of places) {
    let token = await callerOf(name);
    for (const odd of tried) {
      const input = put(exampleOf(name), place, odd) as object;
      const heard = await portal.send(name, input, token);
      const found = wrongIn(name, heard, whole ? JSON.parse(JSON.stringify(input)) : undefined);
      wrong.push(...found.map((what) => `${place.join('.')} ${JSON.stringify(odd).slice(0, 80)}: ${what}`));
      if (heard.status < 400) token = await callerOf(name);
    }
  }
  return wrong;
}

const withPlaces = CALL_NAMES.filter((name) => placesOf(name).length > 0);

test.each(withPlaces)('%s answers odd things in each place of its input, and never by a fault', async (name) => {
  expect(await wrongWith(name, chosen(name))).toEqual([]);
});

test('less than a kobo is no amount', async () => {
  const [input, token] = [put(exampleOf('makeRequest'), ['amount'], 5e-324) as object, await callerOf('makeRequest')];
  expect((await portal.send('makeRequest', input, token)).status).toBe(400);
});

test.each(withPlaces)('%s answers every odd thing in each place of its input', { tags: ['long'] }, async (name) => {
  expect(await wrongWith(name, everyPlace(name))).toEqual([]);
});

/** What a body comes to as its bytes are read, of members that are there twice the last; undefined where it is no JSON. */
function comesTo({ body }: OddBody): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(typeof body === 'string' ? new TextEncoder().encode(body) : body));
  } catch {
    return undefined;
  }
}

const ofJson = withPlaces.filter((name) => calls[name].method !== 'GET' && !('files' in calls[name]));

/** What is wrong with the answers to some of the bodies that a call's own is spoilt to. */
async function wrongWithBodies(name: CallName, some: (bodies: readonly OddBody[]) => readonly OddBody[]) {
  const wrong: string[] = [];
  let token = await callerOf(name);
  for (const sent of some(oddBodiesOf(exampleOf(name)))) {
    const heard = await portal.sendBody(name, sent, token);
    const input = comesTo(sent);
    const isTaken = sent.isNoJson ? heard.body.code !== 'not-json' : input === undefined && heard.status < 400;
    const taken = isTaken ? ['taken for JSON'] : [];
    wrong.push(...[...wrongIn(name, heard, input), ...taken].map((what) => `${sent.what}: ${what}`));
    if (heard.status < 400) token = await callerOf(name);
  }
  return wrong;
}

test.each(ofJson)('%s takes JSON alone, and of a spoilt body nothing', async (name) => {
  const some = (bodies: readonly OddBody[]) => {
    const few = fc.shuffledSubarray([...bodies], { minLength: BODIES, maxLength: BODIES });
    return fc.sample(few, { seed: SEED + CALL_NAMES.indexOf(name), numRuns: 1 }).flat();
  };
  expect(await wrongWithBodies(name, some)).toEqual([]);
});

test.each(ofJson)(
  '%s takes no other type than JSON, and no spoilt body of any kind',
  { tags: ['long'] },
  async (name) => {
    expect(await wrongWithBodies(name, (bodies) => bodies)).toEqual([]);
  },
);
