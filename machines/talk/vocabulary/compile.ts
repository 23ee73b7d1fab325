/** Concepts that together speak for an intent. */
export interface Pattern {
  readonly intent: string;
  readonly score: number;
  readonly need: readonly string[];
  readonly not: readonly string[];
}

const split = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);
const excluded = (parts: readonly string[]): string[] =>
  parts.filter((part) => part.startsWith('-')).map((part) => part.slice(1));

/** The patterns of a table of vocabulary/patterns/. A line without a score goes on with the one above it. */
export function compile(table: Record<string, string>): Pattern[] {
  return Object.entries(table).flatMap(([intent, text]) => {
    let score = 0;
    let never: string[] = [];
    return text.split('\n').flatMap((line) => {
      const at = line.indexOf(':');
      const [first = '', ...rest] = split(line.slice(0, Math.max(0, at)));
      if (at >= 0) {
        score = Number(first);
        never = excluded(rest);
      }
      return line
        .slice(at + 1)
        .split(',')
        .map(split)
        .filter((parts) => parts.length > 0)
        .map((parts) => {
          const need = parts.filter((part) => !part.startsWith('-'));
          return { intent, score: score + 0.1 * need.length, need, not: [...excluded(parts), ...never] };
        });
    });
  });
}
