import type { Role } from '#catalogues/roles.ts';
import type { FactKind } from '../reading/facts/facts.ts';
import type { Reading } from '../reading/read.ts';
import type { Scored } from './scores.ts';

/**
 * What a sentence shows of itself, as numbers: the bucket of each feature, and how much of it there is. It stands until the next sentence is weighed,
 * which is given the same room.
 */
export interface Features {
  readonly buckets: Int32Array;
  readonly values: Float64Array;
}

/** Features are told apart by so many bits of their hash. */
export const BUCKET_BITS = 19;

/** The kinds of features. A number is part of the hash, so that it stays as long as the weights do. */
const KIND = {
  sign: 1,
  twoConcepts: 2,
  firstConcept: 3,
  lastConcept: 4,
  pair: 5,
  word: 6,
  firstWord: 7,
  lastWord: 8,
  twoWords: 9,
  letters: 10,
  role: 11,
  ofRole: 12,
  scored: 13,
  best: 14,
  second: 15,
  margin: 16,
  strength: 17,
  bestMargin: 18,
  believed: 19,
  length: 20,
  unknown: 21,
  unknownShare: 22,
  question: 23,
  cry: 24,
} as const;

/** How much a feature of a kind counts, where that is not 1: what repeats others counts less, what was weighed before more. */
const SOME = 0.6;
const MUCH = 2;

const START = 0x811c9dc5;
const letter = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

/** The hash of a text; the same on every machine. */
export function hashOf(text: string, from: number = START): number {
  let hash = from;
  for (let at = 0; at < text.length; at++) hash = letter(hash, text.charCodeAt(at));
  return hash;
}

/** The bucket of a hash: its bits are stirred first, for those of like words are alike. */
function bucketOf(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> (32 - BUCKET_BITS);
}

/** Something that is said at a place: a concept or a fact. */
interface Place {
  readonly from: number;
  readonly hash: number;
}

const FACT_NAMES: Partial<Record<FactKind, string>> = { token: 'digits', card: 'digits' };
const factHash = (kind: FactKind): number => hashOf(`#${FACT_NAMES[kind] ?? kind}`);

const asPlaced = (a: Place, b: Place): number => a.from - b.from || a.hash - b.hash;

/** More concepts than this are no wish; their pairs would be many. */
const MOST_PAIRED = 14;

/** The rules' scores beyond these say nothing. */
const MOST_SCORES = 6;

/** Below this the rules believe no intent (`understand.ts`). */
export const LEAST = 2.3;

const isLetters = ({ list }: Reading, at: number): boolean => list[at]?.kind === 'word';

/** Room for features, which is used again: one sentence is weighed at a time. */
interface Room {
  readonly buckets: Int32Array;
  readonly values: Float64Array;
  /** Of each bucket its place from 1, at its number or at the next free slot behind that. */
  readonly slots: Int32Array;
}

const roomFor = (features: number): Room => ({
  buckets: new Int32Array(features),
  values: new Float64Array(features),
  slots: new Int32Array(2 * features),
});

/** Most sentences need less than half of this; what is too long for it has room of its own. */
const USUAL = roomFor(512);

/** Collects features, each once, in the order in which they come; what is said of one last counts. */
class Collected {
  #room = USUAL;
  #count = 0;

  constructor() {
    USUAL.slots.fill(0);
  }

