import { factsOf, type Reading } from '../reading.ts';

const SOMEBODY =
  '(?:wife|husband|hubby|spouse|partner|brother|bros|sister|mother|father|mum|mom|dad|mama|papa|parents|son|daughter|friend|guy|boss|oga|landlord|tenant|neighbou?r|girlfriend|boyfriend|accountant|office|company|agent|caretaker|uncle|aunt|aunty|auntie|cousin|him|her|them|somebody|someone|else)';
const WAY =
  '(?:whatsapp|sms|text|telegram|phone|number|line|house|home|(?:another|different|other|new|second|old) (?:e ?mail|mail|address|inbox)(?: address)?)';
const OWNER = '(?:(?:my|our|his|her|their|the|a|an|another) )?(?:\\w+ )?';

/** Behind 'to' and the like, or behind the verb: 'to my wife', 'on whatsapp', 'give my husband the receipt'. */
const ELSEWHERE = new RegExp(
  `\\b(?:to|on|by|via|through|at) ${OWNER}(?:${SOMEBODY}|${WAY})s?\\b|\\b(?:give|send|forward|mail|email) (?:my|our|his|her|their|the) ${SOMEBODY}\\b|\\b(?:post|fax|whatsapp|text|sms) (?:it|me|the|my)\\b`,
);
/** What was done then: 'the receipt of what I sent to my wife'. */
const DONE = /\b(?:sent|bought|paid|loaded|recharged|transferred)\b/;

/**
 * Where a receipt or a token is to be sent instead of to the address of its order: an e-mail address or a number, or '' where it is
 * only said whose; undefined where nothing of the kind is said.
 */
export function sendToOf(reading: Reading): string | undefined {
  if (!reading.concepts.has('receipt') && !reading.concepts.has('token')) return undefined;
  const to = [...factsOf(reading, 'email'), ...factsOf(reading, 'phone')].find(({ from }) =>
    /^(?:to|on|at|by|via)$/.test(reading.list[from - 1]?.word ?? ''),
  );
  if (to) return to.value;
  const said = reading.list.map(({ word }) => word).join(' ');
  return ELSEWHERE.test(said) && !DONE.test(said) ? '' : undefined;
}
