import type { Command } from '../../command.ts';
import type { FlowStart, Option } from '../../run.ts';
import type { Scene } from '../../scene.ts';
import type { Turn } from '../turn.ts';

/**
 * The same turn, with the sentence beside what it answers of a purchase of power: 'buy 3000 for the shop', 'make it 5000 for the shop'. The flow
 * knows which meters there are, and finds in it the one that is named.
 */
export function withMeterSaid({ sense, session, stack, text }: Scene, now: Turn): Turn {
  if (!sense.modifiers?.mayNameMeter || session.role !== 'service-user') return now;
  const telling = (wish: FlowStart): FlowStart =>
    wish.flow === 'buy-power' ? { ...wish, values: { ...wish.values, said: text } } : wish;
  const isPower = (id: string) => stack.some((run) => run.id === id && run.flow === 'buy-power');
  const told = (command: Command): Command => {
    if (command.do === 'start') return { ...command, start: telling(command.start) };
    if (command.do !== 'send' || command.event.type !== 'FILL' || !isPower(command.id)) return command;
    return { ...command, event: { ...command.event, values: { ...command.event.values, said: text } } };
  };
  const chosen = (option: Option): Option => ('wish' in option ? { ...option, wish: telling(option.wish) } : option);
  return {
    ...now,
    commands: now.commands.map(told),
    ...(now.options && { options: now.options.map(chosen) }),
  };
}
