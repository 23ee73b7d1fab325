import { unanswered } from '#catalogues/calls/no-answer.ts';
import { failureSaid, isFault } from '#machines/kit/faults.ts';
import { tellIdle } from '../runs/tasks.ts';
import { type Actors, createActors } from './actors.ts';
import type { ConversationDeps } from './conversation-deps.ts';
import type { Conversation } from './conversation-view.ts';
import type { ConversationEvent, EventHandlers } from './events.ts';
import { createFileHandling, type FileHandling } from './files.ts';
import { createOffline, type Offline } from './offline/offline.ts';
import { overLine } from './offline/while-offline.ts';
import { createShown, type Shown } from './shown.ts';
import { createSurroundings, type Surroundings } from './surroundings.ts';
import { createHearing, createSaying, type Hearing } from './turns/hearing.ts';
import { createOpening } from './turns/opening.ts';
import { createPerformer } from './turns/performer.ts';
import { createPressing } from './turns/pressing.ts';
import { createQueryRunner } from './turns/query-runner.ts';
import { createUpkeep, type Upkeep } from './upkeep.ts';

/**
 * Bring the machines of a conversation together, as one thing that every face drives. Its parts stand in layers, and each knows only
 * those before it: surroundings, actors, upkeep, what a person says and presses, what the assistant wants done. Back goes an event, and
 * what follows from each stands in one table.
 */
export function createConversation(deps: ConversationDeps): Conversation {
  const stopped = new AbortController();
  let parts: { readonly handlers: EventHandlers; readonly shown: Shown } | null = null;
  let depth = 0;
  let hasChanged = false;
  /**
   * What comes before all parts stand, or after the page was left, is for nobody. What changes while something is followed up is told
   * once, when all of it is done: one sentence changes a dozen things, and nobody looks at what is half done.
   */
  function tell<Type extends keyof EventHandlers>(event: ConversationEvent<Type>): void {
    if (stopped.signal.aborted || parts === null) return;
    if (event.type === 'CHANGED') parts.shown.forget();
    if (event.type === 'CHANGED' && depth > 0) {
      hasChanged = true;
      return;
    }
    depth += 1;
    try {
      parts.handlers[event.type](event);
    } finally {
      depth -= 1;
      if (depth === 0 && hasChanged) {
        hasChanged = false;
        tell({ type: 'CHANGED' });
      }
    }
  }
  const around = createSurroundings(deps, tell, stopped.signal);
  const world = { ...around, ...createActors(deps, around) };
  around.held.orders = () => world.assistant.getSnapshot().context.bought;
  const upkeep = createUpkeep(world);
  const hearing = createHearing({ ...world, ...upkeep });
  const offline = createOffline({ ...world, hearing });
  const { homeAt, home, send } = createPressing(world);
  const spoken = overLine({ ...createSaying({ ...world, hearing }), send }, { ...world, hearing, offline });
  const files = createFileHandling(world);
  const shown = createShown({ ...world, ...upkeep, offline, homeAt });
  parts = { handlers: handlersOf({ ...world, ...upkeep, hearing, offline, files, shown }), shown };
  const unwatch = begin({ ...world, ...upkeep });
  const { assistant, pages, runs, services, session, signal, tasks, turns } = world;
  return {
    getSnapshot: shown.getSnapshot,
    subscribe: shown.subscribe,
    ...spoken,
    ...createOpening(world),
    home,
    choose: files.choose,
    keepFile: files.keepFile,
    onFile: files.onFile,
    reveal: files.reveal,
    async tick(order, digits, loaded) {
      const answer = await services.markLoaded({ ...order, digits: [digits], loaded }, signal).catch(unanswered);
      tell({ type: 'CHANGED' });
      return answer?.status === 200;
    },
    faced: () => assistant.send({ type: 'FACED' }),
    pages,
    signOut: upkeep.transitions.signOut,
    stay: upkeep.idle.stay,
    settled() {
      const settled = tasks.settled();
      tell({ type: 'CHANGED' });
      return settled;
    },
    stop() {
      stopped.abort();
      unwatch();
      for (const part of [offline, upkeep.idle, upkeep.sync, pages, runs, turns, assistant, session]) part.stop();
    },
  };
}

