import { ESTATE_DETAIL_PHRASES } from '#catalogues/lexicon/phrases/estate-details.ts';
import { ESTATE_DETAILS, type EstateDetail, OFFICE_DETAILS, type OfficeDetail } from '#catalogues/platform.ts';
import type { Question } from '../asked-question.ts';
import type { SettingSaid } from '../besides.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { isTitled } from '../reading/tokens.ts';
import { namesEstate } from './estate-names.ts';

const SAYS = patterns(ESTATE_DETAIL_PHRASES);

const settingOf = (values: SettingSaid['values']): SettingSaid => ({ flow: 'estate-details', values });

/**
 * What an estate is called from now on, where it is, or how its office is reached: 'our office number is 08031234567'. Without an estate in its
 * values it is the own one, if there is one.
 */
export function estateDetailSaid(reading: Reading): SettingSaid | undefined {
  const said = asTyped(reading);
  // Each word has its place in the text: what is told is taken from there as it was typed.
  if (said.words.length !== reading.list.length) return undefined;
  if (SAYS.bare.covers(said)) return settingOf({});
  if (SAYS.renamesAny.covers(said)) return settingOf({ detail: 'name' });
  for (const detail of OFFICE_DETAILS) {
    const found = ofOffice(reading, detail);
    if (found !== undefined) return settingOf({ detail, ...found });
  }
  return renamed(reading) ?? ofNamed(reading);
}

/** What is said of a detail of the own office: the new one, that there is a new one, or that it is taken away. */
function ofOffice(reading: Reading, detail: OfficeDetail): SettingSaid['values'] | undefined {
  const said = asTyped(reading);
  const takes = SAYS.takesOf.endAt(said, 0);
  const gone = takes > 0 ? SAYS[detail].endAt(said, takes) : 0;
  if (gone > 0 && said.words.slice(gone).every((word) => SAYS.away.is(word))) return { active: 'false' };
  const noun = SAYS[detail].endAt(said, 0);
  if (noun <= 0) return undefined;
  const sets = said.words.slice(0, noun).some((word) => SAYS.sets.is(word));
  if (!sets && endsInQuestion(reading.text)) return undefined;
  let from = noun;
  while (SAYS.is.is(said.words[from])) from += 1;
  const text = toldFrom(reading, from, detail);
  if (text === '') return sets && from === noun ? { active: 'true' } : undefined;
  const parted = from > noun || isParted(reading, noun) || isDetail(detail, text);
  return parted ? { active: 'true', [detail]: text } : undefined;
}

/** True where a sign says that what follows is told: 'estate address: 14 Admiralty Way'. */
const isParted = ({ list, text }: Reading, at: number): boolean =>
  /[:=]/.test(text.slice(list[at - 1]?.end, list[at]?.start));

/** True for what can be nothing but such a detail. */
const isDetail = (detail: OfficeDetail, text: string): boolean =>
  (detail === 'phone' && /^[+\d][\d\s()-]+$/.test(text)) || (detail === 'email' && text.includes('@'));

/** 'Rename Palm Court to Palm Court Gardens': both names as typed. */
function renamed(reading: Reading): SettingSaid | undefined {
  const begins = SAYS.renames.endAt(asTyped(reading), 0);
  const to = begins > 0 ? toFrom(reading, begins) : -1;
  return to < 0 || isOther(reading, begins, to) ? undefined : named(reading, { from: begins, to, detail: 'name' });
}

/** 'Change the office phone of Palm Court to 08031234567', 'set Palm Court’s address to 5 Unity Close', 'change Palm Court name to Palm Grove'. */
function ofNamed(reading: Reading): SettingSaid | undefined {
  const said = asTyped(reading);
  const begins = SAYS.setsAny.endAt(said, 0);
  const to = begins > 0 ? toFrom(reading, begins) : -1;
  if (to < 0 || isOther(reading, begins, to)) return undefined;
  for (const detail of ESTATE_DETAILS) {
    const noun = NOUNS[detail].find(said, begins);
    if (noun === null || noun.to > to) continue;
    const whose = said.words.slice(begins, noun.from).every((word) => SAYS.whose.is(word));
    const isBehind = whose && SAYS.of.is(said.words[noun.to]);
    const [from, end] = isBehind ? [noun.to + 1, to] : [begins, noun.from];
    if ((isBehind || noun.to === to) && mayBeEstate(reading, from, end))
      return named(reading, { from, end, to, detail });
  }
  return undefined;
}

