import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import type { HeldKey } from '#machines/pages/tokens.ts';
import type { SessionView } from '#machines/session/session.ts';
import { type Line, plain } from '../lines.ts';
import type { FlowStart } from '../run.ts';
import type { Suggestion } from '../suggestion.ts';

/** What a page of a list takes: from which row, of which state or days, narrowed to what. */
export type Asked = Readonly<Record<string, string>>;

/** Who asks, and what it is asked of. */
export interface Asker {
  readonly who: SessionView;
  readonly signal: AbortSignal;
  /** The time now, ISO 8601. */
  readonly at: string;
  /** The orders of this conversation, with the keys that open them; none unless given. */
  readonly held?: readonly HeldKey[];
}

/** What a query comes to. */
export interface QueryAnswer {
  readonly lines: readonly Line[];
  readonly suggestions?: readonly Suggestion[];
  /** For the person to keep. */
  readonly file?: HandedFile;
  /** What is to be begun with it. */
  readonly start?: FlowStart;
}

/** Where no answer came. */
export const UNHEARD: QueryAnswer = { lines: [plain(MESSAGES.networkFailure)] };

/** One kind of query: what answers it, given its own parameters. */
export interface QueryKind<Params> {
  ask(services: Services, params: Params, asker: Asker): Promise<QueryAnswer>;
  /** True where a flow may begin with what is found: then it can be called off, and begins beside nothing newer. */
  mayBegin?(params: Params): boolean;
}
