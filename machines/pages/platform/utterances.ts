import type { Services } from '#catalogues/calls/services.ts';
import { INTENTS, type IntentName } from '#catalogues/intents/index.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { ROLE_LABELS } from '#catalogues/roles.ts';
import { UTTERANCE_SENTENCES } from '#catalogues/sentences/platform/utterances.ts';
import { THROWN_AWAY, UTTERANCE_LISTS, type UtteranceKind, type UtteranceList } from '#catalogues/utterances.ts';
import type { HandedFile, Tone } from '#machines/kit/view.ts';
import { base64Of } from '#machines/kit/writing/base64.ts';
import { type Good, type Read, read } from '../answers.ts';
import { oneOfThese } from '../history/query.ts';
import { failureWords } from '../history/read.ts';
import { DAYS, daysIn, pageIn } from '../listing/asked.ts';
import { type Column, column } from '../listing/column.ts';
import { defineList, type Found, type List, type Query, REFRESHING } from '../listing/list.ts';
import type { RowActing } from '../listing/view.ts';
import { countCards, countCharts } from './utterance-counts.ts';

type Utterance = Good<'utterances'>['utterances'][number];

const { kinds, lists, none } = UTTERANCE_SENTENCES;

const TONES: Readonly<Record<UtteranceKind, Tone>> = { missed: 'danger', asked: 'warning', corrected: 'info' };

/** An intent as whoever labels reads it. */
const wordsOf = (intent: IntentName): string => INTENTS[intent].label ?? intent;

const COLUMNS: readonly Column<Utterance>[] = [
  column('text', 'Sentence', 'text', ({ text }) => text),
  column('role', 'Said by', 'words', ({ role }) => ROLE_LABELS[role]),
  column('kind', 'What happened', 'status', ({ kind }) => kinds[kind], { tone: ({ kind }) => TONES[kind] }),
  column('understood', 'Taken for, or offered', 'words', ({ understood, offered }) =>
    understood === 'none' ? offered.map(wordsOf).join(', ') || null : wordsOf(understood),
  ),
  column('chosen', 'Wanted then', 'words', ({ chosen }) => chosen && wordsOf(chosen)),
  column('times', 'Times', 'count', ({ times }) => times),
  column('last', 'Last', 'day', ({ lastAt }) => lastAt),
];
const LABEL: Column<Utterance> = column('label', UTTERANCE_SENTENCES.label, 'words', ({ label }) => label);

/** What was not understood, asked or put right: sentences of those who agreed, masked, to label; figures of everybody beside them. */
export function utteranceList(services: Services, now: () => number): List {
  return defineList<Utterance>({
    title: UTTERANCE_SENTENCES.title,
    icon: 'chat',
    columns: (query) => (listOf(query) === 'labelled' ? [...COLUMNS, LABEL] : COLUMNS),
    id: ({ id }) => String(id),
    tabs: UTTERANCE_LISTS.map((name) => ({ name, label: lists[name] })),
    actions: labelled,
    start: ({ list, page, ...asked }) => ({
      page: pageIn(page),
      days: daysIn(asked),
      ...(oneOfThese(UTTERANCE_LISTS, list) && { tab: list }),
    }),
    places: { sums: 4, pictures: 1 },
    pages: TRANSACTION_PAGE,
    tools: () => ({ ...REFRESHING, days: DAYS, export: UTTERANCE_SENTENCES.export }),
    find: (query, signal) => findUtterances(services, query, signal),
    beside: (signal) => countCharts(services, now, signal),
    files: { all: (_, signal) => labelledFile(services, signal) },
    nothing: (query) => none[listOf(query)],
    first: (query) => (listOf(query) === 'open' ? { text: UTTERANCE_SENTENCES.first } : null),
  });
}

const listOf = ({ tab }: Query): UtteranceList => oneOfThese(UTTERANCE_LISTS, tab) ?? 'open';

function labelled({ id, text }: Utterance): readonly RowActing[] {
  const values = { utterance: String(id), said: text };
  return [
    { name: 'label', label: UTTERANCE_SENTENCES.give, leads: { open: 'label-utterance', values } },
    {
      name: 'throw-away',
      label: UTTERANCE_SENTENCES.throwAway,
      leads: { open: 'label-utterance', values: { ...values, intent: THROWN_AWAY } },
    },
  ];
}

async function findUtterances(services: Services, query: Query, signal: AbortSignal): Promise<Read<Found<Utterance>>> {
  const { from = '', to = '' } = query.days ?? {};
  const days = { ...(from !== '' && { from }), ...(to !== '' && { to }) };
  const words = failureWords({ from, to });
  const [rows, counts] = await Promise.all([
    read(services.utterances({ ...days, list: listOf(query), page: query.page }, signal), signal, words),
    read(services.utteranceCounts(days, signal), signal, words),
  ]);
  if (rows.kind !== 'good') return rows;
  if (counts.kind !== 'good') return counts;
  const { utterances, total } = rows.data;
  return { kind: 'good', data: { items: utterances, total, cards: countCards(counts.data.counts) } };
}

/** Rows that are asked for at once, and the most that one file has, in such pages. */
const FILE = { rows: 100, pages: 50, name: 'labelled-sentences.jsonl' } as const;

/** Every labelled sentence in the form of `tests/sentences`, one a line, for the ranking to be trained from. */
async function labelledFile(services: Services, signal: AbortSignal): Promise<Read<HandedFile>> {
  const all: Utterance[] = [];
  for (let page = 1; page <= FILE.pages; page++) {
    const came = await read(services.utterances({ list: 'labelled', page, rows: FILE.rows }, signal), signal);
    if (came.kind !== 'good') return came;
    all.push(...came.data.utterances);
    if (all.length >= came.data.total || came.data.utterances.length === 0) break;
  }
  if (all.length === 0) return { kind: 'failed', problem: none.labelled };
  const bytes = new TextEncoder().encode(all.map(lineOf).join(''));
  return { kind: 'good', data: { name: FILE.name, base64: base64Of(bytes) } };
}

const lineOf = ({ text, label, role }: Utterance): string =>
  `${JSON.stringify({ text, intent: label, slots: {}, role, author: 'P1', tags: ['portal'] })}\n`;
