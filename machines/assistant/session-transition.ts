import { allows } from '#catalogues/roles.ts';
import { type Command, start } from './command.ts';
import { type AssistantContext, type AssistantEvent, fresh } from './context.ts';
import { entryPoint } from './entry-points.ts';
import { type Line, plain } from './lines.ts';
import { openers } from './openers.ts';
import type { FlowStart } from './run.ts';
import { TALK } from './sentences.ts';
import { tidied } from './tidied.ts';
import { say } from './transcript.ts';

type Session = Extract<AssistantEvent, { type: 'SESSION' }>;

/** What somebody's coming or going comes to. */
export type SessionTransition = Partial<AssistantContext> & { readonly commands: readonly Command[] };

/** Somebody came in or left: who comes is welcomed and gets what they wished for; who leaves leaves nothing behind. */
export function sessionTransition(context: AssistantContext, event: Session): SessionTransition {
  return event.session.role === null ? parted(context, event) : welcomed(context, event);
}

/** What becomes of a wish that waited for a sign-in: it begins, unless it is not for this person. */
export function startGranted({ session }: Pick<AssistantContext, 'session'>, wish: FlowStart | null): Granted {
  if (wish === null) return { lines: [] };
  const granted = allows(entryPoint(wish.flow)?.access ?? 'anyone', session.role);
  return granted ? { lines: [], wished: wish } : { lines: [plain(TALK.wrongRole)] };
}

interface Granted {
  readonly lines: readonly Line[];
  readonly wished?: FlowStart;
}

function parted(context: AssistantContext, { expired, farewell, paying, at }: Session): SessionTransition {
  const words = [
    { ...plain(farewell ?? (expired ? TALK.expired : TALK.signedOut)), topic: 'farewell' } as const,
    ...(paying ? [plain(TALK.stillPaying(paying.orderId))] : []),
    ...(expired || farewell !== undefined ? [] : [{ ...plain(TALK.greetVisitor), topic: 'greeting' } as const]),
  ];
  const messages = say(context.messages, words, at).slice(context.messages.length);
  const { support, tongue } = context;
  return { ...fresh(at), support, tongue, messages, commands: [] };
}

function welcomed(context: AssistantContext, { session, through, at }: Session): SessionTransition {
  // A new account says first what became of it, and where the mail went; what was wished for comes after that.
  const first = through === 'sign-up' && context.stack.at(-1)?.flow === 'sign-up';
  const { lines, wished } = startGranted({ session }, first ? null : context.wish);
  // Other ways in are of no use any more; the one that led here ends by itself, and in another tab that was none of these.
  const others = through === undefined ? context.stack : context.stack.slice(0, -1);
  const left = others.filter(({ flow }) => entryPoint(flow)?.visitors);
  return {
    session,
    wish: first ? context.wish : null,
    lastAmount: null,
    lastAsked: null,
    messages: tidied(
      say(context.messages, [{ ...plain(TALK.welcome(session.firstName ?? '')), topic: 'welcome' }, ...lines], at),
    ),
    suggestions: openers(session.role, null),
    commands: [...left.map(({ id }) => ({ do: 'drop', id }) as const), ...(wished ? [start(wished)] : [])],
  };
}
