import * as z from 'zod/mini';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import type { Kept } from '#machines/assistant/sync/keep.ts';
import type { Message } from '#machines/assistant/transcript.ts';
import type { Act } from './acts/act.ts';
import type { Asked } from './world/gate.ts';
import type { Room } from './world/room.ts';

/** A question of a run with its answer, as far as it has one. */
export interface Given {
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  /** Names whose answer came from a sentence. */
  readonly fromChat: readonly string[];
}

/** All that can be seen of a conversation after an act. */
export interface Seen {
  readonly act: Act | null;
  readonly shown: ConversationView;
  readonly kept: Kept | null;
  /** What stands answered in each run that is kept, by the run's id. */
  readonly answers: ReadonlyMap<string, Given>;
  /** Every sentence that has asked something so far. */
  readonly asks: ReadonlySet<string>;
  /** What the portal was asked during the act. */
  readonly calls: readonly Asked[];
  /** What was thrown or logged during the act. */
  readonly errors: readonly string[];
  /** The person is asked whether to go on with something. */
  readonly offering: boolean;
  /** Every answer came at once, and the line was there. */
  readonly prompt: boolean;
}

const snapshot = z.object({
  context: z.object({
    answers: z.object({
      values: z.record(z.string(), z.string()),
      problems: z.record(z.string(), z.string()),
      fromChat: z.array(z.string()),
    }),
  }),
});

/** Looks at a room after an act. */
export function look(room: Room, act: Act | null, callsBefore: number, errors: readonly string[]): Seen {
  const shown = room.conversation().getSnapshot();
  const kept = room.browser.kept();
  return {
    act,
    shown,
    kept,
    answers: new Map((kept?.runs ?? []).map((run) => [run.id, snapshot.parse(run.snapshot).context.answers])),
    asks: room.asks,
    calls: room.gate.asked.slice(callsBefore),
    errors,
    offering: shown.suggestions.some(({ label }) => label === 'Yes, go on'),
    prompt: room.gate.isOpen(),
  };
}

/** What the portal said since, wherever it stands: turns of another device come before it, and turns that were taken back are gone. */
export function newsBetween(before: Seen, after: Seen): readonly Message[] {
  const known = new Map<string, number>();
  for (const { text } of before.shown.messages) known.set(text, (known.get(text) ?? 0) + 1);
  const last = before.shown.messages.at(-1)?.id ?? 0;
  return after.shown.messages.filter(({ id, from, text }) => {
    const left = known.get(text) ?? 0;
    known.set(text, left - 1);
    // What is asked anew stands once, with a number of its own.
    return (left < 1 || id > last) && from === 'portal';
  });
}

/** The words of it. */
export const saidSince = (before: Seen, after: Seen): string[] => newsBetween(before, after).map(({ text }) => text);
