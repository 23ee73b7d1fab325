import { NAVIGATION } from '#catalogues/sentences/conversation/navigation.ts';
import { plain } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { signInForThat } from '../starting/sign-in-first.ts';
import { finishCard, type Turn, turn } from '../turn.ts';

/**
 * Whoever wants to be on a page is taken there; what is open waits, as it does behind a link. A page that is not for them is said so. Nothing is
 * bought or answered by it, and nobody is led away from a card window.
 */
export function toPage(scene: Scene): Turn | null {
  const page = scene.sense.modifiers?.page;
  if (page === undefined) return null;
  if (scene.view?.widget) return finishCard(scene);
  const { role } = scene.session;
  if (!page.closed) return turn({ page: page.path, lines: [plain(NAVIGATION.opened(page.label))] });
  return role === null ? signInForThat(scene) : turn({ lines: [plain(NAVIGATION.closed(page.label))], askAgain: true });
}
