import * as z from 'zod/mini';
import { isPurchase } from '#catalogues/intents/index.ts';
import { ROLES } from '#catalogues/roles.ts';
import { understand } from '#machines/talk/understand.ts';
import { lineProblem } from './line.ts';
import type { Scored } from './score.ts';

/** Talk about something else: no wish of ours. */
const Line = z.object({ text: z.string() });

const SPEAKERS = [null, ...ROLES] as const;

/** Talk as the lines of its report; `opened` is how many sentences begin a purchase, whoever says them. */
type Talk = Exclude<Scored, { state: 'scored' }> | (Extract<Scored, { state: 'scored' }> & { readonly opened: number });

/** `npm run understand -- --talk FILE`: how many sentences of other talk (one JSON object a line) would open what pays, said by any role. */
export function scoreTalk(text: string, today: string): Talk {
  const opened: string[] = [];
  let sentences = 0;
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      const { text: said } = Line.parse(JSON.parse(line));
      sentences += 1;
      const begun = SPEAKERS.flatMap((role) => {
        const { intent } = understand(said, { role, today });
        return isPurchase(intent) ? [`${role ?? 'visitor'}: ${intent}`] : [];
      });
      if (begun.length > 0) opened.push(`  ${JSON.stringify(said)}  ${begun.join(', ')}`);
    } catch (error) {
      return { state: 'unread', line: at + 1, problem: lineProblem(error) };
    }
  }
  const report = [`begin a purchase ${opened.length} of ${sentences}`, ...opened];
  return { state: 'scored', report, opened: opened.length };
}
