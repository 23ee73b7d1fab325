import type { Card, Modal, Say, TableView, Tone, View } from '#machines/kit/view.ts';
import { plainOf } from '#machines/kit/writing/plain-of.ts';
import { OWN_QUESTIONS, questionName } from './asked-once.ts';
import type { Lasting } from './lasting.ts';
import type { Topic } from './tidied.ts';

/** The part of a run's view that a line tells: a face that draws the view itself knows by it what stands there already. */
export interface Origin {
  readonly flow: string;
  readonly step: string;
  readonly part: 'say' | 'dialog' | 'outcome' | 'problem' | 'ask' | 'meanwhile';
  /** The field that is asked for, or that something is wrong with. */
  readonly field?: string;
}

/** Something the portal says, before it has its place in the transcript. */
export interface Line {
  readonly text: string;
  readonly tone: Tone;
  /** The words that the text begins with and that stand out in it, e.g. the title of an outcome. */
  readonly headline?: string;
  /**
   * The text as Markdown, where the portal has written it so: never what a person typed, or a vendor or provider sent. A face that
   * reads none shows the text.
   */
  readonly markdown?: string;
  readonly aside?: true;
  /** It stands above every page for as long as it holds, so no page says it again. */
  readonly standing?: true;
  /** What it holds for: after that it leaves the transcript, or one muted line remains of it. */
  readonly lasts?: Lasting;
  readonly remains?: string;
  /** What it is, where the conversation itself says it and may say it again. */
  readonly topic?: Topic;
  /** Somebody's own words in it: names, and what was written or typed. No language puts them in other words. */
  readonly own?: readonly string[];
  /** What it asks, by name: asked anew, it stands once, where it was asked last. */
  readonly asks?: string;
  readonly card?: Card;
  readonly table?: TableView;
  /** Missing where the conversation itself says it. */
  readonly origin?: Origin;
}

/** A plain sentence. */
export const plain = (text: string): Line => ({ text, tone: 'plain' });

/** The question which of several things was meant. */
export const whichAsked = (text: string): Line => ({ ...plain(text), asks: OWN_QUESTIONS.which });

/** Sentences that the portal has written in Markdown; nothing else may be put into them. */
export const written = (markdown: string): Line => ({ text: plainOf(markdown), tone: 'plain', markdown });

/** A plain sentence beside the open question, which is not asked again for it. */
export const aside = (text: string): Line => ({ text, tone: 'plain', aside: true });

/** Said while a step stands, beside what that says itself: it leaves with the step. */
export const meanwhile = (view: View, text: string): Line => ({
  ...plain(text),
  lasts: 'step',
  origin: originIn(view, 'meanwhile'),
});

/** A view in sentences: what it says, its outcome, and the question that is open. What is owed is asked for, and stands once. */
export function linesOf(view: View): readonly Line[] {
  const lines: Line[] = view.say.map((say, at) => ({
    ...toLine(view, say),
    ...(view.owing && { asks: questionName(view.flow, `${view.step} ${at + 1}`) }),
  }));
  if (view.busy) return lines;
  const first = lines[0];
  if (view.outcome === 'success' && view.result && first) {
    lines[0] = {
      ...first,
      tone: 'plain',
      card: { result: view.result, summary: view.summary },
    };
  } else if (view.modal) {
    const tone = view.outcome === 'pending' ? 'warning' : 'danger';
    lines.push({ ...outcomeOf(view.modal), tone, origin: originIn(view, 'outcome') });
  }
  if (view.table && first) lines[0] = { ...first, table: view.table };
  if (view.dialog) {
    const text = [asSentence(view.dialog.title), ...view.dialog.lines].join(' ');
    lines.push({
      ...plain(text),
      ...(view.dialog.table && { table: view.dialog.table }),
      ...{ origin: originIn(view, 'dialog'), asks: questionName(view.flow, view.step) },
    });
  }
  const question = questionOf(view);
  return question.length > 0 || view.owing ? [...lines, ...question] : asStepAsks(view, lines);
}

/** The lines of a step that asks no field: the last plain one is what it asks, where it waits for a word. */
function asStepAsks({ flow, step, outcome, actions }: View, lines: readonly Line[]): readonly Line[] {
  const last = lines.findLast(({ tone, card, table }) => tone === 'plain' && (card ?? table) === undefined);
  if (last === undefined || outcome !== null || actions.length === 0) return lines;
  return lines.map((line) => (line === last ? { ...line, asks: questionName(flow, step) } : line));
}

/** An outcome in sentences, under its title. */
export function outcomeOf({ title, lines, titleLines = 0 }: Modal): Required<Pick<Line, 'text' | 'headline'>> {
  const all = [`${title}.`, ...lines];
  return { text: all.join('\n'), headline: all.slice(0, 1 + titleLines).join('\n') };
}

/** A title among sentences, e.g. Confirm Meter. */
const asSentence = (title: string): string => (/[.?!]$/.test(title) ? title : `${title}.`);

/** The open question, with what was wrong with the last answer. */
function questionOf(view: View): readonly Line[] {
  const field = view.fields.find((one) => one.name === view.next);
  if (!field) return [];
  // A sentence that leaves several things to choose from, or names none of them, was no mistake: it is asked which.
  const tone = field.kind === 'choice' && field.fromChat ? 'plain' : 'danger';
  const { name, problem, ask } = field;
  const asks = questionName(view.flow, name);
  const asked: Line = { ...plain(ask), origin: { ...originIn(view, 'ask'), field: name }, asks };
  return problem ? [{ text: problem, tone, origin: { ...originIn(view, 'problem'), field: name } }, asked] : [asked];
}

/** The open question asked again after something beside it: shortly, for the card is still on the screen. */
export function againOf(view: View): readonly Line[] {
  const question = questionOf(view);
  // A list that stands there asks nothing, so it is not said again.
  if (view.table) return question;
  // What nothing can be answered to waits for nobody: it was said once.
  if (view.actions.length === 0) return question;
  if (question.length > 0 || view.busy || view.outcome) return question;
  const total = view.summary.find((row) => row.total)?.value;
  const waitsForYes = view.actions.some((action) => action.type === 'CONFIRM' && action.enabled);
  return waitsForYes && total
    ? [
        {
          ...plain(`Back to ${view.title}: shall I pay ${total}?`),
          origin: originIn(view, 'ask'),
          asks: questionName(view.flow, view.step),
        },
      ]
    : linesOf(view);
}

function toLine(view: View, { text, tone, headline, passing, card }: Say): Line {
  return {
    text,
    tone,
    ...(headline !== undefined && { headline }),
    ...(passing && { lasts: 'step' as const }),
    ...(card && { card }),
    origin: originIn(view, 'say'),
  };
}

const originIn = ({ flow, step }: View, part: Origin['part']): Origin => ({ flow, step, part });
