import { NO_FILE } from '#machines/kit/kept/chosen.ts';
import { orderIdIn } from '#machines/kit/reading/order-id.ts';
import type { OpenQuestion } from '../context.ts';
import { factsOf, type Reading } from '../reading.ts';
import { wordsOf } from './phrases.ts';
import { symptomSaid } from './symptoms.ts';

const FLOWS = new Set(['token-issues', 'payment-issues', 'no-meter-number', 'token-not-received', 'open-ticket']);

const NONE =
  /^(?:no|none|neither|nothing|nope)$|\b(?:none|neither) (?:of|dey|is|one)\b|\b(?:i )?(?:dont|do not|no|never|cant|cannot|lost|deleted) (?:have|get|see|find|know|remember|keep|am|it|the)\b|\bnot (?:there|listed|here|among)\b|\bno dey (?:there|here|inside|among)\b/;
/** Something else that is missing is another matter. */
const ELSE = /\b(?:meter|token|tokens|units?|light|power|value|airtime|data|refund)\b/;
const SKIPS =
  /^(?:(?:please|abeg|pls|ok|okay|oya|no|i|will|go|let|me|us|just|can|we) )*(?:skip|skip (?:it|this|that|am)|later|not now|pass|leave it out|next|move on|go on|continue|proceed|go ahead|send (?:it|am)|submit|done|finish|finished|that is all|thats all|that is it|thats it|nothing (?:more|else)|no more|only (?:that|this|one))(?: (?:please|abeg|o|now|for now|later|by mail|by email|to (?:your|the) (?:mail|email)))*$/;
const BY_MAIL =
  /\b(?:e ?mail|mail|email) (?:it|am|them|you)?\b|\b(?:by|via|through|to (?:your|the|una)) (?:e ?mail|mail|support)\b/;
const NOT_DEBITED =
  /\b(?:not|never|no|didnt|wasnt|nor|neva) (?:\p{L}+ )?(?:debit|debited|charge|charged|deduct|deducted|remove|removed|cut)\b|\bno (?:bank|debit|alert)\b|^(?:none|no|nothing|nope)$/u;
const ANOTHER = /\b(?:another|other|different|older|earlier|else)\b/;

/** What a sentence answers to a question of a troubleshooting flow that its choices do not say; undefined where it answers nothing. */
export function troubleAnswer(reading: Reading, { flow, field }: OpenQuestion): string | undefined {
  if (!FLOWS.has(flow)) return undefined;
  if (field === 'symptom') return symptomSaid(reading, flow);
  const said = wordsOf(reading);
  if (field.startsWith('attachment'))
    return SKIPS.test(said) || NONE.test(said) || BY_MAIL.test(said) ? NO_FILE : undefined;
  if (field === 'bank') return NOT_DEBITED.test(said) ? 'no debit' : undefined;
  if (field !== 'reference' && field !== 'purchase') return undefined;
  const named = orderIdIn(reading.text) ?? (factsOf(reading, 'reference')[0] ?? factsOf(reading, 'code')[0])?.value;
  if (named !== undefined) return named;
  if (field === 'reference') {
    const address = factsOf(reading, 'email')[0]?.value;
    if (address !== undefined) return address;
  }
  if (field === 'purchase' && ANOTHER.test(said)) return 'another';
  return (NONE.test(said) && !ELSE.test(said)) || SKIPS.test(said) ? 'none' : undefined;
}
