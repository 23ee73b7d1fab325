import { METER_DIGITS, MOBILE_NUMBER, PHONE_DIGITS, SMARTCARD_DIGITS } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import { FIGURES } from '#catalogues/sentences/conversation/figures.ts';
import { consents } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Modifiers, Unheard } from '#machines/talk/besides.ts';
import type { Slots } from '#machines/talk/context.ts';
import { plain } from '../lines.ts';
import type { Scene } from '../scene.ts';
import { type Turn, turn } from './turn.ts';

/** The same turn, with a word about every number of the sentence that is no good or that nothing took: none is dropped in silence. */
export function withFigures(scene: Scene, now: Turn): Turn {
  const { slots, modifiers } = scene.sense;
  // Of what is done to nobody no number is taken.
  if (modifiers?.people) return now;
  // The number of the account that a refund goes to is asked for in a masked line, whatever was said of it before.
  if (modifiers?.setting?.flow === 'refund-account') return now;
  const said = { ...modifiers?.nearly, ...modifiers?.also, ...slots };
  // A meter that is asked for is refused by its flow with how many digits it has.
  const { meterNumber: _, ...others } = said;
  const wrong = wrongOf(scene.sense.intent === 'answer' && slots.meterNumber !== undefined ? others : said);
  const changed = wrong.length === 0 ? changedOf(scene, now) : [];
  const lines = [
    ...new Set([
      ...wrong,
      ...changed,
      ...monthlyOf(scene, said),
      ...timesOf(modifiers),
      ...anotherTimeOf(scene.sense),
      ...leftOutOf(unheardBy(scene, now), said),
      ...(wrong.length === 0 && !now.missed ? untaken(scene, now) : []),
    ]),
  ].map(plain);
  if (lines.length === 0) return now;
  // A yes with a number beside it that is none is for something else than what is read back.
  const pays = now.commands.some((command) => command.do === 'send' && consents(command.event.type));
  if (pays) return turn({ lines, askAgain: true });
  const { missed, ...answered } = now;
  return missed ? { ...answered, lines } : { ...now, lines: [...lines, ...now.lines] };
}

/** A number that was given before and is put right while something else is asked: nothing else would say so. */
function changedOf({ sense, view }: Scene, { commands }: Turn): readonly string[] {
  const filled = commands.some((command) => command.do === 'send' && command.event.type === 'FILL');
  if (!view || view.next === null || !filled || sense.intent !== 'correct') return [];
  return ['phone', 'meterNumber', 'smartcard', 'account'].flatMap((name) => {
    const before = view.fields.find((field) => field.name === name && field.problem === null)?.value ?? '';
    const said = String(sense.slots[name] ?? before);
    return before === '' || said === before || view.next === name ? [] : [FIGURES.changedTo(said)];
  });
}

const LONG_NUMBER = /\d{6}/;
const NUMBERS = ['phone', 'meterNumber', 'smartcard', 'account'];

/** Numbers that were understood, and that nothing which follows takes: the flow that begins may have no place for them. */
function untaken({ sense: { slots, modifiers }, answers, session, usual }: Scene, now: Turn): readonly string[] {
  const known = [answers, session.meterNumber, Object.values(usual)];
  const taken = JSON.stringify([takenBy(now), known]);
  return [...NUMBERS.map((name) => String(slots[name] ?? '')), modifiers?.whom ?? '']
    .filter((number) => LONG_NUMBER.test(number) && !taken.includes(number))
    .map((number) => FIGURES.notUsed(number));
}

/** All that a turn makes of a sentence. */
const takenBy = ({ settles: _, face: __, ...made }: Turn) => made;

/** Numbers that nothing which was understood has a place for; what begins may have one. */
function unheardBy({ sense: { modifiers } }: Scene, now: Turn): readonly Unheard[] {
  const taken = JSON.stringify(takenBy(now));
  return (modifiers?.unheard ?? []).filter(({ kind, value }) => kind !== 'phone' || !taken.includes(value));
}

/** Where months are named they are paid, whatever amount stands beside them; of what is not owed no part is paid. */
function monthlyOf({ sense: { intent }, view }: Scene, { amount, months }: Slots): readonly string[] {
  if (typeof amount !== 'number') return [];
  const byMonth = intent === 'correct' && view?.fields.some(({ name }) => name === 'months') === true;
  const takesPart = view?.fields.some(({ name }) => name === 'part') === true;
  return months !== undefined || (byMonth && !takesPart) ? [FIGURES.monthly(naira(amount))] : [];
}

