import type { Context } from 'hono';
import type { FactorWay } from '#catalogues/factor-ways.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { NO_METER } from '#catalogues/sentences/no-meter.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PROGRAMS_SAID } from '#catalogues/sentences/programs.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { SESSION_ENDS } from '#catalogues/sentences/session-ends.ts';
import type { ServerEnv } from './context.ts';
import type { TooMany } from './rate-limit.ts';

/** The refusals that many calls share: their words and their status. */
const REFUSALS = {
  'invalid-input': { status: 400, message: 'Something in what was sent is not right.' },
  'not-json': { status: 400, message: 'The body is not JSON, sent as application/json.' },
  'not-a-form': { status: 400, message: 'The body is not a whole multipart form.' },
  'signed-out': { status: 401, message: 'Please sign in.' },
  'session-idle': { status: 401, message: SESSION_ENDS.idle },
  'session-elsewhere': { status: 401, message: SESSION_ENDS.elsewhere },
  'session-bound': { status: 401, message: 'Please sign in.' },
  'key-proof-late': { status: 401, message: 'The clock of your device says another time. Please try again.' },
  'key-proof-false': { status: 401, message: 'Please sign in.' },
  'program-token-over': { status: 401, message: PROGRAMS_SAID.over },
  'not-for-programs': { status: 403, message: PROGRAMS_SAID.closed },
  'scope-missing': { status: 403, message: PROGRAMS_SAID.closed },
  'from-elsewhere': { status: 403, message: 'A page of another site has sent this, so that it was not done.' },
  'not-allowed': { status: 403, message: 'Your account cannot do this.' },
  'estate-inactive': { status: 403, message: ESTATE_SENTENCES.estateInactive },
  'second-factor-missing': { status: 403, message: SECOND_FACTOR.missing },
  'prove-again': { status: 403, message: SECOND_FACTOR.proveAgain },
  'not-found': { status: 404, message: 'There is no such call.' },
  'order-not-found': { status: 404, message: 'There is no such order.' },
  'meter-not-found': { status: 404, message: MESSAGES.meterNotFound },
  'resident-not-found': { status: 404, message: MESSAGES.residentNotFound },
  'no-estate': { status: 400, message: 'Your account belongs to no estate.' },
  'too-large': { status: 413, message: 'That is more than can be sent at once.' },
  'server-error': { status: 500, message: 'Something went wrong on our side. Please try again.' },
  'data-silent': {
    status: 503,
    message:
      'We cannot reach our records just now, so this was not answered. Nothing that was paid is lost. Please try again in a moment.',
  },
  starting: { status: 503, message: 'The portal is starting. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** A shared refusal, by its code. */
export type RefusalCode = keyof typeof REFUSALS;

/** A refusal as a call answers it: words for a person and a code for a program. */
export function refusal(code: RefusalCode): { message: string; code: RefusalCode } {
  return { message: REFUSALS[code].message, code };
}

/** What is said to an administrator whose account belongs to no estate. */
export const noEstate = { status: 400, data: refusal('no-estate') } as const;

/** What is said of an estate that there is not. */
export const noSuchEstate = refused('estate-not-found', PLATFORM_SENTENCES.noEstates);

/** What is said of a resident whom the own estate has not. */
export const noResident = { status: 400, data: refusal('resident-not-found') } as const;

/** The status that goes with a shared refusal. */
export function statusOf<C extends RefusalCode>(code: C): (typeof REFUSALS)[C]['status'] {
  return REFUSALS[code].status;
}

/** What is said to an account that is on no meter, where its own one is asked for. */
export const NO_OWN_METER = { code: 'no-meter', message: NO_METER.said } as const;

/** A 400: a code for a program, words for a person. */
export function refused(code: string, message: string) {
  return { status: 400, data: { code, message } } as const;
}

/** What is answered to whoever asked too often: it says when to try again, and what lets them through before that. */
export function tooMany({ retryAfter, puzzle }: TooMany) {
  const message = SENTENCES.tooManyTries(Math.ceil(retryAfter / 60));
  return { status: 429, data: { code: 'too-many-tries', message, retryAfter, ...(puzzle && { puzzle }) } } as const;
}

/** Answer a refusal that many calls share. `ways`: how a second factor is given, where one is asked for. */
export function refuse(
  c: Context<ServerEnv>,
  code: RefusalCode,
  { message, ways }: { readonly message?: string; readonly ways?: readonly FactorWay[] | undefined } = {},
): Response {
  const words = message === undefined ? refusal(code) : { ...refusal(code), message };
  c.set('refusal', code);
  if (statusOf(code) === 401) c.header('WWW-Authenticate', 'Bearer');
  return c.json({ ...words, ...(ways && { ways }), requestId: c.get('requestId') }, statusOf(code));
}
