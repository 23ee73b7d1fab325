import { createActor } from 'xstate';
import { unanswered } from '#catalogues/calls/no-answer.ts';
import { createFlows } from '#machines/flows/index.ts';
import { failureSaid, isFault } from '#machines/kit/faults.ts';
import { rememberFees } from '#machines/kit/kept/fees.ts';
import { createMemory } from '#machines/kit/kept/memory.ts';
import { createListeners } from '#machines/kit/listeners.ts';
import { withoutSensitiveCalls } from '#machines/kit/sensitive/in-calls.ts';
import { createPages } from '#machines/pages/pages.ts';
import { withDesk } from '#machines/uploads/desk/with-desk.ts';
import { assistantMachine } from '../assistant.ts';
import type { FlowStart } from '../run.ts';
import { createOpenRuns } from '../runs/open-runs.ts';
import { createRuns } from '../runs/runs.ts';
import { keptBy } from '../sync/keep.ts';
import { revived } from '../sync/living.ts';
import { createUids } from '../sync/log.ts';
import { createOwnAside } from '../sync/offline/aside.ts';
import { createOffline } from '../sync/offline/offline.ts';
import { createSync } from '../sync/sync.ts';
import type { Connecting, ConversationDeps } from './conversation-deps.ts';
import type { Conversation, ConversationView } from './conversation-view.ts';
import type { ConversationEvent } from './events.ts';
import { createFileHandling } from './files.ts';
import { createLearner } from './session/learner.ts';
import { overheard } from './session/overheard.ts';
import { createOwnSession } from './session/own-session.ts';
import { createSessionTransitions } from './session/session-transitions.ts';
import { conversationView } from './snapshot.ts';
import { createTicketNews } from './ticket-news.ts';
import { createBatches } from './turns/batches.ts';
import { createHearing } from './turns/hearing.ts';
import { createOpening } from './turns/opening.ts';
import { createPerformer } from './turns/performer.ts';
import { createPressing } from './turns/pressing.ts';
import { createQueryRunner } from './turns/query-runner.ts';
import { createTasks } from './turns/tasks.ts';
import { createTurnQueue } from './turns/turn-queue.ts';
import { createWaits } from './turns/waits.ts';

