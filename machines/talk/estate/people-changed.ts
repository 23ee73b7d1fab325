import type { OpenQuestion, Understanding } from '../context.ts';
import { peopleNamed } from '../names/names.ts';
import type { Reading } from '../reading.ts';
import { denied } from '../values.ts';

/** What is changed of one resident, by the meter or the name. */
const CHANGES = new Set(['update-payment', 'set-occupancy', 'find-resident']);

const METER = /^\d{10,14}$/;
/** What may stand between two of a list, beside what each of them gets. */
const LISTED =
  /^(?:and|n|plus|also|then|with|to|for|on|of|by|against|meter|meters|number|numbers|both|each|naira|ngn|as|well|too|fine|owed)$/;
const JOINS = /^(?:and|n|plus|also|then)$/;
const SIGN = /[,;&+/]/;

interface One {
  readonly said: string;
  readonly from: number;
  readonly to: number;
}

/** Everybody whom a sentence lists, as typed and each once; one where it goes on about the same. */
function listed(reading: Reading): readonly string[] {
  const meters = reading.facts
    .filter(
      ({ kind, value, from }) => (kind === 'digits' || kind === 'phone') && METER.test(value) && !denied(reading, from),
    )
    .map(({ value, from, to }): One => ({ said: value, from, to }));
  const all = [...meters, ...peopleNamed(reading)].sort((a, b) => a.from - b.from);
  const [first, ...rest] = all;
  if (first === undefined) return [];
  const found = [first];
  for (const one of rest) {
    const before = found.at(-1) ?? first;
    if (isName(one, first) && isJoined(reading, before, one) && found.every(({ said }) => said !== one.said))
      found.push(one);
  }
  return found.map(({ said }) => said);
}

/** Beside a name with capitals, words without them are no name: 'fine Amaka Eze 700 and call her'. */
const isName = ({ said }: One, first: One): boolean =>
  METER.test(said) || /^\p{Lu}/u.test(said) || (/^\p{Ll}/u.test(first.said) && said.includes(' '));

/** 'A and B', 'A 700 and B 800', 'A, B': nothing but the list and what each gets stands between them. */
function isJoined({ list, text, facts }: Reading, one: One, other: One): boolean {
  const between = list.slice(one.to, other.from);
  const worth = (at: number): boolean => facts.some(({ kind, from, to }) => kind === 'amount' && from <= at && at < to);
  const sign = between.length === 0 && SIGN.test(text.slice(list[one.to - 1]?.end, list[other.from]?.start));
  return (
    (sign ||
      between.some(({ word }) => JOINS.test(word)) ||
      /&/.test(text.slice(list[one.to - 1]?.end, list[other.from]?.start))) &&
    between.every(({ word }, nth) => LISTED.test(word) || worth(one.to + nth))
  );
}

/** Those to whom something is to be done at once, where a sentence lists several; else empty. */
export function peopleChanged(
  reading: Reading,
  { intent, besides }: Understanding,
  open: OpenQuestion | undefined,
): readonly string[] {
  const deed = intent === 'answer' || intent === 'correct' ? (open?.flow ?? '') : intent;
  // Only what is to become of somebody changes anything: who is looked for may be several.
  if (!CHANGES.has(deed) || (deed === 'find-resident' && besides?.verifying === undefined)) return [];
  const people = listed(reading);
  return people.length > 1 ? people : [];
}
