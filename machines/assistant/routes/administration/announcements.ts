import { plain } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
import { signInForThat } from '../starting/sign-in-first.ts';
import { type Turn, toAsk, turn } from '../turn.ts';

/** What is announced: by the own estate, or to the own house. */
export function aboutAnnouncements(scene: Scene): Turn | null {
  if (scene.sense.intent !== 'announcements') return null;
  const { role } = scene.session;
  if (role === null) return signInForThat(scene);
  if (role === 'netplus-admin') return turn({ lines: [plain(TALK.wrongRole)], askAgain: true });
  return toAsk({ kind: 'list', name: 'announcements', asked: {} });
}
