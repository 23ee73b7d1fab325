import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { INTENT_NAMES, INTENTS, isIntent } from '#catalogues/intents/index.ts';
import { SENTENCE_LENGTH } from '#catalogues/limits.ts';
import { ROLES, type Role } from '#catalogues/roles.ts';
import { LEAST } from '#machines/talk/model/features.ts';
import { scoreIntents } from '#machines/talk/model/scores.ts';
import { pageSaid } from '#machines/talk/modifiers/pages.ts';
import { read } from '#machines/talk/reading/read.ts';

const root = join(import.meta.dirname, '../..');

/** A sentence that is learned from. */
export interface Labelled {
  readonly text: string;
  readonly intent: string;
  readonly accept: readonly string[];
  readonly role: Role | null;
  readonly today: string;
  /** Whose it is: a file. */
  readonly file: string;
  /** How much it counts. */
  readonly weight: number;
  /** Whether the portal has to understand it, or to ask about it: it counts for more until it does. */
  readonly held: boolean | 'asked';
  /** Whether the rules' scores are looked at: where they were written after the sentence these say too much of it. */
  readonly scored: boolean;
}

const Line = z.object({
  text: z.string(),
  intent: z.optional(z.string()),
  label: z.optional(z.string()),
  accept: z.optional(z.array(z.string())),
  role: z.optional(z.nullable(z.enum(ROLES))),
  today: z.optional(z.string()),
  open: z.optional(z.unknown()),
  asked: z.optional(z.literal(true)),
});

/** A line of a file that the portal hands out. */
const OwnLine = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(SENTENCE_LENGTH)),
  intent: z.string().check(z.refine(isIntent, 'no intent of the portal')),
  role: z._default(z.nullable(z.enum(ROLES)), null),
});

/** The day of whoever names none. */
const TODAY = '2026-11-23';

/** Written by many hands; what is untouched is only scored, and never learned from (`tests/sentences/README.md`). */
const BY_HANDS = 'tests/sentences';
const UNTOUCHED: ReadonlySet<string> = new Set([
  'd.jsonl',
  'g.jsonl',
  'i.jsonl',
  'n.jsonl',
  'p.jsonl',
  'u.jsonl',
  'z.jsonl',
  'az.jsonl',
  'ab.jsonl',
  'ac.jsonl',
  'af.jsonl',
  'aj.jsonl',
  'ar.jsonl',
]);
/** What was not taken into what is learned: it made hardly any difference. */
const UNUSED: ReadonlySet<string> = new Set(['ay.jsonl']);
const isLearned = (file: string): boolean => !UNTOUCHED.has(file) && !UNUSED.has(file);
/** What the rules were written after. */
const KNOWN = 'tests/machines/talk/sets';
const TALK = ['everyday.jsonl', 'everyday-nigeria.jsonl'].map((file) => `${KNOWN}/consent/${file}`);

const KNOWN_WEIGHT = 0.3;
const HELD_WEIGHT = 3;
/** What other tests hold, and nothing else of the kind is learned from. */
const HELD = 'tests/machines/talk/held.jsonl';
/** There is much of it, and of few things. */
const TALK_WEIGHT = 0.15;

/** What everyday talk calls what is meant here, too. */
const OURS: Readonly<Record<string, string>> = {
  greeting: 'greet',
  goodbye: 'bye',
  thank_you: 'thanks',
  yes: 'yes',
  no: 'no',
  repeat: 'repeat',
  cancel: 'cancel',
  what_can_i_ask_you: 'help',
};

/** Everyday talk that may be meant here or not: nothing is learned from it. */
const EITHER: ReadonlySet<string> = new Set(
  (
    'balance transactions pay_bill bill_balance bill_due report_fraud account_blocked card_declined pin_change ' +
    'reset_settings maybe change_user_name order_status spending_history routing min_payment freeze_account ' +
    'report_lost_card transfer direct_deposit are_you_a_bot who_made_you what_is_your_name'
  ).split(' '),
);

