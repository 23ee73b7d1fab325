import { plain } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
import { fill, type Turn, turn } from '../turn.ts';
import { REMEMBERED, takenFromBefore } from './flow-start.ts';

/** 'Same number as last time' where a number is asked for, 'the usual amount' where power is bought. */
export function sameAsBefore({ sense, stack, view, usual, lastAmount }: Scene): Turn | null {
  const run = stack.at(-1);
  const bought = run?.flow === 'buy-power' && lastAmount !== null ? { amount: String(lastAmount) } : {};
  const known: Readonly<Record<string, string | undefined>> = { ...usual, ...bought };
  const open = view?.fields.find(({ name, another }) => name === view.next && !another);
  const name = [...REMEMBERED, 'amount'].find((one) => one === open?.name);
  const meant = sense.intent === 'answer' || sense.intent === 'correct' || sense.intent === 'none';
  const told = name !== undefined && sense.slots[name] !== undefined && sense.slots[name] !== 'same';
  if (!run || !name || !meant || told || !sense.modifiers?.same) return null;
  const value = known[name];
  return value === undefined
    ? turn({ lines: [plain(TALK.nothingBefore)], askAgain: true })
    : { ...fill(run, { [name]: value }), lines: takenFromBefore({ [name]: value }) };
}