const NOUNS = { name: SAYS.nameOf, address: SAYS.theAddress, phone: SAYS.thePhone, email: SAYS.theEmail };

/** Where what is to be stands behind; -1 where nothing says so. */
const toFrom = ({ list }: Reading, from: number): number =>
  list.findIndex(({ word }, at) => at >= from && SAYS.to.is(word));

/** True where something else is spoken of that has a name, a number or an address. */
const isOther = ({ list }: Reading, from: number, to: number): boolean =>
  list.slice(from, to).some(({ word }) => SAYS.other.is(word));

/** What is called as estates are, or by a name that nothing here has. */
function mayBeEstate(reading: Reading, from: number, end: number): boolean {
  const { list, unknown } = reading;
  const first = list.findIndex(({ word }, at) => at >= from && at < end && !SAYS.estate.is(word));
  return first >= 0 && (namesEstate(reading) || (isTitled(list[first]) && unknown.includes(first)));
}

interface Named {
  /** Where the estate is named. */
  readonly from: number;
  readonly end?: number;
  /** Behind it stands what is told. */
  readonly to: number;
  readonly detail: EstateDetail;
}

function named(reading: Reading, { from, end: last, to, detail }: Named): SettingSaid | undefined {
  const { list, text } = reading;
  let [first, end] = [from, last ?? to];
  while (first < end && SAYS.estate.is(list[first]?.word)) first += 1;
  while (end - first > 1 && SAYS.office.is(list[end - 1]?.word)) end -= 1;
  const estate = text.slice(list[first]?.start, list[end - 1]?.end).replace(/['\u2019]s$/i, '');
  const told = toldFrom(reading, to + 1, detail);
  if (told === '') return undefined;
  const active = detail === 'name' ? {} : { active: 'true' };
  return settingOf({ detail, ...active, [detail]: told, ...(first < end && { estate }) });
}

/** What is told, to the end of the sentence and as it was typed, without the sign that ends it and what stands around all of it. */
function toldFrom({ list, text }: Reading, from: number, detail: EstateDetail): string {
  if (from >= list.length) return '';
  let to = list.length;
  const isRead = detail === 'phone' || detail === 'email';
  while (isRead && to > from && SAYS.polite.is(list[to - 1]?.word)) to -= 1;
  const end = to < list.length ? list[to - 1]?.end : text.length;
  const told = text
    .slice(list[from - 1]?.end, end)
    .trim()
    .replace(/^[:=,]\s*/, '')
    .replace(/[.!?]+$/, '');
  return /^(["'“‘]).*["'”’]$/u.test(told) ? told.slice(1, -1).trim() : told;
}

/** Who is in charge of one's estate, and how its office is reached. */
export function officeAsked(reading: Reading): Question | undefined {
  if (reading.facts.length > 0) return undefined;
  const said = asTyped(reading);
  if (SAYS.inCharge.covers(said)) return { about: 'estate-office', of: 'inCharge' };
  if (SAYS.asksReach.covers(said)) return { about: 'estate-office', of: 'reach' };
  if (SAYS.asksPhone.covers(said)) return { about: 'estate-office', of: 'phone' };
  if (SAYS.asksEmail.covers(said)) return { about: 'estate-office', of: 'email' };
  if (SAYS.asksAddress.covers(said)) return { about: 'estate-office', of: 'address' };
  return SAYS.asksTheOffice.covers(said) ? { about: 'estate-office', of: 'address', anyOffice: true } : undefined;
}
