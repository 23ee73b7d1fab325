import { ESTATE_FEE_KOBO, TARIFF_KOBO_PER_KWH } from '#catalogues/limits.ts';
import { allows, type Role } from '#catalogues/roles.ts';
import { formatNaira } from '#machines/kit/format.ts';
import type { Suggestion } from '../conversation/conversation-view.ts';
import { STARTABLES } from './startables.ts';

/** Sentences the assistant itself says; a flow's own stand in the catalogues. */
export const TALK = {
  greetVisitor: 'Hello. What would you like to pay for? Sign in to buy power for your meter.',
  greet: (name: string) => `Hello ${name}. What would you like to do?`,
  welcome: (name: string) => `Welcome, ${name}.`,
  signedOut: 'You are signed out. See you soon.',
  expired: 'Your session has ended. Please sign in again.',
  thanks: 'You are welcome.',
  bye: 'Goodbye. Your tokens and receipts stay in your e-mail.',
  missed: 'I did not understand that. Nothing was changed.',
  missedTwice: 'I still do not understand. Here is what I can do; or write "person" to reach a human.',
  nothingOpen: 'There is nothing open right now.',
  noWayBack: 'There is no step to go back to.',
  alreadyIn: 'You are already signed in.',
  signInFirst: 'Please sign in first. Then I go on with what you asked for.',
  wrongRole: 'That is not available for your account.',
  fee: `The convenience fee is ${formatNaira(ESTATE_FEE_KOBO)} on every payment, whatever the amount.`,
  tariff: `Power costs ${formatNaira(TARIFF_KOBO_PER_KWH)} per kWh.`,
  setAside: (title: string) => `I set "${title}" aside. You can go back to it afterwards.`,
  resume: (title: string) => `Shall I go on with "${title}"?`,
  dropped: 'All right, I leave it.',
  notHere: 'I cannot do that here yet. Write to support and a person will help you.',
  finishCard: 'Please finish in the card window, or say "cancel" to close it.',
  busy: 'One moment, I am still working on it.',
  settledMeanwhile: 'News of your earlier purchase:',
  help: 'Type what you want in your own words, for example "buy power 5000". Nothing is ever charged before you say yes. "back", "cancel" and "show as form" always work.',
  person: (contact: string) => `You can reach a person here: ${contact}`,
  owes: 'Please pay what is outstanding first.',
  owesNothing: 'You owe nothing.',
} as const;

/** What this person most likely wants now; what they bought last comes first. */
export function openers(role: Role | null, lastAmount: number | null): readonly Suggestion[] {
  const startables = STARTABLES.filter((one) =>
    role === null ? one.access === 'anyone' : one.access !== 'anyone' && allows(one.access, role),
  );
  const again = role === 'service-user' && lastAmount !== null ? [buyAgain(lastAmount)] : [];
  const rest = startables.map((one) => ({ label: one.label, say: one.say }));
  const beside = role === 'service-user' ? [{ label: 'What do I owe?', say: 'what do I owe' }] : [];
  return [...again, ...rest, ...beside, { label: 'Help', say: 'help' }];
}

/** `naira` is what was bought last, the fee excluded. */
export function buyAgain(naira: number): Suggestion {
  return { label: `Buy ${formatNaira(naira * 100)} power again`, say: `buy power ${naira}` };
}