/** All parts, as what follows from events knows them. */
interface Parts extends Surroundings, Actors, Upkeep {
  readonly hearing: Hearing;
  readonly offline: Offline;
  readonly files: FileHandling;
  readonly shown: Shown;
}

/** What follows from what happens. */
function handlersOf(parts: Parts): EventHandlers {
  const { assistant, open, tasks, turns, pages, batch, report, tell, at, isBusy } = parts;
  const { tickets, refunds, telling, sync, idle, transitions, hearing, offline, files, shown } = parts;
  const perform = createPerformer({ ...parts, runQuery: createQueryRunner(parts), signOut: transitions.signOut });
  /** Something that somebody waited for broke off: it is said, and nothing of it goes on. */
  function sayFault(fault: unknown): void {
    if (isFault(fault)) assistant.send({ type: 'TOLD', lines: [failureSaid(fault)], view: null, at: at() });
  }

  return {
    CHANGED() {
      sync.changed();
      shown.tell();
      if (!isBusy()) tellIdle(turns);
      offline.changed();
      if (!isBusy()) tasks.settle();
    },
    RUN_CHANGED({ id }) {
      const outcome = open.tell(id);
      if (outcome !== null) tell({ type: 'DID', how: 'done' });
      // What a run has changed may stand on an open page.
      if (outcome === 'success') pages.refresh();
    },
    RUN_BROKE({ id, fault }) {
      assistant.send({ type: 'DROPPED', id });
      sayFault(fault);
    },
    BROKE({ fault }) {
      report(fault, 'conversation');
      sayFault(fault);
    },
    DID: ({ how }) => sync.did(how),
    TURN: ({ turn }) => (turn === 'put-aside' ? offline.turn() : hearing.hear(turn.said, turn.shown)),
    COMMAND({ command }) {
      try {
        batch(() => perform(command));
      } catch (fault) {
        tell({ type: 'BROKE', fault });
      }
    },
    HANDED_OUT: ({ file }) => files.handOut(file),
    SIGNED_IN: ({ token, through }) => transitions.enter(token, through),
    RENEWED: ({ token }) => transitions.renew(token),
    SIGNED_OUT: ({ farewell }) => transitions.leave('SIGN_OUT', farewell),
    SESSION_ELSEWHERE: transitions.follow,
    REFUSED: ({ why }) => transitions.leave('EXPIRED', why ?? undefined),
    ANSWERED: ({ got }) => offline.answered(got),
    SESSION_LASTS: ({ ms }) => idle.lasts(ms),
    LINE_LOST: () => tell({ type: 'CHANGED' }),
    LINE_BACK() {
      tell({ type: 'CHANGED' });
      // What could not be read meanwhile is read now.
      pages.refresh();
    },
    ESTATE_CHANGED: ({ what }) => transitions.change(what),
    TICKET_READ: tickets.ask,
    MOMENT({ moment }) {
      sync.moment(moment);
      if (moment === 'leaving') {
        telling.leave();
        return;
      }
      tickets.ask();
      refunds.ask();
      offline.seen();
    },
  };
}

/** The assistant speaks, and what goes on by itself begins; answers how to stop listening. */
function begin({
  assistant,
  report,
  tell,
  speakUp,
  speaking,
  learner,
  sync,
  keep,
}: Surroundings & Actors & Upkeep): () => void {
  assistant.on('command', ({ command }) => tell({ type: 'COMMAND', command }));
  assistant.on('fault', ({ fault }) => report(fault, 'assistant'));
  assistant.subscribe({
    next: () => tell({ type: 'CHANGED' }),
    error(fault) {
      report(fault, 'assistant');
      tell({ type: 'CHANGED' });
    },
  });
  assistant.start();
  speakUp();
  speaking.begin();
  learner.learn();
  sync.met();
  const unwatch = [
    keep.watch(() => tell({ type: 'SESSION_ELSEWHERE' })),
    keep.moments((moment) => tell({ type: 'MOMENT', moment })),
  ];
  return () => {
    for (const stop of unwatch) stop();
  };
}