/** Bring the machines of a conversation together: session, runs and assistant, as one thing that every face drives. */
export function createConversation(deps: ConversationDeps): Conversation {
  const { keep, now, fees = rememberFees(), asked = () => null, breathe = async () => {}, report = () => {} } = deps;
  const at = () => now().toISOString();
  const time = () => now().getTime();
  const stopped = new AbortController();
  /** All that happens comes through here: see `follow`. What comes after the page was left is for nobody. */
  const tell = (event: ConversationEvent): void => {
    if (!stopped.signal.aborted) follow(event);
  };
  const changed = () => tell({ type: 'CHANGED' });
  const did = (how: 'done' | 'typed') => tell({ type: 'DID', how });
  const listeners = createListeners();
  let current: ConversationView | null = null;

  // Whose conversation it is, and the portal that it talks to.
  const session = deps.session ?? createOwnSession({ keep, now: time, asked });
  const { who } = session;
  const kept = keptBy(keep, who().id);
  const { wait, keepPace } = createWaits(deps.pause);
  const connecting: Connecting = {
    token: session.token,
    refused: () => tell({ type: 'REFUSED' }),
    answered: (got) => tell({ type: 'ANSWERED', got }),
  };
  const connected = withoutSensitiveCalls(deps.connect(connecting));
  const aside = createOwnAside(deps.device, who);
  const services = overheard(connected, {
    dues: keep.keepDues,
    tokens: aside.keepTokens,
    ticketRead: () => tell({ type: 'TICKET_READ' }),
  });
  const desk = deps.desk(connected, connecting);
  const pages = createPages({ services, wait, who, now: time, report });

  // Its actors: the open runs and the assistant; what is in progress in them.
  const memory = withDesk(createMemory(), desk);
  const flows = createFlows({
    services,
    wait,
    ...memory,
    desk,
    signedIn: (token, through) => tell({ type: 'SIGNED_IN', token, through }),
    renewed: (token) => tell({ type: 'RENEWED', token }),
    signedOut: (farewell) => tell({ type: 'SIGNED_OUT', farewell }),
    changed: (what) => tell({ type: 'ESTATE_CHANGED', what }),
    fees,
    proveHuman: deps.proveHuman,
  });
  const tasks = createTasks(changed, (fault, isAwaited) => {
    if (isAwaited) broke(fault);
    else report(fault, 'conversation');
  });
  const { batch, begin: speakUp, note } = createBatches((id) => tell({ type: 'RUN_CHANGED', id }), changed);
  let speaks = false;
  const runs = createRuns(flows, memory, note, report, (id, fault) => {
    // One that cannot live again was asked for by nobody.
    if (!speaks) return;
    assistant.send({ type: 'DROPPED', id });
    sayFault(fault);
  });
  const uids = createUids(deps.newId);
  const assistant = createActor(assistantMachine, {
    input: { at: at(), session: who(), kept: kept && revived(kept, runs, uids) },
  });
  const open = createOpenRuns({ assistant, runs, flows, who, newId: deps.newId, at, over: kept?.over ?? [] });
  const isBusy = () => open.topView()?.busy != null;
  const isIdle = () => !isBusy() && tasks.pending() === 0;
  const turns = createTurnQueue(isBusy, () => wait('patience', stopped.signal));

  // What it knows by itself, and where it is gone on with: reloads, other tabs, other devices.
  const told = () => did('done');
  const tickets = createTicketNews({ services, assistant, open, pages, who, tasks, told, at });
  const learner = createLearner({ services, assistant, session, keep, tasks, keepPace, tickets, breathe });
  const keeping = { keep, session, assistant, runs, open, at };
  const sync = createSync({ ...keeping, services, tasks, isIdle, batch, uids, report }, kept);
  const transitions = createSessionTransitions({ ...keeping, pages, learner, sync, now: time });

  // What it hears, and the commands that come of that.
  const masked = () => snapshot().composer.masked;
  const heard = { assistant, open, runs, who, masked, turns, tasks, batch, broke, did, at };
  const hearing = createHearing({ ...heard, understand: deps.understand, now });
  const lost = { device: deps.device, aside, services: connected, wait, pages, report, changed };
  const offline = createOffline({ ...heard, ...hearing, ...lost });
  const start = (wanted: FlowStart) => batch(() => perform({ do: 'start', start: wanted }));
  const { putBack } = offline;
  const asking = { services, assistant, open, who, tasks, start, putBack, signal: stopped.signal, at };
  const { runQuery, onFile, handOut } = createQueryRunner(asking);
  const pressing = { assistant, open, runs, tasks, batch, did, refuses: offline.refuses, changed, at };
  const { send, home, homeAt } = createPressing(pressing);
  const opening = createOpening({ assistant, open, runs, who, batch, did, at });
  const { leaveUntouched } = opening;
  const doing = { tasks, batch, start, leaveUntouched, handOut, did };
  const handling = { assistant, open, runs, flows, desk, who, ...doing, at };
  const { choose, keepFile, begun } = createFileHandling(handling);
  const perform = createPerformer({ open, runs, tasks, runQuery, hear: hearing.hear, keepFile, signOut, begun });
  assistant.on('command', ({ command }) => {
    try {
      batch(() => perform(command));
    } catch (fault) {
      broke(fault);
    }
  });
  assistant.on('fault', ({ fault }) => report(fault, 'assistant'));
  assistant.subscribe({
    next: changed,
    error: (fault) => {
      report(fault, 'assistant');
      changed();
    },
  });
  assistant.start();
  speaks = true;
  speakUp();
  learner.learn();
  sync.met();
  const unwatch = keep.watch(() => tell({ type: 'SESSION_ELSEWHERE' }));
  const unheard = keep.moments((moment) => tell({ type: 'MOMENT', moment }));

  /** What follows from what happens. */
  function follow(event: ConversationEvent): void {
    switch (event.type) {
      case 'CHANGED':
        announce();
        break;
      case 'RUN_CHANGED':
        runChanged(event.id);
        break;
      case 'DID':
        sync.did(event.how);
        break;
      case 'SIGNED_IN':
        transitions.enter(event.token, event.through);
        break;
      case 'RENEWED':
        transitions.renew(event.token);
        break;
      case 'SIGNED_OUT':
        transitions.leave('SIGN_OUT', event.farewell);
        break;
      case 'SESSION_ELSEWHERE':
        transitions.follow();
        break;
      case 'REFUSED':
        transitions.leave('EXPIRED');
        break;
      case 'ESTATE_CHANGED':
        transitions.change(event.what);
        break;
      case 'ANSWERED':
        offline.answered(event.got);
        break;
      case 'TICKET_READ':
        tickets.ask();
        break;
      case 'MOMENT':
        if (event.moment === 'leaving') break;
        tickets.ask();
        offline.seen();
    }
  }

  /** What a run has changed may stand on an open page. */
  function runChanged(id: string): void {
    const outcome = open.tell(id);
    if (outcome !== null) did('done');
    if (outcome === 'success') pages.refresh();
  }

  /** Something that somebody waited for broke off: it is said, and nothing of it goes on. */
  function sayFault(fault: unknown): void {
    if (isFault(fault)) assistant.send({ type: 'TOLD', lines: [failureSaid(fault)], view: null, at: at() });
  }

  function broke(fault: unknown): void {
    report(fault, 'conversation');
    sayFault(fault);
  }

  function signOut(): void {
    // The server hears of it while the token is still known; the person is signed out here whatever it answers.
    sync.leaving();
    const told = services.signOut({}).catch(unanswered);
    transitions.leave('SIGN_OUT');
    tasks.run(async () => {
      await told;
    });
  }

  function announce(): void {
    current = null;
    sync.changed();
    listeners.tell();
    for (const part of [turns, offline]) part.news();
    if (!isBusy()) tasks.settle();
  }

  function snapshot(): ConversationView {
    const { context, status, error } = assistant.getSnapshot();
    // Nothing can be said any more: whoever draws says so.
    if (status === 'error') throw error;
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
      unread: tickets.unread(),
      offline: offline.view(),
      homeAt: homeAt(),
    });
    return current;
  }

  return {
    getSnapshot: snapshot,
    subscribe: listeners.subscribe,
    say: offline.say,
    press: offline.press,
    send,
    choose,
    keepFile,
    ...opening,
    home,
    faced() {
      assistant.send({ type: 'FACED' });
    },
    onFile,
    pages,
    signOut,
    settled() {
      const settled = tasks.settled();
      changed();
      return settled;
    },
    stop() {
      stopped.abort();
      unwatch();
      unheard();
      for (const part of [offline, learner, sync, pages, runs, assistant, session]) part.stop();
    },
  };
}
