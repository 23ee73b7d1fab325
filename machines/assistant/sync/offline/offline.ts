import { createActor } from 'xstate';
import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { OFFLINE } from '#catalogues/sentences/offline.ts';
import { type Report, reportingFaults } from '#machines/kit/faults.ts';
import { type LineDeps, type LineEvent, lineMachine } from '#machines/line/line.ts';
import type { OpenPages } from '#machines/pages/pages.ts';
import type { ConversationView } from '../../conversation/conversation-view.ts';
import type { Said } from '../../suggestion.ts';
import type { DeviceLine } from './aside.ts';
import { createGoingThrough, type GoingThroughDeps } from './going-through.ts';
import { createWhileOffline, type WhileOffline, type WhileOfflineDeps } from './while-offline.ts';

/** A conversation that can lose its line. */
export interface Offline extends Pick<WhileOffline, 'say' | 'press' | 'refuses'> {
  /** What is said and shown while there is no line. */
  view(): ConversationView['offline'];
  /** Puts aside again what was said, to be heard once there is a line; false where no line can be lost, or it was tried often enough. */
  putBack(said: Said): boolean;
  /** Told of each call whether it had an answer. */
  answered(got: boolean): void;
  /** The face is seen again, or still. */
  seen(): void;
  /** Something changed. */
  news(): void;
  stop(): void;
}

/** What a time without a line touches. */
interface OfflineDeps
  extends Omit<WhileOfflineDeps, 'isDown' | 'isGoingThrough' | 'tell'>,
    Omit<GoingThroughDeps, 'device' | 'isSure' | 'tell'>,
    Omit<OwnLineDeps, 'changed' | 'sure' | 'doubted' | 'device'> {
  readonly device: DeviceLine | undefined;
  readonly pages: Pick<OpenPages, 'refresh'>;
  /** The line was lost, or is back. */
  readonly changed: () => void;
}

/** Where no line can be lost, nothing is put aside either. */
const NOWHERE = { ready: Promise.resolve(), isSeen: () => true, alone: (work: () => Promise<void>) => work() };

/** Watches the line from now on, and goes on with what was put aside before. */
export function createOffline(deps: OfflineDeps): Offline {
  const { device, aside, pages, assistant, changed, at } = deps;
  const tell: WhileOfflineDeps['tell'] = (text, tone) =>
    assistant.send({ type: 'TOLD', lines: [{ text, tone }], view: null, at: at() });
  const through = createGoingThrough({ ...deps, device: device ?? NOWHERE, isSure: () => line.isSure(), tell });
  const { isUnderWay } = through;
  const isDown = () => line.isDown();
  const { say, press, refuses } = createWhileOffline({ ...deps, isDown, isGoingThrough: isUnderWay, tell });

  const line: OwnLine = createOwnLine({
    ...deps,
    device: device ?? null,
    // What a device says as it begins is not enough to send on: Wi-Fi without a way out is a line to it as well.
    doubted: aside.unsent().length > 0,
    changed(down) {
      changed();
      // What could not be read meanwhile is read now.
      if (down) through.lost();
      else pages.refresh();
    },
    sure: through.begin,
  });
  return {
    say,
    press,
    refuses,
    view() {
      if (!line.isDown()) return null;
      const count = aside.unsent().length;
      return { text: count === 0 ? OFFLINE.line : OFFLINE.kept(count), tokens: aside.tokens() };
    },
    putBack(said) {
      if (device === undefined || !aside.putBack(said)) return false;
      changed();
      return true;
    },
    answered: (got) => line.heard(got ? 'ANSWERED' : 'UNANSWERED'),
    seen() {
      // What waited for this is not sent on what was known of the line before: another look decides.
      if (aside.unsent().length > 0 && !isUnderWay()) line.heard('UNANSWERED');
    },
    news: through.news,
    stop() {
      through.stop();
      line.stop();
    },
  };
}

/** The line of a conversation. */
export interface OwnLine {
  isDown(): boolean;
  /** Neither down nor in doubt. */
  isSure(): boolean;
  /** What became of a call. */
  heard(what: Extract<LineEvent['type'], 'UNANSWERED' | 'ANSWERED'>): void;
  stop(): void;
}

/** What the line of a conversation is made of. */
export interface OwnLineDeps extends Pick<LineDeps, 'wait'> {
  /** Null where a conversation has no device to lose the line, e.g. in a terminal: it is always up then. */
  readonly device: DeviceLine | null;
  readonly services: Pick<Services, 'portalNotice'>;
  /** The line begins with a doubt: something waits for an answer before it is sent. */
  readonly doubted: boolean;
  /** The line was lost, or is back. */
  readonly changed: (down: boolean) => void;
  /** Told of every fault of ours. */
  readonly report: Report;
  /** The portal can be reached after all, or again. */
  readonly sure: () => void;
}

/** Watches the line from now on. */
export function createOwnLine({ device, services, wait, doubted, changed, report, sure }: OwnLineDeps): OwnLine {
  if (device === null) return { isDown: () => false, isSure: () => true, heard: () => {}, stop: () => {} };
  const ask = (signal: AbortSignal) =>
    services.portalNotice({}, signal).then(
      () => true,
      (error: unknown) => unanswered(error) ?? false,
    );
  const actor = createActor(lineMachine({ ask, wait }), { inspect: reportingFaults(report, 'line') });
  let down = false;
  let up = true;
  actor.subscribe((snapshot) => {
    const wasUp = up;
    up = snapshot.matches('up');
    if (snapshot.hasTag('down') !== down) {
      down = !down;
      changed(down);
    }
    if (up && !wasUp) sure();
  });
  actor.start();
  // What a device says as it begins is a doubt and no loss: nothing was lost yet.
  if (doubted || !device.isUp()) actor.send({ type: 'UNANSWERED' });
  const unwatch = device.watch((up) => actor.send({ type: up ? 'BACK' : 'LOST' }));
  return {
    isDown: () => down,
    isSure: () => up,
    heard: (type) => actor.send({ type }),
    stop() {
      unwatch();
      actor.stop();
    },
  };
}
