import { createActor } from 'xstate';
import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { SESSION_SOON } from '#catalogues/sentences/session-ends.ts';
import { type Report, reportingFaults } from '#machines/kit/faults.ts';
import { idleMachine } from '#machines/session/idle.ts';
import type { ConversationView } from '../conversation-view.ts';
import type { Tell } from '../events.ts';

/** Who does nothing is told before they are signed out for it. */
export interface IdleWarning {
  /** What is said while the end is near, and its button; null while it is not. */
  view(): NonNullable<ConversationView['ending']> | null;
  /** For so long the session goes on in which nothing more is done, ms. */
  lasts(ms: number): void;
  /** Whose it is wants to stay. */
  stay(): void;
  /** Whose it was is gone. */
  left(): void;
  stop(): void;
}

interface Deps {
  readonly services: Pick<Services, 'portalNotice'>;
  readonly report: Report;
  readonly tell: Tell;
}

/** Knows how near the session is to its end by nobody's use, and that it is used again. */
export function createIdleWarning({ services, report, tell }: Deps): IdleWarning {
  const machine = idleMachine((signal) => services.portalNotice({}, signal).catch(unanswered));
  const idle = createActor(machine, { inspect: reportingFaults(report, 'idle') });
  let wasNear = false;
  idle.subscribe((is) => {
    const isNear = is.hasTag('near');
    if (isNear !== wasNear) tell({ type: 'CHANGED' });
    wasNear = isNear;
  });
  idle.start();
  return {
    view: () => (idle.getSnapshot().hasTag('near') ? SESSION_SOON : null),
    lasts: (ms) => idle.send({ type: 'LASTS', ms }),
    stay: () => idle.send({ type: 'STAY' }),
    left: () => idle.send({ type: 'LEFT' }),
    stop: () => idle.stop(),
  };
}
