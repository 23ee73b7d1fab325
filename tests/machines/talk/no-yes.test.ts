import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { meaningOfLine } from '../../../src/terminal/understand/line.ts';
import { DUES_AND_PAST } from './dues-and-past.ts';
import { ACCOUNT, ADMINISTRATION, COMMANDS, CORRECTIONS, PURCHASES, TROUBLE } from './sentences.ts';

/** The sentences of a labelled file that were said to no open question, with what each wants. */
const labelled = (file: string) =>
  readFileSync(new URL(`../../sentences/${file}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
    .filter(({ open }) => open === undefined)
    .map(({ text, intent }): readonly [string, string] => [text, intent]);

const WANTING = [
  ...[PURCHASES, ACCOUNT, TROUBLE, ADMINISTRATION, DUES_AND_PAST, COMMANDS, CORRECTIONS].flat(),
  ...[...labelled('a'), ...labelled('f')],
  ['wetin I dey owe', 'balance'],
  ['what I owe', 'balance'],
  ['wetin I owe', 'balance'],
] as const;

test('no sentence that wants something else is a yes to what is read back', () => {
  const said = WANTING.filter(([, intent]) => intent !== 'yes').map(([text]) => text);
  expect(said.length).toBeGreaterThan(700);
  const agree = said.filter((text) => {
    const open = { flow: 'public-power', field: 'confirm' };
    const { intent, slots } = meaningOfLine({ text, role: 'service-user', open }, '2026-11-23');
    return intent === 'yes' || slots.confirm === 'yes';
  });
  expect(agree).toEqual([]);
});