/** What is wanted several times is bought one at a time. */
const timesOf = (modifiers: Modifiers | undefined): readonly string[] =>
  modifiers?.times === undefined ? [] : [FIGURES.oneOf(modifiers.times)];

/** What is wanted at another time, or again and again, is done now and once, or not begun. */
function anotherTimeOf({ intent, modifiers }: Scene['sense']): readonly string[] {
  const { anotherTime: time } = modifiers ?? {};
  if (time === undefined) return [];
  if (intent === 'none') return [time.again ? FIGURES.notByMyself(time.said) : FIGURES.notThen(time.said)];
  return [time.again ? FIGURES.doneOnce(time.said) : FIGURES.doneNow(time.said)];
}

const naira = (amount: number | string): string => formatNaira(koboOf(Number(amount)));

/** What is wrong with numbers that a flow is given and refuses. */
function wrongOf({ phone, smartcard, meterNumber }: Slots): readonly string[] {
  const [mobile = '', card = '', meter = ''] = [phone, smartcard, meterNumber].map((said) => String(said ?? ''));
  return [
    ...(/^\d+$/.test(mobile) && !MOBILE_NUMBER.test(mobile) ? [wrongPhone(mobile, mobile)] : []),
    ...(/^\d+$/.test(card) && !within(card, SMARTCARD_DIGITS)
      ? [FIGURES.smartcardLength(shown(card), card.length)]
      : []),
    ...(/^\d+$/.test(meter) && !within(meter, METER_DIGITS) ? [FIGURES.meterLength(shown(meter), meter.length)] : []),
  ];
}

const within = ({ length }: string, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  length >= least && length <= most;

const wrongPhone = (said: string, digits: string): string =>
  digits.length === PHONE_DIGITS ? FIGURES.phoneBegin(said) : FIGURES.phoneLength(shown(said), digits.length);

/** What is longer than all numbers here may be a card's, and stands nowhere again. */
const shown = (said: string): string => (said.replace(/\D/g, '').length > METER_DIGITS.most ? 'This number' : said);

/** What is said of the numbers that were left out. */
function leftOutOf(unheard: readonly Unheard[], slots: Slots): readonly string[] {
  const amounts = unheard.filter(({ kind }) => kind === 'amount').map(({ value }) => naira(value));
  // Between several amounts it is for the person to choose.
  if (amounts.length < 2 || slots.amount !== undefined) return unheard.map((one) => leftOut(one, slots));
  const others = unheard.filter(({ kind }) => kind !== 'amount').map((one) => leftOut(one, slots));
  return [FIGURES.whichAmount(amounts), ...others];
}

function leftOut({ kind, said, value, nearly }: Unheard, slots: Slots): string {
  switch (kind) {
    case 'card':
    case 'secret':
      return FIGURES.secret;
    case 'token':
      return FIGURES.token;
    case 'units':
      return FIGURES.units;
    case 'amount':
      if (nearly === 'number') return FIGURES.nothingKnown(said, value.length);
      return insteadOf(naira(value), typeof slots.amount === 'number' ? naira(slots.amount) : undefined);
    case 'phone':
      return insteadOf(said, slots.phone);
    case 'volume':
      return insteadOf(said, slots.plan);
    default:
      return oddOf(said, value, nearly) ?? insteadOf(said, slots.meterNumber ?? slots.smartcard ?? slots.account);
  }
}

const insteadOf = (left: string, taken: string | number | undefined): string =>
  taken === undefined ? FIGURES.notUsed(left) : FIGURES.instead(left, String(taken));

/** What is wrong with a number that is nearly something; null where nothing is. */
function oddOf(said: string, digits: string, nearly: Unheard['nearly']): string | null {
  const { length } = digits;
  if (digits.includes(' ')) return FIGURES.unclear(said);
  if (nearly === 'amount') return FIGURES.amountUnclear(said);
  if (length > METER_DIGITS.most) return FIGURES.tooLong(length);
  if (nearly === 'phone') return MOBILE_NUMBER.test(digits) ? null : wrongPhone(said, digits);
  if (nearly === 'meterNumber') return within(digits, METER_DIGITS) ? null : FIGURES.meterLength(said, length);
  if (nearly === 'smartcard') return within(digits, SMARTCARD_DIGITS) ? null : FIGURES.smartcardLength(said, length);
  return nearly === null || nearly === 'account' ? null : FIGURES.nothingKnown(said, length);
}
