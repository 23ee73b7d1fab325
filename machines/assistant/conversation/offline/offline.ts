import { type ActorRefFrom, createActor } from 'xstate';
import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { OFFLINE } from '#catalogues/sentences/offline.ts';
import { type Report, reportingFaults } from '#machines/kit/faults.ts';
import { type LineDeps, lineMachine } from '#machines/line/line.ts';
import type { assistantMachine } from '../../assistant.ts';
import { countBusy, type Tasks, tellIdle } from '../../runs/tasks.ts';
import type { DeviceLine, OwnAside } from '../../sync/aside.ts';
import type { Actors } from '../actors.ts';
import type { ConversationView } from '../conversation-view.ts';
import type { Tell } from '../events.ts';
import type { Hearing } from '../turns/hearing.ts';
import { resendingMachine } from './resending.ts';

/** A conversation that can lose its line. */
export interface Offline {
  /** What is said and shown while there is no line. */
  view(): ConversationView['offline'];
  isDown(): boolean;
  /** What was put aside is being sent, and not all of it was heard yet. */
  isSending(): boolean;
  /** A call had its answer, or had none. */
  answered(got: boolean): void;
  /** The face is seen again, or still. */
  seen(): void;
  /** It is its turn: the next of what was put aside may be heard. */
  turn(): void;
  /** Something changed. */
  changed(): void;
  stop(): void;
}

/** What a time without a line touches. */
interface OfflineDeps extends Pick<LineDeps, 'wait'> {
  /** Absent where a conversation has no device to lose the line, e.g. in a terminal: it is always up then. */
  readonly device?: DeviceLine | undefined;
  readonly services: Pick<Services, 'portalNotice'>;
  readonly aside: OwnAside;
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly hearing: Pick<Hearing, 'hear'>;
  readonly tasks: Pick<Tasks, 'pending' | 'quietly'>;
  readonly turns: Actors['turns'];
  readonly tell: Tell;
  readonly report: Report;
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/** Watches the line from now on, and sends what was put aside before. */
export function createOffline(deps: OfflineDeps): Offline {
  const { device, aside, tasks } = deps;
  const line = lineOf(deps);
  const isDown = () => line.getSnapshot().hasTag('down');
  const resending = resendingOf(deps, () => line.getSnapshot().matches('up'));
  const isSending = () => resending.getSnapshot().hasTag('sending') && aside.unsent().length > 0;
  let was = line.getSnapshot();
  line.subscribe((is) => {
    const before = was;
    was = is;
    if (is.hasTag('down') !== before.hasTag('down')) deps.tell({ type: is.hasTag('down') ? 'LINE_LOST' : 'LINE_BACK' });
    if (is.hasTag('down')) resending.send({ type: 'LINE_LOST' });
    else if (before.hasTag('down')) deps.assistant.send({ type: 'LAPSED', what: 'offline' });
    if (is.matches('up') && !before.matches('up')) resending.send({ type: 'LINE_SURE' });
  });
  resending.start();
  line.start();
  // What a device says as it begins is a doubt and no loss: nothing was lost yet. And it is not enough to send on: Wi-Fi without a way
  // out is a line to it as well.
  if (device !== undefined && (aside.unsent().length > 0 || !device.isUp())) line.send({ type: 'UNANSWERED' });
  const unwatch = device?.watch((up) => line.send({ type: up ? 'BACK' : 'LOST' }));
  return {
    view() {
      if (!isDown()) return null;
      const count = aside.unsent().length;
      return { text: count === 0 ? OFFLINE.line : OFFLINE.kept(count), tokens: aside.tokens() };
    },
    isDown,
    isSending,
    answered(got) {
      if (device !== undefined) line.send({ type: got ? 'ANSWERED' : 'UNANSWERED' });
    },
    seen() {
      // What waited for this is not sent on what was known of the line before: another look decides.
      if (aside.unsent().length > 0 && !isSending()) line.send({ type: 'UNANSWERED' });
    },
    turn: () => resending.send({ type: 'TURN' }),
    changed() {
      if (tasks.pending() === 0) tellIdle(resending);
    },
    stop() {
      unwatch?.();
      resending.stop();
      line.stop();
    },
  };
}

/** The line of a conversation. */
function lineOf({ services, wait, report }: OfflineDeps) {
  const ask = (signal: AbortSignal) =>
    services.portalNotice({}, signal).then(
      () => true,
      (error: unknown) => unanswered(error) ?? false,
    );
  return createActor(lineMachine({ ask, wait }), { inspect: reportingFaults(report, 'line') });
}

/** Where no line can be lost, nothing is put aside either. */
const NOWHERE = { ready: () => Promise.resolve(), isSeen: () => true, alone: (work: () => Promise<void>) => work() };

/** What sends what was put aside. */
function resendingOf(deps: OfflineDeps, isSure: () => boolean) {
  const { device = NOWHERE, aside, assistant, hearing, tasks, turns, tell, report, at } = deps;
  const machine = resendingMachine({
    ready: device.ready,
    alone: device.alone,
    maySend: () => isSure() && device.isSeen() && aside.unsent().length > 0,
    isPending: () => tasks.pending() > 0,
    askTurn: () => turns.send({ type: 'TAKE', turn: 'put-aside' }),
    hearNext(greeted) {
      const said = aside.take();
      if (said === null) return false;
      tell({ type: 'DID', how: 'done' });
      if (!greeted)
        assistant.send({
          type: 'TOLD',
          lines: [{ text: OFFLINE.back, tone: 'info', lasts: 'sending', remains: OFFLINE.sent }],
          view: null,
          at: at(),
        });
      hearing.hear(said, true, true);
      return true;
    },
    isAllSent: () => aside.unsent().length === 0,
  });
  const resending = createActor(machine, { inspect: reportingFaults(report, 'resending') });
  let went = false;
  resending.subscribe((is) => {
    const goes = is.matches('going');
    if (went && !goes) assistant.send({ type: 'LAPSED', what: 'sending' });
    went = goes;
  });
  countBusy(resending, tasks.quietly);
  return resending;
}
