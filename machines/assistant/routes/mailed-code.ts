import type { IntentName } from '#catalogues/intents/index.ts';
import type { View } from '#machines/kit/view.ts';
import { send } from '../command.ts';
import type { OpenRun } from '../run.ts';
import type { Scene } from '../scene.ts';
import { fill, type Turn, turn } from './turn.ts';

/** What else is meant than the mail with the code is said by another of these: it begins, and the question waits. */
const ABOUT_MAIL: ReadonlySet<string> = new Set<IntentName>([
  ...(['none', 'answer', 'correct', 'update-profile', 'resend-token'] as const),
  ...(['token-not-received', 'receipt', 'repeat'] as const),
]);

/**
 * What is said of a code that was mailed, while it is asked for: that it is to be mailed again, or did not come, which comes to the same;
 * or that it went to the wrong address, which may be given at once.
 */
export function ofMailedCode({ sense }: Scene, run: OpenRun, view: View): Turn | null {
  const asked = view.fields.find(({ name }) => name === view.next);
  const can = (type: string) => view.actions.find((action) => action.type === type && action.enabled);
  const elsewhere = can('BACK');
  if (!asked?.code || !can('RETRY') || elsewhere?.field === undefined || !ABOUT_MAIL.has(sense.intent)) return null;
  const { [elsewhere.field]: address } = sense.slots;
  if (address !== undefined) return fill(run, { [elsewhere.field]: String(address) });
  const { mailedCode } = sense.modifiers ?? {};
  if (mailedCode === 'elsewhere' || sense.intent === 'update-profile')
    return turn({ commands: [send(run, { type: 'BACK' })] });
  return mailedCode === undefined ? null : turn({ commands: [send(run, { type: 'RETRY' })], askAgain: true });
}
