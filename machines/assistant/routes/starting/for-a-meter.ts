import type { Command } from '../../command.ts';
import { entryPointFor } from '../../entry-points.ts';
import type { Scene } from '../../scene.ts';
import { fill, heldBy, type Turn } from '../turn.ts';
import { flowStartOf, meterSaid } from './flow-start.ts';

/** 'For the shop', while a purchase of power is open that no money is under way for: its flow finds which meter that is. */
export function meterInstead({ sense: { modifiers }, stack, view, underWay }: Scene): Turn | null {
  const top = stack.at(-1);
  const isOpen = top?.flow === 'buy-power' && view !== null && view.outcome === null && underWay.length === 0;
  if (!isOpen || modifiers?.which === undefined || !modifiers.whichAlone || modifiers.setting) return null;
  return heldBy(view) ?? fill(top, { meter: modifiers.which });
}

/**
 * The same turn, where it answers or corrects a purchase of power and says as well which meter that is for: 'make it 5000 for the shop'. A
 * correction that says nothing else is of the meter, and of no sum: 'change the meter to the shop'.
 */
export function withMeterSaid({ sense, stack }: Scene, now: Turn): Turn {
  const named = meterSaid(sense.modifiers);
  if (Object.keys(named).length === 0) return now;
  const said = { meter: '', ...named };
  const isPower = (id: string) => stack.some((run) => run.id === id && run.flow === 'buy-power');
  const told = (command: Command): Command => {
    if (command.do !== 'send' || !isPower(command.id)) return command;
    const isOfMeter = sense.intent === 'correct' && named.meter !== undefined && Object.keys(sense.slots).length === 0;
    if (command.event.type === 'EDIT' && isOfMeter)
      return { ...command, event: { type: 'FILL', values: said, from: 'chat' } };
    if (command.event.type !== 'FILL') return command;
    return { ...command, event: { ...command.event, values: { ...said, ...command.event.values } } };
  };
  return { ...now, commands: now.commands.map(told) };
}

/**
 * The same turn, where what it begins is for a meter that a resident names: before power is begun for a number alone it is looked up whether
 * that is one of their own, and before dues are, whether it is the one in use.
 */
export function forMeterNamed({ sense, session, usual }: Scene, begun: Turn): Turn {
  const own = entryPointFor('buy-power', session.role);
  if (session.role !== 'service-user' || own === undefined) return begun;
  const { provider, meterNumber } = sense.slots;
  const isCompany = provider !== undefined || sense.modifiers?.company === true;
  const said = meterSaid(sense.modifiers);
  const commands = begun.commands.map((command): Command => {
    if (command.do !== 'start') return command;
    const { start } = command;
    if (start.flow === 'public-power' && !isCompany && meterNumber !== undefined) {
      const number = String(meterNumber);
      const meter = said.meter?.includes(number) ? said.meter : [said.meter, number].filter(Boolean).join(' ');
      return { do: 'ask', query: { kind: 'power-for', meter, own: flowStartOf(own, { sense, usual }), others: start } };
    }
    if (OF_DUES.has(start.flow) && Object.keys(said).length > 0)
      return { do: 'ask', query: { kind: 'dues-for', said, begun: start } };
    return command;
  });
  return { ...begun, commands };
}

/** What is paid for the meter in use. */
const OF_DUES: ReadonlySet<string> = new Set(['pay-services', 'pay-dev-levy']);
