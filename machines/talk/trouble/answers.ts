import type { OpenQuestion } from '../context.ts';
import { factsOf, type Reading } from '../reading.ts';
import { wordsOf } from './phrases.ts';
import { symptomSaid } from './symptoms.ts';

const FLOWS = new Set(['token-issues', 'payment-issues', 'no-meter-number', 'token-not-received']);

const NONE =
  /^(?:no|none|neither|nothing|nope)$|\b(?:none|neither) (?:of|dey|is|one)\b|\b(?:i )?(?:dont|do not|no|never|cant|cannot|lost|deleted) (?:have|get|see|find|know|remember|keep|am|it|the)\b|\bnot (?:there|listed|here|among)\b|\bno dey (?:there|here|inside|among)\b/;
const ANOTHER = /\b(?:another|other|different|older|earlier|else)\b/;

const ORDER = /\b(power|services|devlevy|airtime|data)[\s-]?((?=\w*\d)[0-9a-z]{8,32})\b/i;

/** An order id that is written with a space, or with nothing, where the portal has a dash. */
function orderIn({ text }: Reading): string | undefined {
  const [, prefix, rest] = ORDER.exec(text) ?? [];
  return prefix === undefined || rest === undefined ? undefined : `${prefix}-${rest}`.toUpperCase();
}

/** What a sentence answers to a question of a troubleshooting flow that its choices do not say; undefined where it answers nothing. */
export function troubleAnswer(reading: Reading, { flow, field }: OpenQuestion): string | undefined {
  if (!FLOWS.has(flow)) return undefined;
  if (field === 'symptom') return symptomSaid(reading, flow);
  if (field !== 'reference' && field !== 'purchase') return undefined;
  const named = orderIn(reading) ?? (factsOf(reading, 'reference')[0] ?? factsOf(reading, 'code')[0])?.value;
  if (named !== undefined) return named;
  if (field === 'reference') {
    const address = factsOf(reading, 'email')[0]?.value;
    if (address !== undefined) return address;
  }
  const words = wordsOf(reading);
  if (field === 'purchase' && ANOTHER.test(words)) return 'another';
  return NONE.test(words) ? 'none' : undefined;
}
