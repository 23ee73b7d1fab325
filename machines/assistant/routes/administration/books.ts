import { plain } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
import { signInForThat } from '../starting/sign-in-first.ts';
import { type Turn, toAsk, turn } from '../turn.ts';

/** What the own estate collected and spent, or what energy came in and was lost, of the months that are named: an administrator's, or a resident's where it is published. */
export function aboutBooks(scene: Scene): Turn | null {
  const { intent, slots } = scene.sense;
  if (intent !== 'books' && intent !== 'energy') return null;
  const { role } = scene.session;
  if (role === null) return signInForThat(scene);
  if (role === 'netplus-admin') return turn({ lines: [plain(TALK.wrongRole)], askAgain: true });
  const asked = Object.fromEntries(
    ['of', 'from', 'to'].flatMap((name) => (slots[name] === undefined ? [] : [[name, String(slots[name])]])),
  );
  return toAsk({ kind: 'list', name: intent, asked });
}