function linesOf(file: string): z.infer<typeof Line>[] {
  const text = readFileSync(join(root, file), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => Line.parse(JSON.parse(line)))
    .filter(({ open }) => open === undefined);
}

function labelled(file: string, weight: number, scored: boolean, held = false): Labelled[] {
  return linesOf(file).flatMap(({ text, intent, label, accept = [], role = null, today = TODAY, asked }) => {
    if (label !== undefined && EITHER.has(label)) return [];
    const meant = intent ?? OURS[label ?? ''] ?? 'none';
    return isIntent(meant)
      ? [{ text, intent: meant, accept, role, today, file, weight, scored, held: held && asked ? 'asked' : held }]
      : [];
  });
}

/**
 * The sentences of a file that an installation labelled itself, as its page of what was not understood hands it out. Throws what is
 * wrong with the first line that is none: what cannot be learned from is not passed over.
 */
export const labelledIn = (path: string): Labelled[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, at): Labelled[] => {
      if (line.trim() === '') return [];
      const read = OwnLine.safeParse(jsonOf(line));
      if (!read.success) throw new Error(`${path}, line ${at + 1}: ${z.prettifyError(read.error)}`);
      const { text, intent, role } = read.data;
      return [{ text, intent, accept: [], role, today: TODAY, file: 'own', weight: 1, scored: true, held: false }];
    });

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const setsIn = (folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .filter((file) => file.endsWith('.jsonl') && (folder !== BY_HANDS || isLearned(file)))
        .sort()
        .map((file) => `${folder}/${file}`)
    : [];

/** Who may mean it and is told apart best: the role of an example. */
function roleOf(access: (typeof INTENTS)[keyof typeof INTENTS]['access']): Role | null {
  if (typeof access !== 'string') return access[0] ?? null;
  return access === 'anyone' ? null : 'service-user';
}

/** The sentences that the catalogue gives for each intent; what answers an open question means nothing without it. */
const examples = (): Labelled[] =>
  INTENT_NAMES.flatMap((intent) =>
    INTENTS[intent].examples.map((text) => ({
      ...{ text, intent, accept: [], role: roleOf(INTENTS[intent].access), today: TODAY },
      ...{ file: 'examples', weight: 1, scored: true, held: INTENTS[intent].kind !== 'act' },
    })),
  );

/** The files whose sentences were written by somebody who had not seen the rules: each one author's. */
export const authors = (): string[] => setsIn(BY_HANDS);

/** What is said in the dialogues: it means what the rules say, for these are held to it. */
function inDialogues(): Labelled[] {
  const folder = join(root, 'tests/dialogues/scripts');
  const said = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^Person: (.+)$/gm)])
    .map(([, text = '']) => text);
  return [...new Set(said)].flatMap((text) =>
    DIALOGUE_ROLES.flatMap((role): Labelled[] => {
      const reading = read(text, TODAY);
      const [best] = scoreIntents(reading, role);
      // Who goes to a page by its name means no intent, whatever the page is called.
      if (!best || best.score < LEAST || pageSaid(reading, role, false)) return [];
      const { intent } = best;
      return [{ ...{ text, intent, accept: [], role, today: TODAY }, ...FROM_DIALOGUES }];
    }),
  );
}

const DIALOGUE_ROLES = [null, 'service-user', 'service-admin', 'netplus-admin'] as const;
const FROM_DIALOGUES = { file: 'dialogues', weight: 0.1, scored: true, held: false } as const;

/** Every sentence that is learned from, always in the same order. */
export const allLabelled = (): Labelled[] => [
  ...authors().flatMap((file) => labelled(file, 1, true)),
  ...[true, false].flatMap((scored) => setsIn(KNOWN).flatMap((file) => labelled(file, KNOWN_WEIGHT, scored))),
  ...TALK.flatMap((file) => labelled(file, TALK_WEIGHT, true)),
  ...labelled(HELD, HELD_WEIGHT, true, true),
  ...inDialogues(),
  ...examples(),
];
