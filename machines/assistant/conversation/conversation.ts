import { createActor } from 'xstate';
import { SENTENCES } from '#catalogues/sentences.ts';
import { createFlows } from '#machines/flows/index.ts';
import { rememberFees } from '#machines/kit/fees.ts';
import { createMemory } from '#machines/kit/memory.ts';
import { createPages } from '#machines/pages/pages.ts';
import { withDesk } from '#machines/uploads/desk/with-desk.ts';
import { assistantMachine } from '../assistant.ts';
import { spokenAs } from '../news.ts';
import type { Wish } from '../routing/turn.ts';
import { createRuns } from '../runs.ts';
import { createBatches } from './batches.ts';
import { createComings } from './comings.ts';
import type { ConversationDeps } from './conversation-deps.ts';
import type { Conversation, ConversationView } from './conversation-view.ts';
import { keepingDues } from './dues.ts';
import { createFileHandling } from './files/file-handling.ts';
import { createHearing } from './hearing.ts';
import { createKeeper } from './keeper.ts';
import { readKept } from './keeping.ts';
import { createLearner } from './learner.ts';
import { createOpenRuns } from './open-runs.ts';
import { createOpening } from './opening.ts';
import { createOwnSession } from './own-session.ts';
import { createPerforming } from './performing.ts';
import { conversationView } from './snapshot.ts';
import { createTasks } from './tasks.ts';
import { createTelling } from './telling.ts';
import { createTurnQueue } from './turn-queue.ts';
import { createWaits } from './waits.ts';

/** Bring the machines of a conversation together: session, runs and assistant, as one thing that every face drives. */
export function createConversation(deps: ConversationDeps): Conversation {
  const { keep, now, fees = rememberFees(), asked = () => null } = deps;
  const { wait, keepPace } = createWaits(deps.pause);
  const at = () => now().toISOString();
  const time = () => now().getTime();
  const session = createOwnSession({ keep, now: time, asked });
  const { who } = session;
  const kept = readKept(keep.conversation());
  const connecting = { token: session.token, refused: () => comings.leave('EXPIRED') };
  const connected = deps.connect(connecting);
  const services = keepingDues(connected, keep);
  const desk = deps.desk(connected, connecting);
  const memory = withDesk(createMemory(), desk);
  const flows = createFlows({
    services,
    wait,
    ...memory,
    desk,
    signedIn: (token, through) => comings.enter(token, through),
    renewed: (token) => comings.renew(token),
    // Only a changed meter ends every session from here (S1 section 4).
    signedOut: () => comings.leave('SIGN_OUT', SENTENCES.meterUpdated),
    changed: (what) => comings.change(what),
    fees,
    proveHuman: deps.proveHuman,
  });
  const pages = createPages({ services, wait, who, now: time });
  const listeners = new Set<() => void>();
  let current: ConversationView | null = null;
  let homeAt = 0;

  const stopped = new AbortController();
  const keeper = createKeeper(keep, kept !== null);
  const tasks = createTasks(announce);
  const turns = createTurnQueue(
    () => open.topView()?.busy != null,
    () => wait('patience', stopped.signal).catch(() => undefined),
  );

  const { batch, begin: speakUp, note } = createBatches(tell, announce);
  const runs = createRuns(flows, memory, note);
  const alive = kept ? runs.restore(kept.runs) : [];
  const stack = kept?.known.stack.filter((run) => alive.includes(run.id)) ?? [];
  const assistant = createActor(assistantMachine, {
    input: {
      at: at(),
      session: who(),
      kept: kept && { ...kept.known, stack, spoken: spokenOf(stack.at(-1)?.id) },
    },
  });
  const open = createOpenRuns({ assistant, runs, flows, who, newId: deps.newId, at });
  const learner = createLearner({ services, assistant, session, keep, tasks, keepPace });
  const comings = createComings({ session, assistant, runs, open, pages, keep, keeper, learner, now: time, at });
  const masked = () => snapshot().composer.masked;
  const heard = { assistant, open, runs, who, masked, turns, tasks, batch, at };
  const { hear, say } = createHearing({ ...heard, understand: deps.understand, now });
  const start = (wish: Wish) => batch(() => perform({ do: 'start', wish }));
  const asking = { services, assistant, open, who, tasks, start, signal: stopped.signal, at };
  const { lookUp, onFile, handOut } = createTelling(asking);
  const opening = createOpening({ assistant, open, who, batch, at });
  const { leaveUntouched } = opening;
  const handling = { assistant, open, runs, flows, desk, who, tasks, batch, start, leaveUntouched, handOut, at };
  const { choose, keepFile, begun } = createFileHandling(handling);
  const perform = createPerforming({ open, runs, tasks, lookUp, hear, keepFile, signOut, begun });
  assistant.on('effect', ({ effect }) => batch(() => perform(effect)));
  assistant.subscribe(announce);
  assistant.start();
  speakUp();
  learner.learn();
  const unwatch = keep.watch(comings.follow);

  /** What a run that lives again had said before: only news is said after it. */
  function spokenOf(id: string | undefined) {
    const view = id === undefined ? null : runs.view(id);
    return id === undefined || !view || view.busy ? null : spokenAs(id, view);
  }

  /** A run changed. What it has changed may stand on an open page. */
  function tell(id: string): void {
    if (open.tell(id) === 'success') pages.refresh();
  }

  function signOut(): void {
    // The server hears of it while the token is still known; the person is signed out here whatever it answers.
    const told = services.signOut({}).catch(() => null);
    comings.leave('SIGN_OUT');
    tasks.run(async () => {
      await told;
    });
  }

  function announce(): void {
    current = null;
    const { messages, stack, later, usual, wish } = assistant.getSnapshot().context;
    const theirs = who().role !== null || messages.some((message) => message.from === 'person');
    keeper.write(theirs, () => ({ version: 1, messages, stack, later, usual, wish, runs: runs.save() }));
    for (const listener of listeners) listener();
    turns.news();
    if (!open.topView()?.busy) tasks.settle();
  }

  function snapshot(): ConversationView {
    const { context } = assistant.getSnapshot();
    current ??= conversationView({
      context,
      top: open.topView(),
      outcome: open.outcome(),
      session: who(),
      expired: session.expired(),
      left: session.left(),
      pending: tasks.pending(),
      support: learner.support(),
      notice: learner.notice(),
      homeAt,
    });
    return current;
  }

  return {
    getSnapshot: snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say,
    send(event) {
      const run = open.top();
      const actions = open.topView()?.actions ?? [];
      const label = actions.find((action) => action.type === event.type && action.type !== 'NEXT')?.label;
      if (run === null) return;
      keeper.touch();
      if (label) assistant.send({ type: 'PRESSED', label, at: at() });
      batch(() => runs.send(run.id, event));
    },
    choose,
    keepFile,
    ...opening,
    home() {
      open.putAway();
      const run = open.top();
      // A failed purchase is over for the person; one that is still pending is watched on.
      if (run !== null && open.topView()?.outcome === 'failed') open.drop(run.id);
      homeAt = assistant.getSnapshot().context.messages.at(-1)?.id ?? 0;
      announce();
    },
    faced() {
      assistant.send({ type: 'FACED' });
    },
    onFile,
    pages,
    signOut,
    settled() {
      const settled = tasks.settled();
      announce();
      return settled;
    },
    stop() {
      stopped.abort();
      learner.stop();
      unwatch();
      pages.stop();
      runs.stop();
      assistant.stop();
      session.stop();
    },
  };
}
