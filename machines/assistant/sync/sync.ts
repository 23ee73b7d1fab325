import { type ActorRefFrom, createActor } from 'xstate';
import type { Services } from '#catalogues/calls/services.ts';
import { type Report, reportingFaults } from '#machines/kit/faults.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { assistantMachine } from '../assistant.ts';
import { standing } from '../lasting.ts';
import type { Batches } from '../runs/batches.ts';
import type { OpenRuns } from '../runs/open-runs.ts';
import type { Runs } from '../runs/runs.ts';
import type { Tasks } from '../runs/tasks.ts';
import { tidied } from '../tidied.ts';
import { type Message, takeBack } from '../transcript.ts';
import { createAccountKeeping } from './account.ts';
import type { Found } from './account-context.ts';
import { type Keep, type Kept, type Moment, readKept } from './keep.ts';
import { createReplacing } from './living.ts';
import { localMachine } from './local-machine.ts';
import { caughtUp, MOST_KEPT, numberedBy, placed, type Uids, withSeq } from './log.ts';
import { type Beside, covers, merged, withDeviceRuns } from './merged.ts';
import type { Numbers } from './numbers.ts';
import { createUnsent } from './unsent.ts';

/** Keeps a conversation where it is gone on with later: in this browser, in its other tabs, and with the person's account. */
export interface Sync {
  /** The person did something here; `typed`: it is one of several answers of a form, and nothing has come of it yet. */
  did(how: 'done' | 'typed'): void;
  /** Something changed: it is written down here, and with the account once nothing is in progress any more. */
  changed(): void;
  /** The face is left for something else, or is there again. */
  moment(moment: Moment): void;
  /** Somebody came in: what their account keeps is gone on with, together with what is open here. */
  met(): void;
  /** They are about to leave: what is not kept yet goes to their account while they can still be told from others. */
  leaving(): void;
  /** They are gone; `GAVE_WAY`: somebody else has come in another tab, and what is kept is theirs. */
  parted(how: 'SIGNED_OUT' | 'GAVE_WAY'): void;
  stop(): void;
}

