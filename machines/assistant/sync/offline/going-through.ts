import { OFFLINE } from '#catalogues/sentences/offline.ts';
import type { Tone } from '#machines/kit/view.ts';
import type { Tasks } from '../../conversation/turns/tasks.ts';
import type { TurnQueue } from '../../conversation/turns/turn-queue.ts';
import type { Said } from '../../suggestion.ts';
import type { DeviceLine, OwnAside } from './aside.ts';

/** Goes through what was put aside, once the portal can be reached. */
export interface GoingThrough {
  /** Where it can be, it is begun with. */
  begin(): void;
  /** Some of it is still to come: what is said meanwhile comes after it. */
  isUnderWay(): boolean;
  /** Something changed. */
  news(): void;
  /** The line was lost: its return is said again. */
  lost(): void;
  stop(): void;
}

/** What going through touches. */
export interface GoingThroughDeps {
  readonly device: Pick<DeviceLine, 'ready' | 'isSeen' | 'alone'>;
  readonly isSure: () => boolean;
  readonly aside: OwnAside;
  readonly hear: (said: Said, shown: boolean) => void;
  readonly tell: (text: string, tone: Tone) => void;
  readonly turns: Pick<TurnQueue, 'take'>;
  readonly tasks: Pick<Tasks, 'pending' | 'quietly'>;
  readonly did: (how: 'done') => void;
}

/**
 * One sentence at a time is taken, as its turn comes, and the next one once the first is answered: the line may be gone again by
 * then, or the page, and what was not taken stays aside. One tab does it, one that is seen: a hidden one has not followed what was
 * said elsewhere, and would hear an answer where nothing was asked.
 */
export function createGoingThrough(deps: GoingThroughDeps): GoingThrough {
  const { device, isSure, aside, hear, tell, turns, tasks, did } = deps;
  const waiting = new Set<() => void>();
  let begun = false;
  let going = false;
  let told = false;
  let stopped = false;

  const mayGoOn = () => !stopped && isSure() && device.isSeen() && aside.unsent().length > 0;
  const answered = async () => {
    while (tasks.pending() > 0) await new Promise<void>((resolve) => void waiting.add(resolve));
  };

  /** Hears the next one; false where there is none, or it must wait. */
  function hearNext(): boolean {
    const said = mayGoOn() ? aside.take() : null;
    if (said === null) return false;
    did('done');
    if (!told) tell(OFFLINE.back, 'info');
    told = true;
    hear(said, true);
    return true;
  }

  async function goThrough(): Promise<void> {
    going = true;
    for (;;) {
      const turn = { heard: false };
      await turns.take(() => {
        turn.heard = hearNext();
      });
      if (!turn.heard) break;
      await answered();
    }
    begun = false;
    going = false;
    if (aside.unsent().length === 0) told = false;
  }

  return {
    begin() {
      // Nothing that was put aside is understood before the language is there.
      void device.ready.then(() => {
        if (begun || !mayGoOn()) return;
        begun = true;
        tasks.quietly(() => device.alone(goThrough));
      });
    },
    isUnderWay: () => going && aside.unsent().length > 0,
    news() {
      if (tasks.pending() > 0) return;
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
    lost() {
      told = false;
    },
    stop() {
      stopped = true;
    },
  };
}
