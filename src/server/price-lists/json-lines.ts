import { type ElementNode, evaluate, type MemberNode, parse, type ValueNode } from '@humanwhocodes/momoa';

/** What is wrong in a text of JSON, and on which of its lines, counted from 1. */
export interface LineProblem {
  readonly line: number;
  readonly reason: string;
}

/** A text of JSON that can say on which line each of its values stands. */
export interface JsonLines {
  readonly value: unknown;
  /** The line of the value at a path, or of the nearest around it where there is none. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** Read JSON with its lines. A key that stands twice in one object is refused: readers disagree which one counts. */
export function readJsonLines(text: string): JsonLines | readonly LineProblem[] {
  // An editor on Windows may begin the file with a byte order mark.
  const document = parseOrProblem(text.replace(/^\uFEFF/, ''));
  if ('reason' in document) return [document];
  const twice = keysTwiceIn(document.body);
  if (twice.length > 0) return twice;
  return { value: evaluate(document), lineOf: (path) => lineOf(document.body, path) };
}

function parseOrProblem(text: string) {
  try {
    return parse(text, { mode: 'json' });
  } catch (cause) {
    if (!(cause instanceof Error && 'line' in cause && typeof cause.line === 'number')) throw cause;
    return { line: cause.line, reason: `is not JSON: ${whyNotJson(text) ?? cause.message}` };
  }
}

/** What the engine finds wrong: it says what it expected, but does not always say where. */
function whyNotJson(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause);
    return words.replace(/(?: in JSON)? at position \d+.*$|, (?:\.\.\.)?".*$/s, '');
  }
}

const nameOf = ({ name }: MemberNode): string => (name.type === 'String' ? name.value : name.name);

function keysTwiceIn(node: ValueNode): LineProblem[] {
  if (node.type === 'Array') return node.elements.flatMap(({ value }) => keysTwiceIn(value));
  if (node.type !== 'Object') return [];
  const names = node.members.map(nameOf);
  return node.members.flatMap((member, at) => {
    const twice = names.indexOf(nameOf(member)) < at;
    const own = twice ? [{ line: member.loc.start.line, reason: `"${nameOf(member)}" stands here a second time` }] : [];
    return [...own, ...keysTwiceIn(member.value)];
  });
}

function lineOf(root: ValueNode, path: readonly PropertyKey[]): number {
  let { line } = root.loc.start;
  let node = root;
  for (const step of path) {
    const inner = childOf(node, step);
    if (inner === undefined) return line;
    line = inner.loc.start.line;
    node = inner.value;
  }
  return line;
}

function childOf(node: ValueNode, step: PropertyKey): MemberNode | ElementNode | undefined {
  if (node.type === 'Object') return node.members.find((member) => nameOf(member) === step);
  if (node.type === 'Array' && typeof step === 'number') return node.elements[step];
  return undefined;
}
