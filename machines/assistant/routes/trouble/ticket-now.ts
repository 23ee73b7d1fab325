import { send } from '../../command.ts';
import { type Scene, type Turn, turn } from '../turn.ts';
import { isTroubleshooting } from './settling.ts';

/** 'Open a ticket', 'report it' while something is looked into: it becomes the ticket, with all that was found out. */
export function ticketNow({ stack, view, offer }: Scene): Turn | null {
  const run = stack.at(-1);
  if (!run || !view || offer || view.busy || !isTroubleshooting(view)) return null;
  if (view.step === 'reporting') return turn({ askAgain: true });
  return turn({ commands: [send(run, { type: 'EDIT', field: 'message' })], askAgain: true });
}
