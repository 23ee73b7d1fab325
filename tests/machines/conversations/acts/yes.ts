import type { View } from '#machines/kit/view.ts';
import { ANSWERS, COMMANDS } from '../../talk/sentences.ts';
import type { Act } from './act.ts';
import { flat } from './flat.ts';
import { pressed } from './pressed.ts';

/** Every sentence of these conversations that says yes. */
const YES = new Set(
  [
    'yes',
    'ok',
    'oya',
    'na so',
    ...[...COMMANDS, ...ANSWERS]
      .filter(([, intent, slots = {}]) => intent === 'yes' || slots.confirm === 'yes')
      .map(([text]) => text),
  ].map(flat),
);

/** Whether what was done says yes to what this view reads back. */
export function isYes(act: Act | null, view: View): boolean {
  const pay = view.actions.find(({ type }) => type === 'CONFIRM');
  if (act?.do === 'press') return pressed(view, act.pick) === pay;
  // The open question is the yes, and a good answer to it is one.
  if (act?.do === 'answer') return true;
  return (
    act?.do === 'say' && (act.text === '👍' || YES.has(flat(act.text)) || flat(act.text) === flat(pay?.label ?? ''))
  );
}
