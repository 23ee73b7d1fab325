import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a machine or a catalogue says, by the names that it has in a view. */
const SAID = String.raw`(?:\w+[?!]?\.)*(?:label|button|headline|sentence|text|ask|problem)`;
/** A catalogue of sentences, e.g. `SENTENCES.declined`. */
const CATALOGUE = String.raw`(?:MESSAGES|CONTROLS|TERMINAL|[A-Z_]*SENTENCES|[A-Z_]+_TALK|TALK)\.\w`;
/** Words to read: with a capital or a space, as no name of ours is. */
const WORDS = `(?:'(?:[A-Z]|[^' ]+ )[^']*'|"(?:[A-Z]|[^" ]+ )[^"]*")`;

/** Ways to decide by words: as far as one line shows them. A comparison through a variable or a helper is not seen. */
const READS = [
  new RegExp(String.raw`[!=]== ${CATALOGUE}|\b${CATALOGUE}[\w.]* [!=]==`),
  new RegExp(String.raw`\b${SAID} [!=]== (?:${WORDS}|\w+\.(?:label|button|text)\b)`),
  /\/\w*\.(?:test|exec)\((?:\w+[?!]?\.)*(?:label|button|headline|sentence|problem)\)/,
  /\b(?:\w+[?!]?\.)+(?:label|button|headline|sentence|text|problem)\.(?:startsWith|endsWith|includes|match|search|replace)\(/,
];

/** Still to be marked by data: the convenience fee among the rows and the fields. */
const KNOWN = ['src/portal/form/pay-summary.tsx'];

const reading = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => READS.some((pattern) => pattern.test(line)))
    .map((line) => `${path}: ${line.trim()}`);

test('no face decides by comparing a label or a sentence', () => {
  const others = globSync('src/{portal,terminal}/**/*.{ts,tsx}').filter((path) => !KNOWN.includes(path));
  expect(others.flatMap(reading)).toEqual([]);
  for (const path of KNOWN) expect(reading(path), path).not.toEqual([]);
});

test.each([
  'text === SENTENCES.confirmReminder || read',
  'view.actions.find((action) => action.label === modal.button)',
  "label === 'Sign in' || label === 'Sign up'",
  '{/again$/i.test(chip.label) && <Icon />}',
  "const label = action.label.replace(/^Yes, /, '');",
])('%s is seen', (line) => {
  expect(READS.some((pattern) => pattern.test(line))).toBe(true);
});
