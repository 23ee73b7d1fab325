import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { UTTERANCE_LIMITS } from '#catalogues/utterances.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { Tasks } from '../../runs/tasks.ts';
import { type Hearsay, type OpenUtterance, toldOf, type Utterance, utteranceOf } from '../../utterance.ts';

/** Tells the portal of sentences that went wrong, so that it learns. */
export interface Telling {
  /** Something was heard, and what became of it stands. */
  heard(said: Hearsay): void;
  /** The conversation is left: nothing is said after the last sentence. */
  leave(): void;
}

/** What telling touches. */
interface TellingDeps {
  readonly services: Pick<Services, 'countUtterances' | 'keepUtterances'>;
  readonly who: () => SessionView;
  readonly tasks: Pick<Tasks, 'quietly'>;
}

/** One by whom it was said: nobody else's leave counts for it. */
interface Told extends Utterance {
  readonly of: string | null;
}

/**
 * Counts what went wrong, and sends sentences where the portal says that this person agreed: words leave for nobody else. Nobody waits
 * for it; what comes while one call is under way goes with the next, and what is too much or finds no line is lost.
 */
export function createTelling({ services, who, tasks }: TellingDeps): Telling {
  let open: (OpenUtterance & Pick<Told, 'of'>) | null = null;
  let waiting: Told[] = [];
  let isSending = false;

  async function sendAll(): Promise<void> {
    isSending = true;
    try {
      while (waiting.length > 0) {
        const told = waiting;
        waiting = [];
        await send(told);
      }
    } finally {
      isSending = false;
    }
  }

  async function send(told: readonly Told[]): Promise<void> {
    const counted = told.map(({ kind, place }) => ({ kind, place }));
    const answer = await services.countUtterances({ counted }).catch(unanswered);
    if (answer?.status !== 200 || !answer.data.wanted) return;
    const { id } = who();
    const said = told.flatMap(({ of, ...one }) => (of !== null && of === id && one.text !== '' ? [one] : []));
    if (said.length > 0) await services.keepUtterances({ said }).catch(unanswered);
  }

  function end(next: Hearsay | null): void {
    const told = open && toldOf(open, next);
    if (told && waiting.length < UTTERANCE_LIMITS.batch) waiting.push({ ...told, of: open?.of ?? null });
    open = null;
    if (waiting.length > 0 && !isSending) tasks.quietly(sendAll);
  }

  return {
    heard(said) {
      end(said);
      const begun = utteranceOf(said);
      open = begun && { ...begun, of: who().id };
    },
    leave: () => end(null),
  };
}
