import { createActor } from 'xstate';
import type { Services } from '#catalogues/calls/services.ts';
import { type LineDeps, type LineEvent, lineMachine } from '#machines/line/line.ts';
import type { DeviceLine } from './aside.ts';

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
  /** The portal can be reached after all, or again. */
  readonly sure: () => void;
}

/** Watches the line from now on. */
export function createOwnLine({ device, services, wait, doubted, changed, sure }: OwnLineDeps): OwnLine {
  if (device === null) return { isDown: () => false, isSure: () => true, heard: () => {}, stop: () => {} };
  const ask = (signal: AbortSignal) =>
    services.portalNotice({}, signal).then(
      () => true,
      () => false,
    );
  const actor = createActor(lineMachine({ ask, wait }));
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
