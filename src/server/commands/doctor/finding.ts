/** What a check came to: `warning` sells, and somebody should look; `bad` does not sell as it should. */
export interface Finding {
  /** What was looked at, in a word or two. */
  readonly about: string;
  readonly is: 'good' | 'warning' | 'bad';
  readonly says: string;
  /** What to do, where something is wrong. */
  readonly remedy?: string;
}

/** Nothing is wrong. */
export const good = (about: string, says: string): Finding => ({ about, is: 'good', says });

/** It sells, and somebody should look. */
export const warning = (about: string, says: string, remedy: string): Finding => ({
  ...{ about, is: 'warning', says, remedy },
});

/** It does not sell as it should. */
export const bad = (about: string, says: string, remedy: string): Finding => ({ about, is: 'bad', says, remedy });

const MARKS = { good: 'ok     ', warning: 'look   ', bad: 'WRONG  ' } as const;

/** Findings as lines for whoever runs the check; `secrets` stand in none of them, whoever said them. */
export function told(findings: readonly Finding[], secrets: readonly string[]): string {
  const hidden = (text: string) => secrets.reduce((so, secret) => so.replaceAll(secret, '***'), text);
  const lines = findings.map(({ about, is, says, remedy }) =>
    [`${MARKS[is]}${about}: ${hidden(says)}`, ...(remedy === undefined ? [] : [`       ${hidden(remedy)}`])].join('\n'),
  );
  const wrong = findings.filter(({ is }) => is === 'bad').length;
  const looks = findings.filter(({ is }) => is === 'warning').length;
  return [...lines, '', wrong + looks === 0 ? 'Nothing is wrong.' : `${wrong} wrong, ${looks} to look at.`].join('\n');
}
