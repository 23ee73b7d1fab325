import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { MY_TOKENS } from '#catalogues/sentences/my-tokens.ts';
import { labelled } from '#machines/kit/tokens.ts';
import { formatToken } from '#machines/kit/writing/format.ts';
import type { Good } from '#machines/pages/answers.ts';
import { plain } from '../lines.ts';
import type { Suggestion } from '../suggestion.ts';
import { type Asker, type QueryAnswer, UNHEARD } from './query.ts';

type Delivery = Good<'myTokens'>['deliveries'][number];

/** What is said of the tokens that were bought last: loaded, or not after all; all of them, or one. */
interface Wanted {
  readonly loaded: boolean;
  readonly all: boolean;
}

const LIST: Suggestion = { label: MY_TOKENS.title, say: 'my tokens' };
const UNDO: Suggestion = { label: MY_TOKENS.undo, say: 'i have not loaded it' };
const LOADED: Suggestion = { label: MY_TOKENS.next, say: 'i have loaded it' };

/** Ticks the next token of the last delivery as loaded, or takes the last tick back, and says which is next. */
export async function loadedTold(
  services: Services,
  { loaded, all }: Wanted,
  { signal, held = [] }: Asker,
): Promise<QueryAnswer> {
  const orders = held.map(({ orderId, key }) => ({ orderId, key })).slice(-MOST_KEYS);
  const listed = await services.myTokens({ orders }, signal).catch(unanswered);
  if (listed === null) return UNHEARD;
  const [last] = listed.data.deliveries;
  if (last === undefined) return { lines: [plain(MY_TOKENS.none)] };
  const open = last.tokens.filter(({ loadedAt }) => (loadedAt === null) === loaded);
  // The first is typed first, and what was ticked last is what was ticked by mistake.
  const one = loaded ? open.slice(0, 1) : open.slice(-1);
  const digits = (all ? open : one).map((token) => token.digits);
  if (digits.length === 0)
    return { lines: [plain(loaded ? MY_TOKENS.allLoaded : MY_TOKENS.noneLoaded)], suggestions: [LIST] };
  const key = held.find(({ orderId }) => orderId === last.orderId)?.key;
  const asked = { orderId: last.orderId, ...(key !== undefined && { key }), digits, loaded };
  const answer = await services.markLoaded(asked, signal).catch(unanswered);
  if (answer === null) return UNHEARD;
  if (answer.status !== 200) return { lines: [plain(answer.data.message)] };
  return told(answer.data, digits, loaded);
}

/** So many keys are sent at once, the newest. */
const MOST_KEYS = 50;

function told({ tokens, units }: Delivery, digits: readonly string[], loaded: boolean): QueryAnswer {
  const labels = labelled(tokens, units === '' ? undefined : units);
  const named = labels.filter((one) => digits.includes(one.digits)).map(({ label }) => label);
  const what = named.join(', ');
  const next = tokens.findIndex(({ loadedAt }) => loadedAt === null);
  const said = loaded ? MY_TOKENS.noted(what) : MY_TOKENS.undone(what);
  const then = labels[next];
  if (then === undefined || !loaded)
    return {
      lines: [plain(loaded ? `${said} ${MY_TOKENS.allDone}` : said)],
      suggestions: [...(loaded ? [UNDO] : []), LIST],
    };
  return {
    lines: [plain(`${said} ${MY_TOKENS.nowType(then.label, formatToken(then.digits))}`)],
    suggestions: [LOADED, UNDO, LIST],
  };
}
