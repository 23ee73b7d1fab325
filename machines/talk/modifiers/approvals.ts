import { APPROVAL_DEEDS } from '#catalogues/approvals.ts';
import { APPROVAL_PHRASES } from '#catalogues/lexicon/phrases/approvals.ts';
import { APPROVALS } from '#catalogues/sentences/approvals.ts';
import { orderIdIn } from '#machines/kit/reading/order-id.ts';
import type { SettingSaid } from '../besides.ts';
import { patterns } from '../reading/phrases.ts';
import { firstFact, type Reading, read } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { becauseSaid, upToWhy } from '../slots/arrears.ts';
import { houseSaid } from '../slots/houses.ts';

const SAYS = patterns(APPROVAL_PHRASES);

/**
 * What waits for a second person is approved, refused or taken back: 'approve the balance of House 12', 'refuse approval 4 because ...'. Where a sentence has
 * a condition or says more than which one it is, only which one and what to do are asked. Also: above which sum two people are needed.
 */
export function approvalSaid(reading: Reading): SettingSaid | undefined {
  const whole = asTyped(reading);
  if (endsInQuestion(reading.text)) return undefined;
  if (SAYS.setsLimit.begins(whole)) return { flow: 'balance-limit', values: limitIn(reading) };
  const deed = APPROVAL_DEEDS.find((one) => SAYS[one].begins(whole));
  if (deed === undefined) return undefined;
  const start = reading.list[SAYS[deed].find(whole)?.to ?? reading.list.length]?.start ?? reading.text.length;
  const of = read(upToWhy(reading).slice(start), reading.today);
  const said = asTyped(of);
  if (!SAYS.approval.isIn(said) && !SAYS.of.isIn(said)) return undefined;
  if (SAYS.doubts.isIn(said)) return { flow: 'decide-approval', values: {} };
  const which = whichIn(of);
  const because = deed === 'refuse' ? becauseSaid(reading) : undefined;
  return {
    flow: 'decide-approval',
    values: {
      ...(which !== null && { deed, ...(which !== '' && { approval: which }) }),
      ...(which !== null && because !== undefined && { reason: because }),
    },
  };
}

/** A text less what names something in it, in whichever case. */
function without(text: string, named: string): string {
  const at = text.toLowerCase().indexOf(named.toLowerCase());
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + named.length)}`;
}

/** Which one it is, in the words of the list; nothing where none is named, and null where the words say more than that. */
function whichIn(of: Reading): string | null {
  const order = orderIdIn(of.text);
  const house = houseSaid(of);
  const named = order ?? house;
  const rest = read(named === undefined ? of.text : without(of.text, named), of.today);
  const numbers = rest.list.filter(({ kind }) => kind === 'number');
  if (rest.list.some(({ word, kind }) => kind !== 'emoji' && kind !== 'number' && !SAYS.beside.is(word))) return null;
  if (numbers.length > (named === undefined ? 1 : 0)) return null;
  if (named !== undefined) return named;
  const [number] = numbers;
  if (number !== undefined) return SAYS.approval.isIn(asTyped(of)) ? number.word : null;
  return SAYS.limit.isIn(asTyped(of)) ? APPROVALS.kinds['balance-limit'] : '';
}

function limitIn(reading: Reading): Readonly<Record<string, string>> {
  const amount = firstFact(reading, 'amount');
  const because = becauseSaid(reading);
  const isNone = amount === undefined && SAYS.none.isIn(asTyped(read(upToWhy(reading), reading.today)));
  return {
    ...(amount !== undefined && { limit: amount.value }),
    ...(isNone && { limit: 'none' }),
    ...(because !== undefined && { reason: because }),
  };
}
