import { OFFLINE } from '#catalogues/sentences/offline.ts';
import type { OpenPages } from '#machines/pages/pages.ts';
import type { ConversationView } from '../conversation-view.ts';
import type { DeviceLine } from './aside.ts';
import { createOwnLine, type OwnLine, type OwnLineDeps } from './own-line.ts';
import { createWhileOffline, type WhileOffline, type WhileOfflineDeps } from './while-offline.ts';

/** A conversation that can lose its line. */
export interface Offline extends Pick<WhileOffline, 'say' | 'refuses'> {
  /** What is said and shown while there is no line. */
  view(): ConversationView['offline'];
  /** Told of each call whether it had an answer. */
  answered(got: boolean): void;
  stop(): void;
}

/** What a time without a line touches. */
interface OfflineDeps
  extends Omit<WhileOfflineDeps, 'isDown'>,
    Omit<OwnLineDeps, 'changed' | 'sure' | 'doubted' | 'device'> {
  readonly device: DeviceLine | undefined;
  readonly pages: Pick<OpenPages, 'refresh'>;
  /** The line was lost, or is back. */
  readonly changed: () => void;
}

/** Watches the line from now on, and goes on with what was put aside before. */
export function createOffline(deps: OfflineDeps): Offline {
  const { device, aside, pages, changed } = deps;
  const { say, refuses, back } = createWhileOffline({ ...deps, isDown: () => line.isDown() });
  let stopped = false;

  // Nothing that was put aside is understood before the language is there, or sent on a line that may not be there.
  function goOn(): void {
    void device?.ready.then(() => {
      if (!stopped && line.isSure()) back();
    });
  }

  const line: OwnLine = createOwnLine({
    ...deps,
    device: device ?? null,
    // What a device says as it begins is not enough to send on: Wi-Fi without a way out is a line to it as well.
    doubted: aside.unsent().length > 0,
    changed(down) {
      changed();
      // What could not be read meanwhile is read now.
      if (!down) pages.refresh();
    },
    sure: goOn,
  });
  return {
    say,
    refuses,
    view() {
      if (!line.isDown()) return null;
      const count = aside.unsent().length;
      return { text: count === 0 ? OFFLINE.line : OFFLINE.kept(count), tokens: aside.tokens() };
    },
    answered: (got) => line.heard(got ? 'ANSWERED' : 'UNANSWERED'),
    stop() {
      stopped = true;
      line.stop();
    },
  };
}