  add(kind: number, a: number, b = 0, value = 1): void {
    const hash = Math.imul(Math.imul(a ^ Math.imul(kind, 0x9e3779b1), 0x01000193) ^ b, 0x27d4eb2f);
    const bucket = bucketOf(hash);
    const { buckets, values, slots } = this.#room;
    const slot = this.#slotOf(bucket);
    const place = slots[slot] ?? 0;
    if (place > 0) values[place - 1] = value;
    else {
      values[this.#count] = value;
      buckets[this.#count] = bucket;
      this.#count += 1;
      slots[slot] = this.#count;
      if (this.#count === buckets.length) this.#grow();
    }
  }

  #slotOf(bucket: number): number {
    const { buckets, slots } = this.#room;
    const last = slots.length - 1;
    let slot = bucket & last;
    for (let place = slots[slot]; place; place = slots[slot]) {
      if (buckets[place - 1] === bucket) break;
      slot = (slot + 1) & last;
    }
    return slot;
  }

  #grow(): void {
    const { buckets, values } = this.#room;
    const room = roomFor(2 * buckets.length);
    room.buckets.set(buckets);
    room.values.set(values);
    this.#room = room;
    for (const [at, bucket] of buckets.entries()) room.slots[this.#slotOf(bucket)] = at + 1;
  }

  /** The features, so that a long sentence does not outweigh: by half of what its length would make of it. */
  features(): Features {
    const buckets = this.#room.buckets.subarray(0, this.#count);
    const values = this.#room.values.subarray(0, this.#count);
    let squares = 0;
    for (const value of values) squares += value * value;
    const share = 1 / Math.sqrt(Math.sqrt(squares));
    for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) * share;
    return { buckets, values };
  }
}

/**
 * Everything that the ranking looks at: concepts, what stands beside what, words, the pieces of words, role, shape and the
 * rules' scores; null where these look too good, since the rules were written after the sentence.
 */
export function featuresOf(
  reading: Reading,
  role: Role | null,
  signs: ReadonlySet<string>,
  scores: readonly Scored[] | null,
): Features {
  const found = new Collected();
  const roleHash = hashOf(role ?? 'visitor');
  found.add(KIND.role, roleHash);
  for (const sign of signs) found.add(KIND.sign, hashOf(sign));
  concepts(found, reading, roleHash);
  words(found, reading);
  shape(found, reading);
  if (scores) rules(found, scores);
  return found.features();
}

function concepts(found: Collected, reading: Reading, roleHash: number): void {
  const places: Place[] = [];
  for (const { concept, from } of reading.mentions) places.push({ from, hash: hashOf(concept) });
  for (const { kind, from } of reading.facts) places.push({ from, hash: factHash(kind) });
  places.sort(asPlaced);
  const first = places[0]?.from;
  const last = places.at(-1)?.from;
  /** Where those begin that stand behind the one that is looked at. */
  let behind = 0;
  for (const { from, hash } of places) {
    if (from === first) found.add(KIND.firstConcept, hash);
    if (from === last) found.add(KIND.lastConcept, hash);
    found.add(KIND.ofRole, roleHash, hash, SOME);
    while (behind < places.length && (places[behind]?.from ?? 0) <= from) behind += 1;
    const next = places[behind]?.from;
    for (let at = behind; at < places.length && places[at]?.from === next; at++)
      found.add(KIND.twoConcepts, hash, places[at]?.hash);
  }
  const each = [...new Set(places.map(({ hash }) => hash))].sort((a, b) => a - b);
  if (each.length > MOST_PAIRED) return;
  for (let one = 0; one < each.length; one++)
    for (let other = one + 1; other < each.length; other++) found.add(KIND.pair, each[one] ?? 0, each[other], SOME);
}

/** The words in order, where a number or an address is only what kind of thing it is. */
function wordHashes(reading: Reading): number[] {
  const claimed: (number | undefined)[] = [];
  for (const { kind, from, to } of reading.facts) for (let at = from; at < to; at++) claimed[at] = factHash(kind);
  const hashes: number[] = [];
  let before: number | undefined;
  for (let at = 0; at < reading.words.length; at++) {
    const fact = isLetters(reading, at) ? undefined : claimed[at];
    if (fact === undefined) hashes.push(hashOf((reading.words[at] ?? '').toLowerCase()));
    else if (fact !== before) hashes.push(fact);
    before = fact;
  }
  return hashes;
}

const EDGE = 1;
const SHORTEST = 3;
const LONGEST = 5;

function words(found: Collected, reading: Reading): void {
  const hashes = wordHashes(reading);
  let before = EDGE;
  for (const hash of hashes) {
    found.add(KIND.word, hash);
    found.add(KIND.twoWords, before, hash, SOME);
    before = hash;
  }
  const [first] = hashes;
  const last = hashes.at(-1);
  if (first === undefined || last === undefined) return;
  found.add(KIND.firstWord, first);
  found.add(KIND.lastWord, last);
  found.add(KIND.twoWords, last, EDGE, SOME);
  for (let at = 0; at < reading.words.length; at++) {
    const word = reading.words[at] ?? '';
    if (isLetters(reading, at) && word.length >= SHORTEST) pieces(found, word.toLowerCase());
  }
}

const OPENS = '<'.charCodeAt(0);
const ENDS = '>'.charCodeAt(0);

/** A letter of a word; a sign stands before its first one, and one behind its last. */
function codeAt(word: string, at: number): number {
  if (at < 0) return OPENS;
  return at < word.length ? word.charCodeAt(at) : ENDS;
}

/** The runs of letters of a word: what is spelt in no known way has them in common with what is. */
function pieces(found: Collected, word: string): void {
  const { length } = word;
  for (let from = -1; from + SHORTEST <= length + 1; from++) {
    let hash = START;
    const end = Math.min(from + LONGEST, length + 1);
    for (let at = from; at < end; at++) {
      hash = letter(hash, codeAt(word, at));
      if (at - from + 1 >= SHORTEST) found.add(KIND.letters, hash, 0, SOME);
    }
  }
}

function shape(found: Collected, reading: Reading): void {
  const count = reading.words.length;
  const unknown = reading.unknown.length;
  found.add(KIND.length, Math.min(8, Math.floor(count / 3)));
  found.add(KIND.unknown, Math.min(6, unknown));
  found.add(KIND.unknownShare, Math.floor((4 * unknown) / Math.max(1, count)));
  const end = reading.text.trimEnd().at(-1);
  if (end === '?') found.add(KIND.question, 1);
  if (end === '!') found.add(KIND.cry, 1);
}

function rules(found: Collected, scores: readonly Scored[]): void {
  const [first, second] = scores;
  for (const { intent, score } of scores.slice(0, MOST_SCORES)) {
    found.add(KIND.scored, hashOf(intent), 0, (MUCH * score) / 5);
  }
  const best = first ? hashOf(first.intent) : 0;
  found.add(KIND.best, best, 0, MUCH);
  found.add(KIND.believed, first && first.score >= LEAST ? best : 0, 0, MUCH);
  if (!first) return;
  const margin = first.score - (second?.score ?? 0);
  found.add(KIND.margin, Math.min(4, Math.floor(margin * 2)), 0, MUCH);
  found.add(KIND.strength, Math.min(8, Math.floor(first.score * 1.5)), 0, MUCH);
  found.add(KIND.bestMargin, best, margin > 0.6 ? 1 : 0, MUCH);
  if (second) found.add(KIND.second, hashOf(second.intent), 0, MUCH);
}
