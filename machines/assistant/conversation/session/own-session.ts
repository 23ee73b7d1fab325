import { createActor } from 'xstate';
import { namesOf, namesToKeep, type Through } from '#machines/session/kept-session.ts';
import { readToken, type SessionContext, type SessionView, sessionMachine } from '#machines/session/session.ts';
import type { Keep } from '../../sync/keep.ts';

/** The session of a conversation, and what is kept of it. */
export interface OwnSession {
  who(): SessionView;
  token(): string | null;
  /** The kept token had passed its time as the conversation began, and nobody has signed in since. */
  expired(): boolean;
  /** Somebody was signed in here and signed out, and nobody has signed in since. */
  left(): boolean;
  enter(token: string, through: Through): void;
  /** New claims for who is signed in; false when they are for nobody who is. */
  renew(token: string): boolean;
  /** Takes over what another tab has kept already: somebody came, or their claims are new. */
  adopt(token: string): void;
  leave(why: 'SIGN_OUT' | 'EXPIRED'): void;
  /** What could be learnt; what could not stays as it was known. */
  know(learnt: Partial<Learnt>): void;
  stop(): void;
}

/** What a session is made of. */
interface OwnSessionDeps {
  readonly keep: Keep;
  /** ms since 1970. */
  readonly now: () => number;
  /** The own path that a sign-in is asked to lead to. */
  readonly asked: () => string | null;
}

/** Begins with the token that was kept. One whose time has passed is removed, and all that was kept under it (S1 section 4). */
export function createOwnSession({ keep, now, asked }: OwnSessionDeps): OwnSession {
  const actor = createActor(sessionMachine).start();
  let learnt = NOT_LEARNT;
  let left = false;

  const context = () => actor.getSnapshot().context;
  const who = () => sessionView(context(), learnt);
  const take = (token: string) => actor.send({ type: 'TOKEN', token, now: now() });
  /** Claims that are newer than what was learnt of the same things. */
  const takeAnew = (token: string) => {
    learnt = { ...learnt, status: null, estate: null };
    take(token);
  };

  const before = keep.token();
  if (before !== null) take(before);
  let expired = before !== null && context().role === null;
  if (expired) keep.clear();

  return {
    who,
    token: () => context().token,
    expired: () => expired,
    left: () => left,
    enter(token, through) {
      learnt = NOT_LEARNT;
      expired = false;
      left = false;
      take(token);
      keep.keepToken(token);
      keep.keepSession(namesToKeep(through, context(), asked()));
    },
    renew(token) {
      // A late answer must not sign in again who has left meanwhile, or somebody else.
      if (context().id === null || readToken(token, now())?.id !== context().id) return false;
      takeAnew(token);
      keep.keepToken(token);
      keep.keepSession(namesOf(context()));
      return true;
    },
    adopt(token) {
      expired = false;
      left = false;
      takeAnew(token);
    },
    leave(why) {
      learnt = NOT_LEARNT;
      left = why === 'SIGN_OUT';
      actor.send({ type: why });
    },
    know(given) {
      learnt = { ...learnt, ...given };
    },
    stop: () => void actor.stop(),
  };
}

/** What is known of a person that their token does not say, or said before it changed; a null `status`, `address` or `estate` is the token's. */
export type Learnt = Pick<
  SessionView,
  'awaits' | 'refused' | 'guessable' | 'lacksSecondFactor' | 'logo' | 'status' | 'address' | 'estate'
>;

/** What is known of somebody who has only just come. */
export const NOT_LEARNT: Learnt = { awaits: null, logo: null, status: null, address: null, estate: null };

/** Who is signed in, without the token. */
export function sessionView(
  { token: _, ...person }: SessionContext,
  { status, address, estate, ...learnt }: Learnt,
): SessionView {
  return {
    ...{ ...person, ...learnt },
    status: status ?? person.status,
    address: address ?? person.address,
    estate: estate ?? person.estate,
  };
}