/** What keeping in step touches. */
interface SyncDeps {
  readonly keep: Keep;
  readonly session: { who(): SessionView };
  readonly services: Services;
  readonly tasks: Tasks;
  /** Nothing is in progress. */
  readonly isIdle: () => boolean;
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly runs: Runs;
  readonly open: OpenRuns;
  readonly batch: Batches['batch'];
  readonly uids: Uids;
  readonly report: Report;
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/** Goes on from what was kept before, or from nothing. */
export function createSync(deps: SyncDeps, before: Kept | null): Sync {
  const { keep, session, services, tasks, isIdle, assistant, runs, open, report } = deps;
  const replaceBy = createReplacing(deps);
  const { entryOf, uidOf } = deps.uids;
  const who = () => session.who().id;

  /** What was said and where each flow stands. What is being typed into a form changes nothing of it. */
  function progress(): string {
    const { messages, stack } = assistant.getSnapshot().context;
    return [
      standing(messages).length,
      messages.at(-1)?.id,
      ...stack.map(({ id }) => `${id} ${runs.view(id)?.step}`),
    ].join();
  }

  /** A form that a page merely shows is not gone on with elsewhere: the page opens it by itself. */
  const stays = ({ id }: { readonly id: string }) => id !== open.shownOnly()?.id;

  /** What was said, without what such a form asks. */
  function said(): readonly Message[] {
    const { messages, spoken } = assistant.getSnapshot().context;
    const shown = open.shownOnly();
    return standing(shown !== null && spoken?.id === shown.id ? takeBack(messages, spoken.texts) : messages);
  }

  /** What there is to go on with beside what was said, here and on other devices. */
  function beside(): Beside {
    const { stack, later, usual, bought, wish } = assistant.getSnapshot().context;
    return {
      version: 1,
      ...{ stack: stack.filter(stays), later, usual, bought, wish },
      runs: runs.save().filter(stays),
      over: open.over(),
      owner: who(),
    };
  }

  const unsentOf = createUnsent(uidOf);
  const unsent = (seqs: Numbers) => unsentOf(said(), seqs);

  /** All of it, with so many turns, the last ones. */
  function whole(most = Number.POSITIVE_INFINITY): Kept {
    const seqs = account.seqs();
    const log = said()
      .slice(-most)
      .map((message) => withSeq(entryOf(message), seqs));
    return { messages: log, withdrawn: unsent(seqs).withdrawn, ...beside(), account: account.copy() };
  }

  const current = (): Kept => whole(MOST_KEPT);

  function replace(kept: Kept, isJoined: boolean): void {
    const before = assistant.getSnapshot().context.messages.map(entryOf);
    replaceBy({ ...kept, messages: placed(tidied(kept.messages), before) }, isJoined);
  }

  /** What the account keeps, with its log in the place of the numbered turns here; `apart`: with what was done here beside it. */
  function takeUp(found: Found, apart: boolean): void {
    const { state, withdrawn } = found;
    if (state === null) return;
    const own: Kept = { ...whole(), withdrawn };
    const gone = new Set(withdrawn.map(({ uid }) => uid));
    const numbered = own.messages.filter(({ seq }) => seq !== undefined);
    const theirs: Kept = { ...state, messages: caughtUp(numbered, found, gone), wish: own.wish, owner: who() };
    replace(
      apart ? merged({ ...own, messages: numberedBy(own.messages, found) }, theirs) : withDeviceRuns(theirs, own),
      apart,
    );
    local.send({ type: 'JOINED' });
    local.send({ type: 'NOTED' });
    // What was joined here is nowhere else yet; what was only read is in the account's hands.
    if (!apart) local.send({ type: 'FOLLOWED' });
  }

  const account = createAccountKeeping(
    {
      ...{ services, who, isIdle, tasks, report, beside, unsent, uidOf, takeUp },
      standing: () => whole().messages,
      kept: () => local.send({ type: 'NOTED' }),
    },
    before,
  );
  const machine = localMachine({
    isSomebodys: () => who() !== null || assistant.getSnapshot().context.messages.some(({ from }) => from === 'person'),
    write: () => keep.keepConversation(current),
    clear: keep.clear,
    came: () => account.heard('DONE'),
  });
  const local = createActor(machine, { inspect: reportingFaults(report, 'local') }).start();
  if (before !== null) local.send({ type: 'FOLLOWED' });

  /** Another tab has gone on with the conversation: so does this one, and what only stands here is joined with it. */
  function follow(): void {
    const theirs = readKept(keep.conversation());
    if (theirs === null || theirs.owner !== who()) return;
    const mine = whole();
    account.follow(theirs, 'joined');
    const known = covers(theirs, mine);
    replace(known ? theirs : merged(mine, theirs), !known);
    if (known) {
      local.send({ type: 'FOLLOWED' });
      account.follow(theirs, 'whole');
    } else {
      local.send({ type: 'JOINED' });
      account.heard('DONE');
      local.send({ type: 'NOTED' });
      account.idle();
    }
  }

  const unwatch = keep.watchConversation(follow);
  return {
    did(how) {
      local.send({ type: 'DID' });
      account.heard(how === 'done' ? 'DONE' : 'TYPED');
    },
    changed() {
      local.send({ type: 'CHANGED', standing: progress() });
      if (isIdle()) account.idle();
    },
    moment: (moment) => account.heard(moment === 'back' ? 'CAME' : 'LEFT'),
    met: () => account.heard('CAME'),
    leaving: () => account.heard('LEAVING'),
    parted(how) {
      account.heard('PARTED');
      open.endedElsewhere([]);
      local.send({ type: how });
    },
    stop() {
      account.stop();
      local.stop();
      unwatch();
    },
  };
}
