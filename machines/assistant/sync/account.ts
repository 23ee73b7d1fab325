import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import type { Tasks } from '../conversation/turns/tasks.ts';
import { type AccountCopy, type Kept, readKept } from './keep.ts';
import { MOST_KEPT } from './log.ts';
import { forAccount } from './merged.ts';

/** So many turns are kept where all that could be kept are too much. */
const FEW = 40;

/** Keeps the conversation of whoever is signed in with their account, for their other devices. Nobody waits for it. */
export interface AccountKeeping {
  /** Something was done here that the account should know once the turn is over; `typed`: with the next thing that is done. */
  note(how: 'done' | 'typed'): void;
  /** Nothing is in progress any more: what was done goes to the account. */
  turnOver(): void;
  /** What was typed goes there too, for the face is left. */
  flush(): void;
  /** They are about to leave: what was done goes there too, behind what is on its way. */
  leave(): void;
  /** What the account keeps is read: somebody came, or comes back. */
  look(): void;
  /** What of the conversation the account has; null for a visitor. */
  copy(): AccountCopy | null;
  /** What stands here is what another tab has, which keeps it: so far is it with the account. */
  follow(copy: AccountCopy): void;
  /** Nobody is signed in any more. */
  forget(): void;
}

/** What keeping with an account touches. */
interface AccountDeps {
  readonly services: Services;
  /** The id of who is signed in, or null. */
  readonly who: () => string | null;
  /** Nothing is in progress. */
  readonly isIdle: () => boolean;
  readonly tasks: Tasks;
  readonly current: () => Kept;
  /** Take up what the account keeps; `apart`: things were done here that it does not have. */
  readonly takeUp: (theirs: Kept, apart: boolean) => void;
  /** The account has what is here: that is worth writing down beside it. */
  readonly kept: () => void;
}

/**
 * One exchange at a time, each for the last state. A revision that is not the last one any more is answered with what took
 * its place: that is read and joined with what is here, and the two together are kept. Without a line all of it waits for
 * the next thing that is done, or for the person to come back.
 */
export function createAccountKeeping(deps: AccountDeps, before: AccountCopy | null): AccountKeeping {
  const { services, who, isIdle, tasks, current, takeUp, kept } = deps;
  let revision = before?.revision ?? null;
  let done = before?.ahead ? 1 : 0;
  let known = 0;
  let elsewhere = false;
  let unread = false;
  let due = false;
  let working = false;
  /** The revision that a state on its way becomes, and how much of what was done it has; null while none is. */
  let sending: { readonly revision: number; readonly upTo: number } | null = null;
  let most = MOST_KEPT;

  /** Another tab has done what the account does not have yet, and keeps it there, unless something comes of it here. */
  function takeOver(): void {
    if (elsewhere) done += 1;
    elsewhere = false;
  }

  const isBehind = () => due && (unread || revision === null || done > known);

  /** `at once`: in the middle of a turn as well. */
  function go(when: 'at once' | 'when idle'): void {
    const asker = who();
    // What is under way goes on for the last state itself. A task that only finds it working would end at once, be news, and
    // be begun again before any answer can come.
    if (asker === null || working || !isBehind()) return;
    const isThem = () => who() === asker;
    tasks.quietly(async () => {
      // All that a turn comes to is kept together.
      if (when === 'when idle') await Promise.resolve();
      if (!working) await exchange(isThem, () => when === 'at once' || isIdle());
    });
  }

  // What goes wrong is tried again at the next occasion, not at once: it is due no more.
  async function exchange(isThem: () => boolean, goesOn: () => boolean): Promise<void> {
    working = true;
    try {
      while (isBehind() && isThem() && goesOn()) {
        due = false;
        if (unread || revision === null) await readIt(isThem);
        else await put(revision, isThem);
      }
    } catch (error) {
      unanswered(error);
      // No line: what was done is still known to be ahead of the account.
    } finally {
      working = false;
    }
  }

  async function readIt(isThem: () => boolean): Promise<void> {
    const answer = await services.keptConversation(revision === null ? {} : { since: revision });
    if (!isThem() || answer.status !== 200) return;
    unread = false;
    take(answer.data);
    due = done > known;
  }

  async function put(over: number, isThem: () => boolean): Promise<void> {
    takeOver();
    const upTo = done;
    sending = { revision: over + 1, upTo };
    const answer = await services
      .keepConversation({ revision: over, kept: forAccount(current(), most) })
      .finally(() => {
        sending = null;
      });
    if (!isThem()) return;
    if (answer.status === 200) {
      revision = answer.data.revision;
      known = upTo;
      kept();
    } else if (answer.status === 409) {
      unread = true;
      due = true;
    } else if (answer.status === 400 && most > FEW) {
      most = FEW;
      due = true;
    }
  }

  /** The last state of who leaves. What is on its way cannot be waited for: they are nobody afterwards. */
  function sendLast(): void {
    const over = sending?.revision ?? revision;
    if (who() === null || over === null || done <= (sending?.upTo ?? known)) return;
    const kept = forAccount(current(), most);
    tasks.quietly(async () => {
      await services.keepConversation({ revision: over, kept }).catch(unanswered);
    });
  }

  function take(found: { readonly revision: number; readonly kept?: unknown }): void {
    const isNews = found.revision !== revision;
    revision = found.revision;
    const theirs = isNews ? readKept(found.kept) : null;
    if (theirs === null) return;
    takeOver();
    takeUp(theirs, done > known);
  }

  return {
    note(how) {
      done += 1;
      if (how === 'done') due = true;
    },
    turnOver: () => go('when idle'),
    flush() {
      due = true;
      go('at once');
    },
    leave() {
      due = true;
      if (working) sendLast();
      else go('at once');
    },
    look() {
      unread = true;
      due = true;
      go('at once');
    },
    copy: () => (who() === null || revision === null ? null : { revision, ahead: elsewhere || done > known }),
    follow(copy) {
      revision = copy.revision;
      known = done;
      elsewhere = copy.ahead;
    },
    forget() {
      revision = null;
      done = 0;
      known = 0;
      elsewhere = false;
      unread = false;
      due = false;
    },
  };
}
