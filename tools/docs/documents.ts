import { globSync, readFileSync } from 'node:fs';

/** What a Markdown file can be pointed at: its headings, and the first cells of its tables' rows. */
export interface Places {
  readonly headings: readonly string[];
  /** Headings as addresses behind `#`, as GitHub and editors make them. */
  readonly anchors: readonly string[];
  readonly rows: readonly string[];
}

/** The files of the documentation, relative to the repository. */
export function documentsOf(root: string): readonly string[] {
  const found = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md', 'tests/**/README.md'], { cwd: root });
  return found.map((file) => file.replaceAll('\\', '/')).sort();
}

/** The text of a file of the repository. */
export const textOf = (root: string, file: string): string => readFileSync(`${root}/${file}`, 'utf8');

/** Everything in a Markdown text that can be pointed at; what stands in a block of code cannot. */
export function placesIn(markdown: string): Places {
  const text = withoutCode(markdown);
  const headings = Array.from(text.matchAll(/^#{1,6} +(.+?) *$/gm), ([, heading = '']) => heading);
  const rows = Array.from(text.matchAll(/^\| *([^|]+?) *\|/gm), ([, cell = '']) => cell);
  return { headings, anchors: numbered(headings.map(anchorOf)), rows };
}

/** The links of a Markdown text that lead to a place of this repository, as they are written. */
export function linksIn(markdown: string): readonly string[] {
  const targets = Array.from(withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}

/** Paths of this repository that a Markdown text names in backticks. */
export function pathsIn(markdown: string): readonly string[] {
  const path = /`((?:catalogues|machines|src|tests|tools|docs|public)\/[\w./-]*)`/g;
  return Array.from(markdown.matchAll(path), ([, found = '']) => found);
}

const withoutCode = (markdown: string): string => markdown.replace(/^```[\s\S]*?^```/gm, '');

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Headings that are alike get a number from the second one on. */
function numbered(anchors: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return anchors.map((anchor) => {
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
}
