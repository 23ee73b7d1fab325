import { LISTENING } from '#catalogues/sentences/conversation/listening.ts';
import { send } from '../command.ts';
import { entryPoint, offerOf } from '../entry-points.ts';
import { plain } from '../lines.ts';
import type { Scene } from '../scene.ts';
import type { Suggestion } from '../suggestion.ts';
import { PERSON } from './doubt.ts';
import { type Turn, turn } from './turn.ts';

const CANCEL: Suggestion = { label: 'Cancel', say: 'cancel' };

/**
 * A question is left out where it may be: what was answered before stays, and what may be empty is left empty. Of another one it is
 * said that nothing goes on without it, and it is asked again.
 */
export function leaveOut({ sense, stack, view }: Scene): Turn | null {
  const run = stack.at(-1);
  const asked = view?.fields.find(({ name }) => name === view.next);
  const { leavesOut, leavesBe } = sense.modifiers ?? {};
  if (!run || !asked || !(leavesOut || leavesBe)) return null;
  const { name, value, problem, optional = false, label } = asked;
  const stands = value !== '' && problem === null;
  const shown = asked.choices.find((choice) => choice.value === value)?.label ?? value;
  if (stands || optional) {
    const lines = [plain(stands ? LISTENING.staysAsItIs(shown) : LISTENING.leftOut)];
    return turn({
      lines,
      commands: [send(run, { type: 'FILL', values: { [name]: stands ? value : '' }, from: 'chat' })],
    });
  }
  // Where nothing goes on without it, leaving it is leaving all of it: that is a command.
  if (!leavesOut || sense.intent === 'answer') return null;
  const help = name === 'meterNumber' ? entryPoint('no-meter-number') : undefined;
  return turn({
    lines: [plain(LISTENING.needed(label))],
    suggestions: [...(help ? [offerOf(help)] : []), CANCEL, PERSON],
    askAgain: true,
  });
}
