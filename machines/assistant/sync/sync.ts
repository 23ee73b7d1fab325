import type { ActorRefFrom } from 'xstate';
import type { Services } from '#catalogues/calls/services.ts';
import type { assistantMachine } from '../assistant.ts';
import type { OwnSession } from '../conversation/session/own-session.ts';
import type { Batches } from '../conversation/turns/batches.ts';
import type { Tasks } from '../conversation/turns/tasks.ts';
import type { OpenRuns } from '../runs/open-runs.ts';
import type { Runs } from '../runs/runs.ts';
import { takeBack } from '../transcript.ts';
import { createAccountKeeping } from './account.ts';
import { type Keep, type Kept, readKept } from './keep.ts';
import type { Keeper } from './keeper.ts';
import { createReplacing } from './living.ts';
import { MOST_KEPT } from './log.ts';
import { covers, merged } from './merged.ts';

/** Keeps a conversation where it is gone on with later: in this browser, in its other tabs, and with the person's account. */
export interface Resuming {
  /** The person did something here; `typed`: it is one of several answers of a form, and nothing has come of it yet. */
  did(how: 'done' | 'typed'): void;
  /** Something changed: it is written down here, and with the account once nothing is in progress any more. */
  changed(): void;
  /** Somebody came in: what their account keeps is gone on with, together with what is open here. */
  met(): void;
  /** They are about to leave: what is not kept yet goes to their account while they can still be told from others. */
  leaving(): void;
  parted(): void;
  stop(): void;
}

/** What resuming touches. */
interface ResumingDeps {
  readonly keep: Keep;
  readonly keeper: Keeper;
  readonly session: OwnSession;
  readonly services: Services;
  readonly tasks: Tasks;
  /** Nothing is in progress. */
  readonly isIdle: () => boolean;
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly runs: Runs;
  readonly open: OpenRuns;
  readonly batch: Batches['batch'];
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/** Goes on from what was kept before, or from nothing. */
export function createResuming(deps: ResumingDeps, before: Kept | null): Resuming {
  const { keep, keeper, session, services, tasks, isIdle, assistant, runs, open } = deps;
  const replace = createReplacing(deps);
  const who = () => session.who().id;
  let stopped = false;
  /** Something was done here since the conversation was taken up: what comes of it belongs to it. */
  let live = false;
  let happened = '';

  /** What was said and where each flow stands. What is being typed into a form changes nothing of it. */
  function happening(): string {
    const { messages, stack } = assistant.getSnapshot().context;
    return [messages.length, messages.at(-1)?.id, ...stack.map(({ id }) => `${id} ${runs.view(id)?.step}`)].join();
  }

  /** What there is to go on with, here and on other devices. A form that a page merely shows is not: the page opens it by itself. */
  const current = (): Kept => {
    const { messages, stack, later, usual, bought, wish, spoken } = assistant.getSnapshot().context;
    const shown = open.shownOnly();
    const stays = ({ id }: { readonly id: string }) => id !== shown?.id;
    const asked = shown !== null && spoken?.id === shown.id ? takeBack(messages, spoken.texts) : messages;
    const said = { messages: asked.slice(-MOST_KEPT), stack: stack.filter(stays), later, usual, bought, wish };
    const alive = runs.save().filter(stays);
    return { version: 1, ...said, runs: alive, over: open.over(), owner: who(), account: account.copy() };
  };
  const account = createAccountKeeping(
    {
      services,
      who,
      isIdle,
      tasks,
      current,
      takeUp(theirs, apart) {
        if (stopped) return;
        const own = { ...current(), owner: who() };
        replace(apart ? merged(own, theirs) : { ...theirs, wish: own.wish }, apart);
        keeper.hold();
        write();
        // What was joined here is nowhere else yet; what was only read is in the account's hands.
        if (apart) return;
        keeper.follow();
        live = false;
      },
      kept: write,
    },
    before?.account ?? null,
  );

  function write(): void {
    // A late answer must not write down what has been put away.
    if (stopped) return;
    const { messages } = assistant.getSnapshot().context;
    const theirs = who() !== null || messages.some(({ from }) => from === 'person');
    keeper.write(theirs, current);
  }

  /** Another tab has gone on with the conversation: so does this one, and what only stands here is joined with it. */
  function follow(): void {
    const theirs = readKept(keep.conversation());
    if (theirs === null || theirs.owner !== who()) return;
    const mine = current();
    const known = covers(theirs, mine);
    replace(known ? theirs : merged(mine, theirs), !known);
    if (known) {
      keeper.follow();
      live = false;
      if (theirs.account !== null) account.follow(theirs.account);
    } else {
      keeper.hold();
      account.note('done');
      write();
      account.turnOver();
    }
  }

  const unwatch = keep.watchConversation(follow);
  const unheard = keep.moments((moment) => (moment === 'back' ? account.look() : account.flush()));
  return {
    did(how) {
      live = true;
      keeper.touch();
      account.note(how);
    },
    changed() {
      write();
      if (live && happened !== happening()) account.note('done');
      happened = happening();
      if (isIdle()) account.turnOver();
    },
    met: account.look,
    leaving: account.leave,
    parted() {
      account.forget();
      open.endedElsewhere([]);
    },
    stop() {
      stopped = true;
      unheard();
      unwatch();
    },
  };
}
