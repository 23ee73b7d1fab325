import { boughtIn } from '#catalogues/intents/index.ts';
import { ANSWERING_PHRASES } from '#catalogues/lexicon/phrases/answering.ts';
import { TRANSFER_PHRASES } from '#catalogues/lexicon/phrases/transfers.ts';
import { koboOf } from '#catalogues/money.ts';
import { TRANSFER_SENTENCES } from '#catalogues/sentences/transfers.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Said } from '#machines/talk/reading/pattern.ts';
import { patterns } from '#machines/talk/reading/phrases.ts';
import { isSame, wordsIn } from '#machines/talk/reading/said.ts';
import { send } from '../command.ts';
import { aside, plain } from '../lines.ts';
import { openers } from '../openers.ts';
import type { Scene } from '../scene.ts';
import { type Turn, turn } from './turn.ts';

const SAYS = patterns(TRANSFER_PHRASES);
/** What tells of money that is on its way, or there. */
const TELLS = patterns(ANSWERING_PHRASES);
/** Nobody says that it was sent in more words than this. */
const MOST_WORDS = 12;

/** True where a price is read back that can be paid by transfer: an account number is one for that. */
export function offersTransfer({ stack, view }: Scene): boolean {
  return stack.length > 0 && view !== null && view.actions.some(({ type, enabled }) => type === 'TRANSFER' && enabled);
}

/** What is asked of transfers and other ways to pay, for an account number, or told of money that was sent. Nothing is opened by it. */
export function askedOfTransfers(scene: Scene): Turn | null {
  const { text, answers } = scene;
  const { intent, slots } = scene.sense;
  const said = wordsIn(text);
  const means = meansIn(said);
  if (!offersTransfer(scene)) return means && beforePrice(scene, means);
  if (means === 'none' || (means === 'transfer' && isRather(scene)))
    return turn({ lines: [plain(TRANSFER_SENTENCES.how)], askAgain: true });
  if (means === 'other') return turn({ lines: [plain(TRANSFER_SENTENCES.means)], askAgain: true });
  if (intent === 'yes' || slots.confirm !== undefined) return null;
  if (intent === 'none' && TELLS.moved.isIn(said))
    return turn({ lines: [plain(TRANSFER_SENTENCES.noneYet)], askAgain: true });
  // What is bought for an account has an account number of its own.
  const names = SAYS.way.isIn(said) || (answers.account === undefined && SAYS.number.isIn(said));
  if (said.words.length > MOST_WORDS || !names || !SAYS.asks.isIn(said)) return null;
  return turn({ lines: [plain(TRANSFER_SENTENCES.how)], askAgain: true });
}

/** Behind a no it is another way to pay that is wanted, and no end of the purchase; that way is asked for by its own words. */
const isRather = ({ sense: { intent, slots } }: Scene): boolean =>
  intent === 'no' || intent === 'none' || slots.confirm === 'no';

/** What a whole sentence wants to pay with: a transfer, what is neither a card nor one, or anything but the card that there is not. */
type Means = 'transfer' | 'other' | 'none';

function meansIn(said: Said): Means | null {
  if (SAYS.byTransfer.covers(said)) return 'transfer';
  if (SAYS.otherMeans.covers(said)) return 'other';
  return SAYS.noCard.covers(said) ? 'none' : null;
}

/** Where no price is read back that a transfer pays: how it can be paid then, or, with nothing open, what there is to pay for. */
function beforePrice(scene: Scene, means: Means): Turn | null {
  const { lastAmount, view, stack } = scene;
  const { role } = scene.session;
  if (view === null && stack.length === 0) {
    const ofWhat = role === 'service-user' ? TRANSFER_SENTENCES.ofWhatOrOwn : TRANSFER_SENTENCES.ofWhat;
    const said = means === 'other' ? TRANSFER_SENTENCES.means : ofWhat;
    return turn({ lines: [plain(said)], suggestions: openers(role, lastAmount) });
  }
  const waits = view !== null && view.outcome === null && !view.busy && !view.widget && !view.transfer;
  if (!waits || boughtIn(view.flow).size === 0) return null;
  if (view.actions.some(({ type }) => type === 'CONFIRM'))
    return means === 'transfer' && !isRather(scene)
      ? null
      : turn({ lines: [aside(TRANSFER_SENTENCES.notOffered)], askAgain: true });
  return turn({
    lines: [aside(means === 'other' ? TRANSFER_SENTENCES.means : TRANSFER_SENTENCES.atPrice)],
    askAgain: true,
  });
}

/**
 * What is said while a transfer is waited for: that it was sent, with another sum than the exact one perhaps, that it is to be paid by
 * card after all, or that a new number is wanted. Nothing is charged by any of it.
 */
export function aboutTransfer({ stack, view, text, offer }: Scene): Turn | null {
  const run = stack.at(-1);
  if (!run || !view?.transfer || offer) return null;
  const said = wordsIn(text);
  // The words of a button are that button.
  if (view.actions.some(({ label }) => isSame(wordsIn(label).words, said.words))) return null;
  if (said.words.length > MOST_WORDS || /\?\s*$/.test(text) || SAYS.denies.isIn(said)) return null;
  const does = (type: (FlowEvent & { type: 'RETRY' | 'CARD' | 'TRANSFER' })['type']): Turn | null =>
    view.actions.some((action) => action.type === type && action.enabled)
      ? turn({ commands: [send(run, { type })], askAgain: true })
      : null;
  if (SAYS.card.isIn(said)) return does('CARD');
  if (SAYS.anew.isIn(said)) return does('TRANSFER') ?? turn({ askAgain: true });
  if (!SAYS.sent.isIn(said)) return null;
  const looked = does('RETRY');
  const sum = parseNaira(/[\d.,]*\d/.exec(text)?.[0] ?? '');
  const exact = koboOf(view.transfer.amount);
  if (looked === null || sum === null || sum === exact) return looked;
  return { ...looked, lines: [plain(TRANSFER_SENTENCES.only(formatNaira(exact), formatNaira(sum)))] };
}
