import type { ActorRefFrom } from 'xstate';
import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { many } from '#catalogues/sentences/count.ts';
import { TICKET_NEWS } from '#catalogues/sentences/support/ticket-page.ts';
import type { Good } from '#machines/pages/answers.ts';
import type { OpenPages } from '#machines/pages/pages.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { assistantMachine } from '../assistant.ts';
import { type Line, plain } from '../lines.ts';
import { withOwn } from '../own-words.ts';
import type { OpenRuns } from '../runs/open-runs.ts';
import type { Tasks } from '../runs/tasks.ts';
import type { Suggestion } from '../suggestion.ts';
import type { Tell } from './events.ts';

type News = Good<'ticketNews'>;
type Item = News['news'][number];

/** So much of what was written is told; all of it stands on the ticket. */
const MOST_SHOWN = 120;

/** What is new on somebody's tickets. */
export interface TicketNews {
  /** How many have something that they have not read. */
  unread(): number;
  /** Ask, and tell what is new. The server gives each piece of news to one device, once. */
  ask(): void;
}

/** What asking for news touches. */
export interface TicketNewsDeps {
  readonly services: Pick<Services, 'ticketNews'>;
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly open: OpenRuns;
  readonly pages: Pick<OpenPages, 'refresh'>;
  readonly who: () => SessionView;
  readonly tasks: Tasks;
  readonly tell: Tell;
  /** The time now, ISO 8601. */
  readonly at: () => string;
}

/** Asks for what is new on tickets when somebody comes or comes back; nobody waits for it. */
export function createTicketNews(deps: TicketNewsDeps): TicketNews {
  const { services, assistant, open, pages, who, tasks, tell, at } = deps;
  let known: { readonly of: string; readonly unread: number } | null = null;

  function tellNews(news: News): void {
    const { lines, suggestions } = wordsOf(news);
    const written = news.news.flatMap(({ name, text }) => [name, beginningOf(text)]);
    const inFlow = open.topView() !== null;
    // What is open goes on asking what it asks, so there the news stands out from it.
    const said = withOwn(
      lines.map((text): Line => (inFlow ? { text, tone: 'info' } : plain(text))),
      written,
    );
    assistant.send({ type: 'TOLD', lines: said, view: null, ...(!inFlow && { suggestions }), at: at() });
    // Other devices should have it, for it is told to no other.
    tell({ type: 'DID', how: 'done' });
    pages.refresh();
  }

  return {
    unread: () => (known !== null && known.of === who().id ? known.unread : 0),
    ask() {
      const { id } = who();
      if (id === null) return;
      tasks.quietly(async () => {
        const answer = await services.ticketNews({}).catch(unanswered);
        if (answer?.status !== 200 || who().id !== id) return;
        known = { of: id, unread: answer.data.unread };
        if (answer.data.total > 0) tellNews(answer.data);
      });
    },
  };
}

/** What is said of news, and what can be done with it. */
function wordsOf({ news, total }: News): {
  readonly lines: readonly string[];
  readonly suggestions: readonly Suggestion[];
} {
  const [only] = news;
  const own = news.filter((one) => one.own);
  const others = news.filter((one) => !one.own);
  const several = total - own.length;
  return {
    lines: [
      ...own.map(({ number, text }) => TICKET_NEWS.answered(number, beginningOf(text))),
      ...(several === 1 ? others.map(writtenOn) : []),
      ...(several > 1 ? [TICKET_NEWS.several(many(several, 'ticket', 'tickets'), numbersOf(others, several))] : []),
    ],
    suggestions:
      total === 1 && only
        ? [
            { label: 'Read it', say: `ticket ${only.number}` },
            { label: 'Reply', say: `reply to ticket ${only.number}` },
          ]
        : [...news.slice(0, 3).map(({ number }) => ({ label: number, say: `ticket ${number}` })), ALL],
  };
}

const ALL: Suggestion = { label: 'Open tickets', say: 'open tickets' };

const writtenOn = ({ name, number, text }: Item): string => TICKET_NEWS.written(name, number, beginningOf(text));

function numbersOf(news: readonly Item[], total: number): string {
  const named = news.map(({ number }) => number).join(', ');
  return total > news.length ? `${named} ${TICKET_NEWS.more(total - news.length)}` : named;
}

/** The beginning of a text, on one line. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MOST_SHOWN ? line : `${line.slice(0, MOST_SHOWN).replace(/\s+\S*$/, '')} …`;
}
