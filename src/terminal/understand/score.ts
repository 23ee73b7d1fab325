import * as z from 'zod/mini';
import { type Gold, type Judgement, judge, type Pair } from './judge.ts';
import { lineProblem, meaningOfLine } from './line.ts';

const Values = z.record(z.string(), z.unknown());

/** A labelled sentence. What does not matter to its label is read by `meaningOfLine`. */
const Labelled = z.object({
  text: z.string(),
  intent: z.optional(z.string()),
  label: z.optional(z.string()),
  slots: z.optional(Values),
  accept: z.optional(z.array(z.string())),
  alt: z.optional(z.record(z.string(), z.array(z.unknown()))),
  optional: z.optional(Values),
  any: z.optional(z.array(z.string())),
  leads: z.optional(z.string()),
});

/** A labelled file as the lines of its judgement, or the line that could not be read, from 1, and why. */
export type Scored =
  | { readonly state: 'scored'; readonly report: readonly string[] }
  | { readonly state: 'unread'; readonly line: number; readonly problem: string };

/** The same with what was understood, so that several files can be told together. */
type Understood = Exclude<Scored, { state: 'scored' }> | { readonly state: 'understood'; readonly pairs: Pair[] };

/** Understands every sentence of a labelled file (one JSON object a line). */
export function understandLines(text: string, today: string): Understood {
  const pairs: Pair[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      const json: unknown = JSON.parse(line);
      pairs.push({ gold: goldOf(Labelled.parse(json)), got: meaningOfLine(json, today) });
    } catch (error) {
      return { state: 'unread', line: at + 1, problem: lineProblem(error) };
    }
  }
  return { state: 'understood', pairs };
}

/** Says how many sentences of a labelled file are understood, and which are not. */
export function scoreLines(text: string, today: string): Scored {
  const understood = understandLines(text, today);
  return understood.state === 'unread' ? understood : { state: 'scored', report: report(understood.pairs) };
}

/** Members that are not there are left out. */
function goldOf({ text, intent, label, slots, accept, alt, optional, any, leads }: z.infer<typeof Labelled>): Gold {
  return {
    text,
    ...(intent !== undefined && { intent }),
    ...(label !== undefined && { label }),
    ...(slots && { slots }),
    ...(accept && { accept }),
    ...(alt && { alt }),
    ...(optional && { optional }),
    ...(any && { any }),
    ...(leads !== undefined && { leads }),
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** The figures of a judgement alone, in one line. */
export function figures(judged: Judgement): string {
  const { sentences, intent, asked, askedRight, wrong, frame, falsePurchases } = judged;
  return [
    `${sentences}`.padStart(6),
    `right ${percent(intent)}`,
    `asked ${percent(asked)} (${percent(askedRight)} with the right one)`,
    `wrong ${percent(wrong)}`,
    `frame ${percent(frame)}`,
    `purchases nobody asked for ${falsePurchases.length}`,
  ].join('  ');
}

function report(pairs: readonly Pair[]): string[] {
  const { sentences, intent, asked, askedRight, wrong, frame, slotF1, falsePurchases, misses } = judge(pairs);
  return [
    `sentences ${sentences}`,
    `intent accuracy ${percent(intent)}`,
    `asked ${percent(asked)}`,
    `asked with the right one ${percent(askedRight)}`,
    `wrong without asking ${percent(wrong)}`,
    `frame accuracy ${percent(frame)}`,
    `slot F1 ${percent(slotF1)}`,
    `false purchases ${falsePurchases.length}`,
    ...falsePurchases.map((text) => `  ${JSON.stringify(text)}`),
    `misses ${misses.length}`,
    ...misses.map(missed),
  ];
}

/** The sentence, what it is labelled, and what was understood instead. */
function missed({ gold, got }: Pair): string {
  const wanted = `${gold.leads ?? gold.intent ?? 'none'} ${JSON.stringify(gold.slots ?? {})}`;
  const { leads } = got;
  const meant = leads ? `${leads.to} ${JSON.stringify(leads.values)}` : `${got.intent} ${JSON.stringify(got.slots)}`;
  const understood = got.asks && !leads ? `asks ${got.asks.join(', ')}` : meant;
  return `  ${JSON.stringify(gold.text)}  ${wanted} -> ${understood}`;
}
