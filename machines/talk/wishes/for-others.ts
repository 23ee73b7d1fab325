import type { Reading } from '../reading.ts';

/** Who may well live elsewhere; a wife, a husband or a child is at home. */
const THEM =
  '(?:friends?|guy|brother|bros?|sister|sis|mother|father|mum|mom|dad|mama|papa|parents|uncle|aunt|aunty|auntie|cousin|neighbou?r|boss|oga|colleague|tenants?|landlord|pastor|in ?laws?|girlfriend|boyfriend|babe|gateman|grandma|grandpa)';
const FOR = new RegExp(
  `\\b(?:for|to|give|send|gift|help)\\s+(?:(?:my|our|his|her|their|the|a|one|d)\\s+)+(?:\\w+\\s+)?${THEM}\\b|\\b(?:for|to) (?:mama|papa|mum|dad|mom)\\b`,
);
const OF_THEM = new RegExp(`\\bmy (?:\\w+ )?${THEM}\\b`);
const FOR_THEM = /\b(?:for|to|give) (?:am|him|her|them|dem)\b/;

/** True where it is to be for somebody who may live elsewhere: 'light for my brother', 'my friend say make i buy for am'. */
export function isForOthers({ text }: Reading): boolean {
  const said = text.toLowerCase();
  return FOR.test(said) || (OF_THEM.test(said) && FOR_THEM.test(said));
}
