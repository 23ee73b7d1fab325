import type { Act } from './acts/act.ts';
import { change } from './acts/world-changes.ts';
import type { Room } from './world/room.ts';

/** So many times is everything that can be open cancelled: each run that was set aside, and a way back in between. */
const TRIES = 16;

/** A conversation that cannot be left; the message says where it stays. */
export class Stuck extends Error {}

/**
 * Leaves all that is open by saying so: from anywhere, 'cancel' leads out, once the line is there and nothing is waited for.
 * A payment whose outcome is unknown stays until it is known.
 */
export async function leave(
  room: Room,
  happens: (act: Act | null, doIt: () => string | null) => Promise<void>,
): Promise<void> {
  await happens({ do: 'line', lost: false }, () => {
    change(room.script, 'all is well again');
    room.lose(false);
    room.gate.hold(false);
    return 'the line is back, and all is well';
  });
  await happens({ do: 'time passes' }, () => {
    room.timePasses();
    return 'time passes';
  });
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { view, suggestions } = room.conversation().getSnapshot();
    const offering = suggestions.some(({ label }) => label === 'Yes, go on');
    if (!offering && (view === null || view.outcome !== null)) return;
    await happens({ do: 'say', text: 'cancel' }, () => {
      room.conversation().say('cancel');
      return 'says "cancel"';
    });
    // What a payment under way comes to is waited for.
    if (room.conversation().getSnapshot().view?.busy) {
      await happens({ do: 'time passes' }, () => {
        room.timePasses();
        return 'time passes';
      });
    }
  }
  throw new Stuck('"cancel" does not lead out of this');
}
