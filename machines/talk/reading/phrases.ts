import { once } from '#machines/kit/once.ts';
import { isMarked, numbered } from './marks.ts';
import { type Ends, type Pattern, patternOf, saidOf } from './pattern.ts';
import { anchorsIn } from './phrases/anchors.ts';
import { endsIn } from './phrases/ends.ts';
import { begunWith, type Filed, filedIn, type Lists, listOf } from './phrases/filed.ts';

type Patterns<Names extends string> = Readonly<Record<Names, Pattern>>;

/** What was made of a catalogue: several files ask for the same one. */
const made = new WeakMap<object, Patterns<string>>();

/** The lists of a catalogue, each as a pattern by its name; a list names another of the same catalogue as `<name>`. */
export function patterns<const Names extends string>(catalogue: Readonly<Record<Names, string>>): Patterns<Names> {
  const found = made.get(catalogue) ?? patternsOf(catalogue);
  made.set(catalogue, found);
  return found as Patterns<Names>;
}

function patternsOf(catalogue: Readonly<Record<string, string>>): Patterns<string> {
  const written: Lists = new Map(Object.entries(catalogue).map(([name, text]) => [name, listOf(text)]));
  const lists: Lists = new Map([...written].map(([name, filed]) => [name, once(() => filedIn(written, filed()))]));
  const anchorsOf = anchorsIn(written);
  const of = (name: string, made: () => Filed): Pattern => {
    const list = numbered(() => anchorsOf(name));
    let known: Filed | null = null;
    const filed = (): Filed => {
      known ??= made();
      return known;
    };
    const ends: Ends = (said, from) => endsIn(lists, filed(), said, from);
    const isOne = (word: string): boolean => {
      const list = filed();
      const begun = begunWith(list, word);
      if (begun?.alone) return true;
      // Only what goes on, or begins with anything, needs a closer look.
      return (list.others.length > 0 || begun !== undefined) && ends(saidOf([word]), 0).includes(1);
    };
    return patternOf(ends, { isOne, mayStand: ({ marks }) => isMarked(marks, list) });
  };
  // A copy, because the engine keeps what is made of entries as a table, in which each name is looked for.
  return { ...Object.fromEntries([...lists].map(([name, filed]) => [name, of(name, filed)])) };
}
