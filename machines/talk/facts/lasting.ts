import type { Token } from '../words/tokens.ts';

const LASTS = /^(?:reach|last|carry|hold)$/;
const LEADS = /^(?:wey|that|which|to|go|fit|will|can|should|dey|me|us)$/;
const SPAN = /^(?:days?|weeks?|wks?|months?|mnths?)$/;
const MANY =
  /^(?:a|an|one|two|three|four|five|six|seven|eight|ten|few|some|like|about|for|up|the|next|whole|full|this)$/;
const MOST_BETWEEN = 4;

/** 'Give me light make I sleep': what it is for comes last, behind what is wanted. */
function purposeFrom(list: readonly Token[]): number {
  const at = list.findLastIndex(
    ({ word }, here) => word === 'make' && /^(?:i|we|us|my)$/.test(list[here + 1]?.word ?? ''),
  );
  const verb = list[at + 2]?.word ?? '';
  return at < LEAST_BEFORE || DEEDS.test(verb) ? list.length : at;
}

const LEAST_BEFORE = 2;
/** 'Abeg make I pay' is the wish itself. */
const DEEDS =
  /^(?:buy|pay|load|recharge|renew|sub|subscribe|get|have|no|not|cancel|sign|log|check|change|know|settle)$/;

/** Places of words that say how long what is bought should last, 'wey go reach two weeks': or what for; they name nothing of their own. */
export function lastingAt(list: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, { word }] of list.entries()) {
    if (!LASTS.test(word)) continue;
    let end = at + 1;
    while (end <= at + MOST_BETWEEN && (MANY.test(list[end]?.word ?? '') || list[end]?.kind === 'number')) end += 1;
    if (!SPAN.test(list[end]?.word ?? '')) continue;
    let from = at;
    while (LEADS.test(list[from - 1]?.word ?? '')) from -= 1;
    for (let place = from; place <= end; place++) found.add(place);
  }
  for (let place = purposeFrom(list); place < list.length; place++) found.add(place);
  return found;
}
