import { noteErrors } from '../../support/noted-errors.ts';
import type { Act } from './acts/act.ts';
import { perform } from './acts/perform.ts';
import { INVARIANTS } from './invariants/index.ts';
import { leave, Stuck } from './leaving.ts';
import { look, type Seen } from './seen.ts';
import { beginStory, type Story } from './story.ts';
import type { Person } from './world/people.ts';
import { roomOf, type Sabotage } from './world/room.ts';

/** Something was not as it always must be; the message tells the whole conversation. */
export class Broken extends Error {}

/**
 * Holds a conversation, act by act, and looks after each at everything that must hold whatever happens. Rejects at the first
 * that does not.
 */
export async function walk(who: Person | 'visitor', acts: readonly Act[], sabotage: Sabotage = {}): Promise<void> {
  const room = roomOf(who, sabotage);
  const story = beginStory(who);
  const errors: string[] = [];
  const hush = noteErrors((what) => void errors.push(what));
  const checks = INVARIANTS.map(({ name, begin }) => ({ name, check: begin() }));
  let before: Seen | null = null;

  async function happens(act: Act | null, doIt: () => string | null): Promise<void> {
    const calls = room.gate.asked.length;
    try {
      const done = doIt();
      if (done === null) return;
      story.does(done);
      await room.quiet();
    } catch (cause) {
      errors.push(`thrown: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`);
    }
    const after = look(room, act, calls, errors.splice(0));
    tell(story, after);
    for (const { name, check } of checks) {
      const wrong = before && check(before, after);
      if (wrong) throw new Broken(`${name}: ${wrong}\n\n${story.told()}\n`);
    }
    before = after;
  }

  try {
    await happens(null, () => 'comes in');
    for (const act of acts) await happens(act, () => perform(room, act));
    await leave(room, happens).catch((cause: unknown) => {
      throw cause instanceof Stuck ? new Broken(`it can always be left: ${cause.message}\n\n${story.told()}\n`) : cause;
    });
  } finally {
    hush();
    room.leave();
  }
}

function tell(story: Story, { shown, offering }: Seen): void {
  story.says(shown.messages);
  const { view } = shown;
  const where = view ? `${view.flow}: ${view.step}${view.next === null ? '' : `, asks ${view.next}`}` : 'nothing open';
  story.stands(offering ? `offers to go on; ${where}` : where);
}
