import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words for people, by the names that they have in a view. */
const NAMES = 'label|button|headline|sentence|text|ask|problem|placeholder|hint|title|said|words';
const SAID = String.raw`(?:\w+[?!]?\.)*(?:${NAMES})`;
/** A catalogue of sentences, e.g. `SENTENCES.declined`. */
const CATALOGUE = String.raw`(?:MESSAGES|CONTROLS|TERMINAL|[A-Z_]*SENTENCES|[A-Z_]+_TALK|TALK)\b`;
/** Words to read: with a capital or a space, as no name of ours is. */
const WORDS = `(?:'(?:[A-Z]|[^' ]+ )[^']*'|"(?:[A-Z]|[^" ]+ )[^"]*")`;
/** What looks for something in a text, or cuts it there. */
const LOOKS =
  '(?:startsWith|endsWith|includes|match|matchAll|search|indexOf|lastIndexOf|replace|replaceAll|split|substring)';

/** Ways to decide by words: as far as one line shows them, by the names that things have there. */
const READS = [
  new RegExp(String.raw`[!=]== ${CATALOGUE}\.\w|\b${CATALOGUE}\.[\w.]* [!=]==`),
  new RegExp(String.raw`\b${SAID} [!=]== (?:${WORDS}|\w+\.(?:label|button|text)\b)`),
  // The words of one thing with those of another, e.g. of a turn with those of what is open.
  new RegExp(String.raw`\b${SAID} [!=]== ${SAID}\b(?![(.])`),
  new RegExp(String.raw`\.(?:includes|indexOf|has)\(${SAID}\)`),
  // A catalogue as a list is there to be looked through.
  new RegExp(String.raw`Object\.(?:values|entries|keys)(?:<[^(]*>)?\(${CATALOGUE}\)`),
  /[\w/]\.(?:test|exec)\((?:\w+[?!]?\.)*(?:label|button|headline|sentence|problem|placeholder)\)/,
  // The words of whatever has a name: of a series, a field, a row. A file's name is no sentence.
  /\b[a-z]\w*\.(?:test|exec)\((?:(?!file\b)\w+[?!]?\.)*name\)/,
  new RegExp(String.raw`\b(?:\w+[?!]?\.)*(?:${NAMES})\.${LOOKS}\((?!'\\n')`),
  // What is looked for in a value stands in it for people, too.
  new RegExp(String.raw`\bvalue\.${LOOKS}\((?:'[^']*[a-z][^']*'|/[^/]*[a-z]{3})`),
];

/** Lines that cut a text for how it is set, or look through it for what somebody types; nothing is decided about what happens. */
const TYPESETTING: Readonly<Record<string, string>> = {
  'src/portal/ui/money.tsx': 'the naira sign is set apart',
  'src/portal/ui/own-links.tsx': 'addresses and order numbers in a sentence become links',
  'src/portal/chat/turns/becoming.tsx': 'the turn of a pressed button begins to move where the button stood',
  'src/portal/ui/fitting.ts': 'choices that fit what somebody types',
  'src/terminal/screen/text.ts': 'words are wrapped',
};
/** What a person typed, a command line, or a file: reading that is what these are there for. */
const TYPED =
  /^src\/terminal\/(?:understand|files|lines|pages\/(?:commands|addresses)|hearing|interactive|options|paying)/;

const reading = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => READS.some((pattern) => pattern.test(line)))
    .map((line) => `${path}: ${line.trim()}`);

test('no face decides by reading a label or a sentence', () => {
  const paths = globSync('src/{portal,terminal,receipt}/**/*.{ts,tsx}').filter(
    (path) => !(path in TYPESETTING) && !TYPED.test(path),
  );
  expect(paths.flatMap(reading)).toEqual([]);
});

test.each(Object.keys(TYPESETTING))('%s still needs its exception', (path) => {
  expect(reading(path)).not.toEqual([]);
});

test.each([
  'text === SENTENCES.confirmReminder || read',
  'view.actions.find((action) => action.label === modal.button)',
  "label === 'Sign in' || label === 'Sign up'",
  '{/again$/i.test(chip.label) && <Icon />}',
  "const label = action.label.replace(/^Yes, /, '');",
  "const isFee = ({ label }: Pick<Row, 'label'>) => /^convenience fee$/i.test(label);",
  "<dd>{units.value.replace('about ', '')}</dd>",
  'const SPECIFIED = Object.values<string>(MESSAGES)',
  "const specified = SPECIFIED.find((message) => text.startsWith(message)) ?? '';",
  'const own = series.map(({ name }) => OWN.find(([words]) => words.test(name))?.[1]);',
  'return view.say.some((one) => one.text === text) || isRead;',
  'const wrong = view.fields.some(({ problem }) => problem === text);',
  'standing === true || (read !== null && read.includes(text))',
  'const isOnForm = new Set(drawn).has(message.text);',
  "const end = text.indexOf('?') + 1;",
  "const example = field.kind === 'money' ? field.placeholder.indexOf('e.g. ') : -1;",
  "const example = placeholder.indexOf('e.g. ');",
])('%s is seen', (line) => {
  expect(READS.some((pattern) => pattern.test(line))).toBe(true);
});
