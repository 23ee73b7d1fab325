import { factsOf, type Reading } from '../reading.ts';

const ASKED = [
  /\b(?:what|who) (?:has |have |was |were |is |been |got |did |all )*(?:changed?|edited|modified|altered)\b/,
  /\baudit (?:log|trail|history)\b|\baudit$/,
  /\b(?:activity|change) (?:log|history)\b|\blog of (?:the )?changes\b/,
  /\b(?:show|see|list|view)(?: \w+){0,2} changes\b/,
];

/** What is changed by whoever says so is a wish, e.g. a password or a package. */
const OWN = /\b(?:my|password|package|plan|price)\b/;

/** That it is asked what was changed in the estate, with the days from and to; null where it is not. */
export function changesAsked({ list, ...reading }: Reading): Readonly<Record<string, string>> | null {
  const said = list.map(({ word }) => word).join(' ');
  if (OWN.test(said) || !ASKED.some((pattern) => pattern.test(said))) return null;
  const [days] = factsOf({ list, ...reading }, 'dates');
  return { ...(days?.first && { from: days.first }), ...(days?.last && { to: days.last }) };
}
