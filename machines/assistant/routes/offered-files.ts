import type { View } from '#machines/kit/view.ts';
import { wordsIn } from '#machines/talk/reading/said.ts';
import type { Scene } from '../scene.ts';
import type { Suggestion } from '../suggestion.ts';
import { type Turn, turn } from './turn.ts';
import { SAYS } from './words.ts';

/** A file that the open step offers, asked for by its name or its kind: 'csv template', 'download the failed numbers'. */
export function askedFile({ view, text, offer }: Scene): Turn | null {
  const files = offer ? [] : (view?.files ?? []);
  const named = files.find(({ name, label }) =>
    [name, label].some((words) => words.toLowerCase() === text.trim().toLowerCase()),
  );
  const said = wordsIn(text);
  const meant = SAYS.kindOfFile.isIn(said) && (SAYS.asksForFile.isIn(said) || said.words.length <= 2);
  const file = named ?? (meant ? files[0] : undefined);
  return file ? turn({ commands: [{ do: 'hand-out', name: file.name }], askAgain: true }) : null;
}

/** The files of a step, as they are offered in the chat. */
export function offeredFiles({ files, busy }: View): readonly Suggestion[] {
  return busy ? [] : files.map(({ label }) => ({ label, say: label }));
}
