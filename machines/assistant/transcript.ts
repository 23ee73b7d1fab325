import type { Card, TableView, Tone, View } from '#machines/kit/view.ts';
import { plainOf } from '#machines/kit/writing/plain-of.ts';
import type { Wording } from '#machines/kit/writing/wording.ts';
import { askedOnce } from './asked-once.ts';
import { madeOf } from './kept-up.ts';
import { isTold, type Lasting, standing } from './lasting.ts';
import type { Line, Origin } from './lines.ts';
import type { Topic } from './tidied.ts';

/** One turn of the transcript. Cards keep what they showed, so an old result stays readable. */
export interface Message {
  readonly id: number;
  readonly from: 'portal' | 'person';
  readonly text: string;
  readonly tone: Tone;
  /** The words that the text begins with and that stand out in it, e.g. the title of an outcome. */
  readonly headline?: string;
  /**
   * The text as Markdown, where the portal has written it so: never what a person typed, or a vendor or provider sent. A face that
   * reads none shows the text.
   */
  readonly markdown?: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Set in, because it answers a question beside the flow. */
  readonly aside?: true;
  /** It stands above every page for as long as it holds, so no page says it again. */
  readonly standing?: true;
  /** What it holds for, where that ends; and what remains of it then, as one muted line. */
  readonly lasts?: Lasting;
  readonly remains?: string;
  /** What was read back and agreed to, in one line that takes no room. */
  readonly muted?: true;
  readonly topic?: Topic;
  /** Somebody's own words in it, which stand in every language as they are. */
  readonly own?: readonly string[];
  /** What the portal asks with it, by name. */
  readonly asks?: string;
  /** The questions that the person answered with it, by name. */
  readonly answers?: readonly string[];
  /** It does not hold any more. Nobody sees it; it keeps its number until the next turn has one, for a number is given once. */
  readonly over?: true;
  /** A delivered purchase, drawn as the token card. */
  readonly card?: Card;
  /** A list that was asked for, e.g. what a provider sells at which price. */
  readonly table?: TableView;
  /** The part of a run's view that it tells; missing where the conversation itself says it, and of a turn kept before there was one. */
  readonly origin?: Origin;
  /** What it said in the language of whoever read it, where that was not English: they read this, and it stays as it was said. */
  readonly words?: Words;
}

/** A turn in another language. */
export type Words = Pick<Line, 'text' | 'headline' | 'markdown'>;

/** What the portal says, in a language. A text that was written in Markdown is put into it as that. */
export function wordsIn(wording: Wording, { text, headline, markdown, own }: Words & Pick<Line, 'own'>): Words {
  const told = markdown === undefined ? wording(text, own) : plainOf(wording(markdown, own));
  const begins = headline === undefined ? '' : wording(headline, own);
  return {
    text: told,
    ...(headline !== undefined && told.startsWith(begins) && { headline: begins }),
    ...(markdown !== undefined && { markdown: wording(markdown, own) }),
  };
}

/** The transcript with lines that the portal says: what it asks anew stands where it is asked last. */
export function say(messages: readonly Message[], lines: readonly Line[], at: string): readonly Message[] {
  const said = lines.reduce((all, line) => append(all, 'portal', line, at), messages);
  return lines.some(({ asks }) => asks !== undefined) ? askedOnce(said) : said;
}

/**
 * True where the last thing that was asked or told is none of a step's own: a yes after a goodbye is none to what was read back before
 * it. What is answered beside stands out of it, and so do news and warnings of the conversation itself.
 */
export function isAskedElse(messages: readonly Message[], { flow, step }: View): boolean {
  const last = messages.findLast(
    ({ from, aside, muted, tone, origin }) =>
      from === 'portal' && !aside && !muted && (tone === 'plain' || origin !== undefined),
  );
  return last !== undefined && (last.origin?.flow !== flow || last.origin.step !== step);
}

/** The transcript without the questions at its end that nobody answered, for the flow that asked them is left. News stays. */
export function takeBack(messages: readonly Message[], texts: readonly string[]): readonly Message[] {
  const last = messages.findLastIndex(
    (message) =>
      message.from === 'person' || message.tone !== 'plain' || isTold(message) || !texts.includes(message.text),
  );
  return last + 1 === messages.length ? messages : madeOf(messages.slice(0, last + 1), messages, last + 1);
}

/**
 * What a form has overtaken: of the turns at the end that were said of a view, those that asked or complained and are no
 * part of it any more. Who fills in a form is not answering in the chat, so its questions would pile up there unanswered.
 */
export function overtaken(
  messages: readonly Message[],
  said: readonly string[],
  lines: readonly Line[],
): readonly Message[] {
  const before = messages.findLastIndex(({ from, text }) => from === 'person' || !said.includes(text));
  return messages
    .slice(before + 1)
    .filter(
      (message) =>
        (message.tone === 'plain' || message.tone === 'danger') &&
        !isTold(message) &&
        lines.every((line) => line.text !== message.text),
    );
}

/** The transcript with one more turn. */
export function append(
  messages: readonly Message[],
  from: Message['from'],
  line: Line & Pick<Message, 'words' | 'answers'>,
  at: string,
): readonly Message[] {
  const before = standing(messages);
  return madeOf([...before, { id: (messages.at(-1)?.id ?? 0) + 1, from, at, ...line }], before, before.length);
}
