import type { Role } from '#catalogues/roles.ts';
import { NEWER_VERSION } from '#catalogues/sentences/controls.ts';
import { INSTALLING } from '#catalogues/sentences/installing.ts';
import { PUSHING } from '#catalogues/sentences/pushing.ts';
import { TRANSFER_SENTENCES } from '#catalogues/sentences/transfers.ts';
import type { FieldKind, View } from '#machines/kit/view.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { AssistantContext } from '../context.ts';
import { idleHint, TYPE_WHAT, withExample } from '../hints.ts';
import { standing } from '../lasting.ts';
import type { ConversationView } from './conversation-view.ts';

/** What the parts of a conversation say of themselves. */
export interface Parts {
  readonly context: AssistantContext;
  /** The view of the run on top, or null. */
  readonly top: View | null;
  /** The last run's outcome, until something new begins. */
  readonly outcome: View | null;
  readonly session: SessionView;
  readonly expired: boolean;
  readonly left: boolean;
  /** Questions to the server that belong to no run. */
  readonly pending: number;
  readonly support: ConversationView['support'];
  readonly estatePower: ConversationView['estatePower'];
  readonly notice: string | null;
  readonly unread: number;
  readonly offline?: ConversationView['offline'];
  readonly ending?: ConversationView['ending'];
  readonly loaded?: readonly string[];
  /** The last message there was when the person went back to the start; 0 while nobody did. */
  readonly homeAt: number;
}

const RESUME = [
  { label: 'Yes, go on', say: 'yes', agrees: true as const },
  { label: 'No', say: 'no', agrees: true as const },
];

/** The conversation as faces draw it. */
export function conversationView({
  context,
  top,
  outcome,
  session,
  expired,
  left,
  pending,
  support,
  estatePower,
  notice,
  unread,
  offline = null,
  ending = null,
  loaded = [],
  homeAt,
}: Parts): ConversationView {
  const { suggestions, tongue, face, page, offer, options } = context;
  const messages = standing(context.messages);
  const view = offer ? outcome : (top ?? outcome);
  return {
    messages,
    view,
    atStart: view === null && !offer && !messages.some(({ from, id }) => from === 'person' && id > homeAt),
    session,
    expired,
    left,
    suggestions: offer ? RESUME : suggestions,
    language: tongue.language,
    ...(options.length > 0 && { choosing: true as const }),
    composer: composerOf(offer ? null : top, session.role),
    face,
    page,
    support,
    estatePower,
    notice,
    unread,
    loaded,
    typing: TYPE_WHAT,
    newer: NEWER_VERSION,
    installing: INSTALLING,
    pushing: PUSHING,
    offline,
    ending,
    busy: view?.busy ?? (pending > 0 ? 'One moment' : null),
  };
}

type Composer = ConversationView['composer'];

const CSV = '.csv,text/csv';

const MODES: Partial<Record<FieldKind, Composer['mode']>> = {
  money: 'decimal',
  digits: 'numeric',
  email: 'email',
  phone: 'tel',
};

/** What the composer expects now, in words and as a keyboard. */
export function composerOf(view: View | null, role: Role | null): Composer {
  return { ...expected(view, role), ...acceptedBy(view, role) };
}

/** Files for the open step; else those of rows that an administrator can drop at any time. */
function acceptedBy(view: View | null, role: Role | null): Pick<Composer, 'accepts' | 'several'> {
  const field = view?.busy ? undefined : view?.fields.find(({ kind, readOnly }) => kind === 'file' && !readOnly);
  if (field?.accept !== undefined) return { accepts: field.accept, ...(field.several && { several: true }) };
  return role === 'service-admin' ? { accepts: CSV } : {};
}

function expected(view: View | null, role: Role | null): Composer {
  const field = view?.fields.find((one) => one.name === view.next);
  if (field) {
    return { placeholder: field.placeholder, masked: field.kind === 'secret', mode: MODES[field.kind] ?? 'text' };
  }
  // While a password is being tried, what is typed may be one again: it must not be shown. Before one was given, it is none.
  const masked = view?.busy != null && view.fields.some(({ kind, value }) => kind === 'secret' && value !== '');
  return { ...placeholder(view, role), masked, mode: 'text' };
}

function placeholder(view: View | null, role: Role | null): Pick<Composer, 'placeholder' | 'example'> {
  if (view?.widget) return { placeholder: 'Finish in the card window' };
  if (view?.transfer) return { placeholder: TRANSFER_SENTENCES.placeholder };
  if (view?.actions.some((action) => action.type === 'CONFIRM')) return answerTo(view);
  return idleHint(role);
}

function answerTo({ actions, fields }: View): Pick<Composer, 'placeholder' | 'example'> {
  const deed = actions.find((action) => action.type === 'CONFIRM')?.deed;
  const yes = deed === undefined ? 'yes' : `"yes, ${deed}"`;
  if (!actions.some((action) => action.type === 'EDIT')) return { placeholder: `Say ${yes} or no` };
  return withExample(`Say ${yes}, or change it`, exampleChange(fields));
}

/** A sentence that changes what is read back; where a form locks an answer, a sentence still goes back to it. */
function exampleChange(fields: View['fields']): string {
  if (fields.some(({ kind, readOnly }) => kind === 'money' && !readOnly)) return 'make it 7000';
  return fields.some(({ kind }) => kind === 'email') ? 'change the email' : 'change something';
}
