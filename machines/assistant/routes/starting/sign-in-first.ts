import { start } from '../../command.ts';
import { isSignIn } from '../../entry-points.ts';
import type { Scene } from '../../scene.ts';
import { SIGN_IN_FIRST } from '../../sentences.ts';
import { type Turn, turn } from '../turn.ts';

/** Whoever asks for what is theirs without being signed in is asked to, and the sentence is heard again after it. */
export function signInForThat({ text, stack }: Pick<Scene, 'text' | 'stack'>): Turn {
  const open = isSignIn(stack.at(-1)?.flow);
  return turn({
    lines: [SIGN_IN_FIRST],
    commands: open ? [] : [start({ flow: 'sign-in', values: {} })],
    later: [text],
    ...(open && { askAgain: true }),
  });
}
