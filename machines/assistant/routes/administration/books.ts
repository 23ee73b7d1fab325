import { plain } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
import { signInForThat } from '../starting/sign-in-first.ts';
import { type Turn, toAsk, turn } from '../turn.ts';

const TOLD = ['books', 'energy', 'prices'] as const;
type Told = (typeof TOLD)[number];
const isTold = (intent: string): intent is Told => TOLD.some((one) => one === intent);
const ASKED = ['of', 'from', 'to', 'service', 'month'] as const;

/** What the own estate collected and spent, what energy came in and was lost, or what a month costs, of the months that are named: an administrator's, or what a resident sees of it. */
export function aboutBooks(scene: Scene): Turn | null {
  const { intent, slots } = scene.sense;
  if (!isTold(intent)) return null;
  const { role } = scene.session;
  if (role === null) return signInForThat(scene);
  if (role === 'netplus-admin') return turn({ lines: [plain(TALK.wrongRole)], askAgain: true });
  const asked = Object.fromEntries(
    ASKED.flatMap((name) => (slots[name] === undefined ? [] : [[name, String(slots[name])]])),
  );
  return toAsk({ kind: 'list', name: intent, asked });
}
