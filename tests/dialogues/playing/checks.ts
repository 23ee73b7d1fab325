import type { Message } from '#machines/assistant/transcript.ts';
import type { CHECKS, Exchange, Turn } from '../reading/dialogue.ts';
import { allFit, fits } from '../reading/fits.ts';
import type { Scene } from './acts.ts';
import { buttonsOf } from './buttons.ts';
import type { Money } from './house.ts';
import { shownLines } from './shown.ts';

/** What an exchange came to. */
export interface Came {
  readonly news: readonly Message[];
  /** What the bank's window said. */
  readonly bank: string | null;
  readonly money: Money;
}

type Kind = (typeof CHECKS)[number];
type Check = Turn<Kind>;

/** All that the portal said, in order. */
export const saidIn = ({ news, bank }: Came): readonly string[] => [
  ...(bank === null ? [] : [bank]),
  ...news.map(({ text }) => text),
];

/** Whether the portal said what is written of an exchange; nothing written is nothing asked. */
export function saysSo(exchange: Exchange, came: Came): boolean {
  const written = exchange.checks.filter(({ kind }) => kind === 'Portal').map(({ text }) => text);
  return written.length === 0 || allFit(written, saidIn(came));
}

/** What of an exchange is not so: the first such line, and what is so instead. */
export async function firstWrong(
  scene: Scene,
  exchange: Exchange,
  came: Came,
): Promise<{ at: Check; instead: readonly string[] } | null> {
  const said = exchange.checks.find(({ kind }) => kind === 'Portal');
  if (said && !saysSo(exchange, came)) return { at: said, instead: saidIn(came).map((text) => `Portal: ${text}`) };
  for (const check of exchange.checks) {
    const instead = await SO[check.kind](scene, check.text, came);
    if (instead !== null) return { at: check, instead: instead.map((text) => `${check.kind}: ${text}`) };
  }
  return null;
}

/** Null where it is so, else what is so. */
type IsSo = (scene: Scene, written: string, came: Came) => readonly string[] | null | Promise<readonly string[] | null>;

const among = (written: string, lines: readonly string[]) => (lines.some((line) => fits(written, line)) ? null : lines);
const equals = (written: string, is: string) => (fits(written, is) ? null : [is]);

const SO: Readonly<Record<Kind, IsSo>> = {
  Portal: () => null,
  Buttons: ({ caller }, written) => {
    const labels = buttonsOf(caller.conversation().getSnapshot()).map(({ label }) => label);
    const wanted = written === 'none' ? [] : written.split(' | ').map((label) => label.trim());
    return allFit(wanted, labels) ? null : [labels.length === 0 ? 'none' : labels.join(' | ')];
  },
  Shows: (scene, written, came) => among(written, shownBy(scene, came)),
  Hides: (scene, written, came) => {
    const found = [...shownBy(scene, came), ...saidIn(came)].filter((line) => fits(`…${written}…`, line));
    return found.length === 0 ? null : found;
  },
  Typing: ({ caller }, written) => equals(written, caller.conversation().getSnapshot().composer.placeholder),
  Paid: (_, written, { money }) => equals(written, money.charged),
  Charged: (_, written, { money }) =>
    written === 'nothing' ? equals('₦0', money.charged) : equals(written, money.charged),
  'Given back': (_, written, { money }) => equals(written, money.givenBack),
  Mail: async ({ house }, written) => {
    const [subject = '', email = ''] = written.split(' to ').map((part) => part.trim());
    const mails = await house.mailsTo(email);
    return among(
      subject,
      mails.map((mail) => mail.subject),
    );
  },
  Page: ({ caller }, written) => equals(written, caller.conversation().getSnapshot().page ?? 'none'),
  Face: ({ caller }, written) => equals(written, caller.conversation().getSnapshot().face ?? 'as it was'),
  File: ({ caller }, written) =>
    among(
      written,
      caller.files.map(({ name }) => name),
    ),
  'Signed in': ({ caller }, written) => {
    const { role, firstName } = caller.conversation().getSnapshot().session;
    return equals(written, role === null ? 'nobody' : (firstName ?? ''));
  },
};

function shownBy({ caller }: Scene, { news }: Came): readonly string[] {
  return shownLines(caller.conversation().getSnapshot().view, news);
}
