import { OWING_PHRASES } from '#catalogues/lexicon/phrases/owing.ts';
import { type Said, type Span, saidOf } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, firstFact, type Reading, read } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(OWING_PHRASES);

/** Since which day something is owed, YYYY-MM-DD, and the words that say so. */
export interface Since extends Span {
  readonly day: string;
}

/** 'Since September': of a month or a year its last day, for whoever owes since any of its days is meant; null where none is said, or several are. */
export function sinceSaid(reading: Reading): Since | null {
  const [days, ...more] = factsOf(reading, 'dates');
  if (days === undefined || more.length > 0 || days.first === '') return null;
  const said = asTyped(reading);
  const edges = [
    [SAYS.sinceBeginning.find(said), days.first],
    [SAYS.sinceEnd.find(said), days.last],
  ] as const;
  for (const [edge, day] of edges) if (edge?.to === days.from) return { from: edge.from, to: days.to, day };
  if (days.last !== '') return null;
  const from = [1, 2].map((before) => days.from - before).find((at) => SAYS.since.is(said.words[at]));
  if (from === undefined) return null;
  // By itself it is all of its days, where 'since' leaves its end open.
  const { list, text, today } = reading;
  const whole = firstFact(read(`in ${text.slice(list[days.from]?.start, list[days.to - 1]?.end)}`, today), 'dates');
  // 'Since the last 3 months' goes on until today.
  const day = whole === undefined || whole.last === today ? days.first : whole.last;
  return { from, to: days.to, day };
}

/** The words of a sentence without the day since which something is owed. */
export function withoutSince(reading: Reading): Said {
  const [said, since] = [asTyped(reading), sinceSaid(reading)];
  return since === null ? said : saidOf(said.words.filter((_, at) => at < since.from || at >= since.to));
}
