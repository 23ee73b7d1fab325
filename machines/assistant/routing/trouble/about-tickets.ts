import { signInForThat } from '../sign-in-first.ts';
import { type Scene, type Turn, turn } from '../turn.ts';

/** 'My tickets', 'ticket T-000123': what became of tickets, told to whoever may read them. */
export function aboutTickets(scene: Scene): Turn | null {
  const { tickets } = scene.sense.besides ?? {};
  if (tickets === undefined) return null;
  if (scene.session.role === null) return signInForThat(scene);
  const { number } = tickets;
  const up = number === undefined ? ({ what: 'tickets' } as const) : ({ what: 'ticket', number } as const);
  return turn({ effects: [{ do: 'look-up', up }] });
}
