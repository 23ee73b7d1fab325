import type { ActorRefFrom } from 'xstate';
import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import type { OpenPages } from '#machines/pages/pages.ts';
import type { Through } from '#machines/session/kept-session.ts';
import { readToken } from '#machines/session/session.ts';
import type { assistantMachine } from '../../assistant.ts';
import { SIGNED_OUT } from '../../context.ts';
import type { OpenRuns } from '../../runs/open-runs.ts';
import type { Runs } from '../../runs/runs.ts';
import type { Tasks } from '../../runs/tasks.ts';
import type { Keep } from '../../sync/keep.ts';
import type { Sync } from '../../sync/sync.ts';
import type { IdleWarning } from './idle-warning.ts';
import type { Learner } from './learner.ts';
import type { OwnSession } from './own-session.ts';

/** Who comes and goes in a conversation: what follows for its runs, its pages, what is said and what is kept. */
export interface SessionTransitions {
  enter(token: string, through: Through): void;
  /** New claims for who is signed in: nothing is said, and what they changed is read again. */
  renew(token: string): void;
  /** The estate was changed by who is signed in: pages are read again, and the logo where it is that. */
  change(what: 'rows' | 'logo' | 'person'): void;
  /** `farewell`: why, where that is said instead of a goodbye. */
  leave(why: 'SIGN_OUT' | 'EXPIRED', farewell?: string): void;
  /** They sign out here, and it is told to the server. */
  signOut(): void;
  /** Another tab has signed in or out, or has new claims: this one goes along. It is kept there already. */
  follow(): void;
}

/** What session transitions touch. */
interface TransitionDeps {
  readonly services: Pick<Services, 'signOut'>;
  readonly tasks: Pick<Tasks, 'run'>;
  readonly session: OwnSession;
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly runs: Runs;
  readonly open: OpenRuns;
  readonly pages: OpenPages;
  readonly keep: Keep;
  readonly learner: Learner;
  readonly idle: Pick<IdleWarning, 'left'>;
  readonly sync: Pick<Sync, 'did' | 'met' | 'leaving' | 'parted'>;
  readonly now: () => Date;
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/** The session transitions of one conversation. */
export function createSessionTransitions(deps: TransitionDeps): SessionTransitions {
  const { services, tasks, session, assistant, runs, open, pages, keep, learner, sync, idle, now, at } = deps;

  function meet(through?: Through): void {
    const came = through && { through };
    assistant.send({ type: 'SESSION', session: session.who(), expired: false, paying: null, ...came, at: at() });
    learner.learn();
    sync.met();
  }

  function know(): void {
    assistant.send({ type: 'KNOWN', session: session.who() });
    pages.refresh();
    learner.learnOfThem();
  }

  function part(why: 'SIGN_OUT' | 'EXPIRED', how: Parameters<Sync['parted']>[0], farewell?: string): void {
    if (session.who().role === null) return;
    const paying = open.paying();
    runs.stop();
    open.putAway();
    pages.stop();
    session.leave(why);
    idle.left();
    sync.parted(how);
    const said = { expired: why === 'EXPIRED', ...(farewell !== undefined && { farewell }) };
    assistant.send({ type: 'SESSION', session: SIGNED_OUT, ...said, paying, at: at() });
  }

  const leave = (why: 'SIGN_OUT' | 'EXPIRED', farewell?: string) => part(why, 'SIGNED_OUT', farewell);

  return {
    enter(token, through) {
      session.enter(token, through);
      // A visitor's conversation becomes theirs.
      sync.did('done');
      meet(through);
    },
    renew(token) {
      if (session.renew(token)) know();
    },
    change(what) {
      pages.refresh();
      if (what !== 'rows') learner.learnOfThem();
      // Only who runs the platform changes what everybody is told.
      if (session.who().role === 'netplus-admin') learner.learnOfNotice();
    },
    leave,
    signOut() {
      // The server hears of it while the token is still known; the person is signed out here whatever it answers.
      sync.leaving();
      const told = services.signOut({}).catch(unanswered);
      leave('SIGN_OUT');
      tasks.run(async () => {
        await told;
      });
    },
    follow() {
      const token = keep.token();
      if (token === session.token()) return;
      const id = token === null ? null : (readToken(token, now().getTime())?.id ?? null);
      const same = id === session.who().id;
      if (!same) part('SIGN_OUT', token === null ? 'SIGNED_OUT' : 'GAVE_WAY');
      if (token === null || id === null) return;
      session.adopt(token);
      if (same) know();
      else meet();
    },
  };
}
